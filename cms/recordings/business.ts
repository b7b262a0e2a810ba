import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_APPLICATION_DEFAULTS, type CreditApplication } from '@framewell/domain/credit/application'
import { companyDay, dayFrom, monthAfter } from '@framewell/domain/dates/businessDays'
import { holdOrder } from '@framewell/domain/orders/orderCalls'
import type { TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import { shopApplication } from '../testing/shopApplication'
import { callsAs } from './callsAs'
import { depositsBy } from './depositsBy'
import { OLIVIA } from './people'

type Answers = Pick<
  CreditApplication,
  'contactName' | 'companyName' | 'projectLocation' | 'projectType' | 'startTimeline' | 'budgetScale' | 'familiarityWithSteel'
>
const DANA: Answers = {
  contactName: 'Dana Whitfield',
  companyName: 'Whitfield Homes',
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Large (>$500K)',
  familiarityWithSteel: 'Expert',
}
const SAM: Answers = {
  contactName: 'Sam Okafor',
  companyName: 'Okafor Renovations',
  projectLocation: 'Toledo, OH',
  projectType: 'Renovation',
  startTimeline: '6+ months',
  budgetScale: 'Small (<$100K)',
  familiarityWithSteel: 'New to steel framing',
}
const PRIYA: Answers = {
  ...DANA,
  contactName: 'Priya Raman',
  companyName: '',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Some experience',
}

/** The address of a person of the recordings. */
const emailOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`

/**
 * A small business of one day: two shops, an application of a third, three builders, of whom one waits for a decision, and three orders: one
 * paid, one late and on hold, one completed. Two of its figures have a history of months in which nothing happened.
 */
export async function business(cms: TestCms) {
  const { pool } = cms.payload.db
  const months = [-4, -3, -2].map((ago) => monthAfter(companyDay(new Date()), ago))
  await pool.query(
    'insert into metric_days (metric, day, value) select metric, day, 0 from unnest($1::text[]) metric, unnest($2::text[]) day',
    [['escrowExposure', 'applicationsThisMonth'], months],
  )
  const to = await orderSetup(cms)
  const operator = await cms.signInAs('operator', OLIVIA)
  const asOperator = callsAs(cms, operator.cookie)
  const shop = await memberOf(cms.payload, 'fabricator', 'Wabash Steel Frames', { name: 'Rosa Wabash', email: emailOf('Rosa Wabash') })
  await to.makeShop('Wabash Steel Frames', shop.companyId)
  await to.makeShop('Kokosing Frames', null, { latitude: 39.9612, longitude: -82.9988, weeklyCapacity: 40 })
  await to.post('/api/partner-onboarding', { ...shopApplication, companyName: 'Scioto Rollform' }, '')
  const applied = async (answers: Answers) => {
    const { contactName: name, companyName } = answers
    const email = emailOf(name)
    const member = companyName ? await memberOf(cms.payload, 'builder', companyName, { name, email }) : undefined
    await callsAs(cms, member?.cookie)(applyForCredit, { ...CREDIT_APPLICATION_DEFAULTS, ...answers, email })
    return member
  }
  const ordered = async (builder: TestMember | undefined) => {
    if (!builder) throw new Error('Only members order')
    const order = await to.placed(builder)
    await to.sign(builder, order)
    return order
  }
  const pay = depositsBy(asOperator)
  const sam = await applied(SAM)
  const dana = await applied(DANA)
  await applied(PRIYA)
  const completed = await ordered(sam)
  await pay(completed.number)
  const late = await ordered(dana)
  await pay(late.number)
  const active = await ordered(dana)
  await pay(active.number)
  await pool.query(`update orders set status = 'completed', stage = 'completion_qa' where number = $1`, [completed.number])
  await pool.query(`update orders set deliver_by = $2, stage = 'in_transit' where number = $1`, [late.number, dayFrom(new Date(), -18)])
  await asOperator(holdOrder, { orderId: late.number, action: 'hold', reason: 'Waiting for the permit' })
  await pool.query(
    `insert into outgoing_mail ("to", subject, text, status, attempts, error, dedup_key) values ('nobody@example.com', 'Lost', 'Good morning.', 'failed', 12, '550', 'lost')`,
  )
  return { operator, asOperator, shop, dana, active: active.number, late: late.number, completed: completed.number }
}
