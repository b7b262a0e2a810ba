import { signOut } from '@framewell/domain/accounts/session'
import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_APPLICATION_DEFAULTS } from '@framewell/domain/credit/application'
import { dayFrom, endOfDay } from '@framewell/domain/dates/businessDays'
import { acceptOrder, recordStage } from '@framewell/domain/orders/workCalls'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { listBankDetails, proposeBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { getWaiverText, signWaiver } from '@framewell/domain/payments/billingCalls'
import { completePhase } from '@framewell/domain/payments/phaseCalls'
import { getOwnW9, submitW9 } from '@framewell/domain/payments/w9Calls'
import { answerProduction, moveMilestone, startProduction } from '@framewell/domain/production/productionCalls'
import { listOwnTasks } from '@framewell/domain/tasks/ownTasks'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder } from '../testing/qualifiedBuilder'
import { settle } from '../testing/settle'
import { callsAs } from './callsAs'
import { depositsBy } from './depositsBy'
import { OLIVIA } from './people'
import { openScreen, type Recording } from './Recording'

const ROSA = { name: 'Rosa Wabash', email: 'rosa@wabash.example' }
const WAIVER = { phase: 'fabrication_start', condition: 'conditional' } as const
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** What everybody's account asks, whose records have links of their own. */
async function open(cookie: string, ofCompany = true): Promise<Recording> {
  const recording = await openScreen(cms, cookie, getOwnAccount, {})
  if (ofCompany) await recording.ask(listOwnTasks, {})
  if (ofCompany) await recording.ask(listBankDetails, { limit: 5 })
  const { things } = await callsAs(cms, cookie)(getOwnAccount, {})
  for (const { path } of things) {
    const token = path?.split('#token=')[1]
    if (token) recording.hide(token, 'story-token-0123456789')
  }
  return recording
}

it('records accounts with nothing, of a builder with all kinds of records, and of a shop that is owed money', async () => {
  const noCompany = await cms.signInAs('builder', { ...OLIVIA, email: 'first@framewell.example' })
  await (await open(noCompany.cookie, false)).keep('mfe-portal/recordings/accountWithoutACompany.json')
  const idle = await memberOf(cms.payload, 'builder', 'Park Garages', { ...OLIVIA, email: 'garages@framewell.example' })
  await (await open(idle.cookie)).keep('mfe-portal/recordings/accountWithoutRecords.json')

  const to = await orderSetup(cms)
  const shop = await memberOf(cms.payload, 'fabricator', 'Wabash Steel Frames', ROSA)
  await settle(cms.payload, shop.companyId)
  await to.makeShop('Wabash Steel Frames', shop.companyId)
  const asShop = callsAs(cms, shop.cookie)
  await asShop(submitW9, {
    name: ROSA.name,
    businessName: 'Wabash Steel Frames',
    taxClass: 'individual',
    address: '7 Mill Road, Lafayette, IN 47901',
    tin: '123-45-6789',
    signature: ROSA.name,
  })
  const asOperator = callsAs(cms, (await cms.signInAs('operator', { name: 'Kim Vale' })).cookie)
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0, OLIVIA)
  const asBuilder = callsAs(cms, builder.cookie)
  const { pool } = cms.payload.db
  await pool.query(`update companies set name = 'Park Homes' where id = $1`, [builder.companyId])

  const started = await to.placed(builder)
  await to.sign(builder, started)
  await depositsBy(asOperator)(started.number)
  await asShop(acceptOrder, { orderId: started.number })
  await asShop(recordStage, { orderId: started.number, stage: 'fabrication_started' })
  const { textHash } = await asShop(getWaiverText, { projectId: started.number, ...WAIVER })
  await asShop(signWaiver, { projectId: started.number, ...WAIVER, signature: ROSA.name, title: 'Owner', textHash })

  const unsigned = await to.placed(builder)
  const heldUntil = endOfDay(dayFrom(new Date(), -2))
  await pool.query('update orders set held_until = $2 where number = $1', [unsigned.number, heldUntil])
  await to.quoteFor(builder)
  const choices = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco' } as const
  const { production } = await asBuilder(startProduction, { ...choices, total: 66_230 })
  await asOperator(answerProduction, { id: production.id, answer: 'confirmed' })
  for (const milestone of ['design-review', 'framing-scheduled'] as const)
    await asOperator(moveMilestone, { id: production.id, milestone, status: 'completed' })
  // Its link was made with a secret that is no longer kept.
  await pool.query(`update plan_productions set token_hash = 'another' where id = $1`, [production.id])
  await asBuilder(applyForCredit, {
    ...CREDIT_APPLICATION_DEFAULTS,
    contactName: OLIVIA.name,
    email: OLIVIA.email,
    companyName: 'Park Homes',
    projectLocation: 'Dayton, OH',
    budgetScale: 'Large (>$500K)',
    startTimeline: '3-6 months',
    familiarityWithSteel: 'New to steel framing',
  })
  const full = await open(builder.cookie)
  await full.ask(signOut, {})
  await full.keep('mfe-portal/recordings/account.json')

  await asOperator(completePhase, { projectId: started.number, phase: WAIVER.phase, notes: 'Seen on site' })
  const { ask, keep } = await open(shop.cookie)
  await ask(getOwnW9, {})
  await ask(proposeBankDetail, {
    accountName: 'Wabash Steel Frames LLC',
    routingNumber: '021000021',
    accountNumber: '12345678',
    accountType: 'checking',
    accountHolder: 'business',
    companyId: shop.companyId,
  })
  await keep('mfe-portal/recordings/accountOfAShop.json')
})
