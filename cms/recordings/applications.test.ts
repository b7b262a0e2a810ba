import { currentSession } from '@framewell/domain/accounts/session'
import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_APPLICATION_DEFAULTS, type CreditApplication } from '@framewell/domain/credit/application'
import {
  type ApplicationRow,
  getCreditApplication,
  listCreditApplications,
  reviewCreditApplication,
} from '@framewell/domain/credit/operatorCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen, Recording } from './Recording'

type Answers = readonly [
  name: string,
  company: string,
  location: string,
  type: CreditApplication['projectType'],
  start: CreditApplication['startTimeline'],
  budget: CreditApplication['budgetScale'],
  steel: CreditApplication['familiarityWithSteel'],
]

/** Newest first. */
const BUILDERS: readonly Answers[] = [
  ['Dana Whitfield', 'Whitfield Build Co', 'Dayton, OH', 'Build-to-Rent', '1-3 months', 'Large (>$500K)', 'Expert'],
  ['Luis Ortega', 'Ortega Homes', 'Fort Wayne, IN', 'Build-to-Sell', '3-6 months', 'Medium ($100K–500K)', 'New to steel framing'],
  ['Priya Raman', '', 'Columbus, OH', 'Build-to-Rent', '1-3 months', 'Medium ($100K–500K)', 'Some experience'],
  ['Tom Becker', 'Becker Spec LLC', 'Erie, PA', 'Spec', '6+ months', 'Small (<$100K)', 'New to steel framing'],
  ['Alicia Moore', 'Northline Rentals', 'Lexington, KY', 'Build-to-Rent', '1-3 months', 'Medium ($100K–500K)', 'Expert'],
  ['Sam Okafor', '', 'Toledo, OH', 'Renovation', '6+ months', 'Small (<$100K)', 'New to steel framing'],
  ['Grace Lindqvist', 'Lindqvist & Daughters', 'Duluth, MN', 'Build-to-Sell', 'Immediately', 'Medium ($100K–500K)', 'Expert'],
  ['Marcus Hale', 'Hale Residential', 'Grand Rapids, MI', 'Build-to-Sell', '1-3 months', 'Large (>$500K)', 'Some experience'],
  ['Yuki Tanaka', '', 'Madison, WI', 'Other', '3-6 months', 'Medium ($100K–500K)', 'Some experience'],
  [
    'Bernadette O’Sullivan-Castellanos',
    'Castellanos Land and Timberless Construction Partners',
    'Saint Louis Park, MN',
    'Spec',
    'Immediately',
    'Large (>$500K)',
    'Some experience',
  ],
  ['Noah Fischer', 'Fischer Bros', 'Peoria, IL', 'Build-to-Rent', '3-6 months', 'Small (<$100K)', 'Some experience'],
  ['Imani Brooks', 'Brooks Housing Trust', 'Gary, IN', 'Build-to-Rent', '1-3 months', 'Large (>$500K)', 'New to steel framing'],
]
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, listCreditApplications, {})

async function applied([
  contactName,
  companyName,
  projectLocation,
  projectType,
  startTimeline,
  budgetScale,
  familiarityWithSteel,
]: Answers) {
  await callsAs(cms)(applyForCredit, {
    ...CREDIT_APPLICATION_DEFAULTS,
    contactName,
    email: `${contactName.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
    ...(companyName && { companyName }),
    ...{ projectLocation, projectType, startTimeline, budgetScale, familiarityWithSteel },
  })
}

/** What a review sends besides the decision. */
const seenAs = ({
  id,
  qualificationStatus: status,
  assignedTier: tier,
  assignedCreditLimit: creditLimit,
  limitIfApproved,
}: ApplicationRow) => ({ id, seen: { status, tier, creditLimit, limitIfApproved } })

it('records applications, how they are decided, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noApplications.json')
  for (const builder of BUILDERS.toReversed()) await applied(builder)

  const { ask, keep } = await begin(cookie)
  await ask(listCreditApplications, { page: 2 })
  await ask(listCreditApplications, { search: 'toledo' })
  await ask(listCreditApplications, { status: 'rejected', search: 'Oak' })
  await expect(ask(getCreditApplication, { id: UNKNOWN })).rejects.toMatchObject({ problem: { code: 'notFound' } })
  const { data: waiting } = await ask(listCreditApplications, { status: 'pending' })
  const open = async (name: string) => {
    const found = waiting.find(({ contactName }) => contactName === name)
    if (!found) throw new Error(`${name} does not wait for a decision`)
    await ask(getCreditApplication, { id: found.id })
    return seenAs(found)
  }
  const [priya, luis, noah] = [await open('Priya Raman'), await open('Luis Ortega'), await open('Noah Fischer')]
  const override = { action: 'override', reason: 'Twelve homes paid on time' } as const
  const tooHigh = ask(reviewCreditApplication, { ...priya, ...override, tier: 'Preferred', creditLimit: 300_000 })
  await expect(tooHigh).rejects.toMatchObject({ problem: { code: 'limitAboveTier' } })
  await ask(reviewCreditApplication, { ...priya, action: 'approve', reason: 'Two references answered' })
  await ask(reviewCreditApplication, { ...luis, ...override, tier: 'Premium', creditLimit: 400_000 })
  await ask(reviewCreditApplication, { id: noah.id, action: 'approve', reason: 'Approved by a colleague' })
  const reject = { action: 'reject', reason: 'No lot under contract' } as const
  await expect(ask(reviewCreditApplication, { ...noah, ...reject })).rejects.toMatchObject({ problem: { code: 'changedMeanwhile' } })
  await ask(reviewCreditApplication, { ...noah, ...reject, seen: { ...noah.seen, status: 'approved' } })
  await keep('mfe-admin/recordings/applications.json')

  const several = new Recording(cms, cookie)
  await several.ask(currentSession, {})
  const { data: left } = await several.ask(listCreditApplications, { status: 'pending' })
  for (const one of left)
    await several.ask(reviewCreditApplication, { ...seenAs(one), action: 'approve', reason: 'All references answered' })
  await several.keep('mfe-admin/recordings/waitingApplications.json')
})
