import { currentSession } from '@framewell/domain/accounts/session'
import { applyForCredit, emailCreditDecision, getCreditDecision, getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_APPLICATION_DEFAULTS, type CreditApplication } from '@framewell/domain/credit/application'
import { reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, orderSetup } from '../testing/orderSetup'
import { memberOf } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen, Recording } from './Recording'

/** Answers that lead to each tier under the first policy. */
const STRONG: CreditApplication = {
  ...CREDIT_APPLICATION_DEFAULTS,
  projectLocation: 'Dayton, OH',
  budgetScale: 'Large (>$500K)',
  familiarityWithSteel: 'Expert',
  contactName: 'Dana Reyes',
  email: 'dana@example.com',
  companyName: 'Reyes Homes',
}
const MIDDLING: CreditApplication = { ...STRONG, familiarityWithSteel: 'New to steel framing', startTimeline: '3-6 months' }
const WEAK: CreditApplication = {
  ...STRONG,
  projectType: 'Renovation',
  budgetScale: 'Small (<$100K)',
  familiarityWithSteel: 'New to steel framing',
  companyName: '',
}
const STORY_TOKEN = 'story-token-0123456789'
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function begin(): Promise<Recording> {
  const recording = new Recording(cms)
  await recording.ask(currentSession, {})
  await recording.ask(getCreditTiers, {})
  return recording
}

it('records applications for credit, and decisions of every kind', async () => {
  const to = await orderSetup(cms)
  await to.makeShop('Wabash Steel Frames', null)
  // Each is somebody's first application: the next ones would wait for a person.
  const asAnother = () =>
    cms.payload.db.pool.query("update credit_applications set email = 'dana.' || id || '@example.com', company_name = ''")
  const applying = await begin()
  await applying.ask(getDelivery, { zip: '45402' })
  for (const application of [STRONG, MIDDLING, { ...STRONG, siteZip: '45402', deliverBy: inDays(7) }]) {
    const { id, token } = await applying.ask(applyForCredit, application)
    applying.hide(token, STORY_TOKEN)
    await applying.ask(getCreditDecision, { id, token })
    await asAnother()
  }
  await applying.keep('mfe-portal/recordings/creditApplications.json')

  const operator = callsAs(cms, (await cms.signInAs('operator')).cookie)
  const reading = await begin()
  type Review = Pick<CallInput<typeof reviewCreditApplication>, 'action' | 'tier' | 'creditLimit'>
  const decided = async (application: CreditApplication, review?: Review) => {
    const { id, token } = await callsAs(cms)(applyForCredit, application)
    if (review) await operator(reviewCreditApplication, { id, reason: 'Seen by our credit team', ...review })
    reading.hide(token, STORY_TOKEN)
    await reading.ask(getCreditDecision, { id, token })
    await asAnother()
    return { id, token }
  }
  const preferred = await decided(STRONG)
  await decided({ ...STRONG, budgetScale: 'Medium ($100K–500K)' })
  await decided(MIDDLING)
  await decided(WEAK)
  await decided(STRONG, { action: 'override', tier: 'Premium', creditLimit: 500_000 })
  await decided(MIDDLING, { action: 'reject' })
  const guessed = reading.ask(getCreditDecision, { id: preferred.id, token: 'another-token-0123456789' })
  await expect(guessed).rejects.toMatchObject({ status: 404 })
  await reading.ask(emailCreditDecision, preferred)
  await reading.keep('mfe-portal/recordings/creditDecisions.json')
})

it("records the terms of a signed-in builder's company", async () => {
  const { cookie } = await memberOf(cms.payload, 'builder', 'Park Homes', OLIVIA)
  const { id, token } = await callsAs(cms, cookie)(applyForCredit, { ...STRONG, contactName: OLIVIA.name, email: OLIVIA.email })
  const recording = await openScreen(cms, cookie, getOwnAccount, {})
  recording.hide(token, STORY_TOKEN)
  await recording.ask(getCreditTiers, {})
  await recording.ask(getCreditDecision, { id, token })
  await recording.keep('mfe-portal/recordings/companyDecision.json')
})
