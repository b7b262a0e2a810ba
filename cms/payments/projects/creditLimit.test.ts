import { getFinancials } from '@framewell/domain/insights/analyticsCalls'
import { cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { phaseAmounts } from '@framewell/domain/payments/releasePhase'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../../env'
import { inTransaction } from '../../platform/database/inTransaction'
import { PRICE_SETTINGS } from '../../testing/limitCredit'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import type { TestPerson } from '../../testing/signInAs'
import { amendProject } from './amendProject'
import { releaseRetainageOn } from './releaseRetainage'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const PRICE = cents(8_000_000)
const FIRST = phaseAmounts(PRICE).fabrication_start
const operator = () => house.desk.operators[0]
const setLimit = (creditLimitCents: number | null, who: TestPerson = operator()) =>
  house.cms.request('/api/globals/price-settings', { cookie: who.cookie, json: { ...PRICE_SETTINGS, creditLimitCents } })
const financials = async () => {
  const answer = await house.cms.request('/api/admin/financials?period=week', { cookie: operator().cookie })
  const { creditDrawn, creditLimit } = await answer.json()
  return { creditDrawn, creditLimit }
}

/** An order whose first phase can be released. */
async function ready(tier: 'Premium' | 'Prepay'): Promise<string> {
  const number = await house.desk.project(PRICE, tier)
  if (tier === 'Prepay') await house.payDeposit(number)
  await house.desk.reach(number, 'fabrication_start')
  await house.desk.sign(number, 'fabrication_start', 'conditional')
  return number
}
const release = (number: string, who = operator()) => house.desk.complete(number, 'fabrication_start', who)
const preview = async (number: string) =>
  (await house.desk.ask(operator(), `/projects/${number}/phases/fabrication_start/preview`)).body.refusal

it('counts as extended what is unpaid of the credit of the period, whatever older credit of the same order was paid', async () => {
  const { cms, desk } = house
  const mix = async () => {
    const answer = await cms.request('/api/admin/financials?period=week', { cookie: operator().cookie })
    return getFinancials.output.parse(await answer.json()).mix.map(({ kind, amount }) => [kind, amount])
  }
  const number = await desk.project(PRICE, 'Premium')
  const older = await house.invoicesOf(number)
  const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await owner.connect()
  await owner.query('alter table ledger_postings disable trigger user')
  await owner.query(
    `update ledger_postings set posted_at = posted_at - interval '40 days', effective_at = effective_at - interval '40 days'`,
  )
  await owner.query('alter table ledger_postings enable trigger user')
  await owner.query(`update invoices set created_at = created_at - interval '40 days'`)
  await owner.end()
  expect(await mix()).toEqual([])
  const req = await cms.localReq()
  await inTransaction(req, () => amendProject(req, { number }, cents(1_000_000)))
  expect(await mix()).toEqual([['trade_credit', 10_000]])
  await desk.importStatement(desk.statement([{ cents: older[0].amountCents, text: older[0].number }]))
  expect(await mix()).toEqual([
    ['received', older[0].amountCents / 100],
    ['trade_credit', 10_000],
  ])
  await desk.cancel(number)
})

it('lets two phases released at the same moment not pass the limit together, and a payment makes room', async () => {
  const numbers = [await ready('Premium'), await ready('Premium'), await ready('Premium')]
  expect(await financials()).toEqual({ creditDrawn: 0, creditLimit: null })
  expect((await setLimit(FIRST)).status).toBe(200)
  const answers = await Promise.all(numbers.map((number) => release(number)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await financials()).toEqual({ creditDrawn: FIRST / 100, creditLimit: FIRST / 100 })
  const over = numbers.filter((_, at) => answers[at]?.status === 409)
  const [refused = '', other = ''] = over
  const amounts = usdWithCents(FIRST)
  const words = `This phase would release ${amounts} on credit. ${amounts} is released on credit and not received yet, and the limit is ${amounts}`
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'creditLimitReached', detail: words })
  expect(await preview(refused)).toMatchObject({ code: 'creditLimitReached', missing: [words] })
  expect(await house.desk.balance('fabricator_payable', refused)).toBe(0)

  // The builder learns that it waits, not what others owe.
  const told = await release(refused, house.desk.builder.person)
  expect([told.status, told.body.code, JSON.stringify(told.body).includes('$')]).toEqual([409, 'creditLimitReached', false])

  const invoices: { number: string; amountCents: number }[] = await house.invoicesOf(refused)
  const paid = invoices.find(({ amountCents }) => amountCents >= FIRST)
  if (!paid) throw new Error('No invoice is as large as the phase')
  await house.desk.importStatement(house.desk.statement([{ cents: paid.amountCents, text: paid.number }]), operator())
  expect(await preview(refused), 'cash is released before credit').toBeNull()
  expect((await release(refused)).status).toBe(200)
  expect((await release(other)).status).toBe(409)
  expect((await setLimit(2 * FIRST - 1)).status).toBe(200)
  expect((await release(other)).status).toBe(409)
  expect((await setLimit(2 * FIRST)).status).toBe(200)
  expect((await release(other)).status).toBe(200)
  // Answered again, though the limit is reached now.
  expect((await release(refused)).status).toBe(200)
  expect(await financials()).toEqual({ creditDrawn: FIRST / 50, creditLimit: FIRST / 50 })
})

it('never holds back what was paid in cash', async () => {
  expect((await setLimit(0)).status).toBe(200)
  expect((await release(await ready('Prepay'))).status).toBe(200)
  expect((await release(await ready('Premium'))).body.code).toBe('creditLimitReached')
  expect((await setLimit(null)).status).toBe(200)
  expect((await release(await ready('Premium'))).status).toBe(200)
})

/** An order on credit that is delivered, with its retainage held. */
async function delivered(): Promise<string> {
  const number = await ready('Premium')
  for (const phase of house.desk.phases) {
    await house.desk.reach(number, phase)
    await house.desk.sign(number, phase, 'conditional')
    expect((await house.desk.complete(number, phase)).status).toBe(200)
  }
  await house.desk.signAll(number)
  return number
}
const RETAINAGE = PRICE / 20
const drawnNow = async () => Math.round((await financials()).creditDrawn * 100)
const retainage = async (number: string) => (await house.desk.ask(house.desk.builder.person, `/projects/${number}`)).body.project.retainage

it('holds back retainage released on credit, of two at the same moment one, until there is room', async () => {
  const { desk, cms } = house
  const numbers = [await delivered(), await delivered()]
  const accept = (number: string) => desk.ask(desk.builder.person, `/projects/${number}/retainage-release`, {})
  await setLimit((await drawnNow()) + RETAINAGE)
  const answers = await Promise.all(numbers.map(accept))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect([refused?.body.code, JSON.stringify(refused?.body).includes('$')], 'nobody else’s sums').toEqual(['creditLimitReached', false])
  const waiting = numbers[answers.findIndex(({ status }) => status === 409)] ?? ''
  expect((await retainage(waiting)).heldByCreditLimit, 'its window is open').toBe(false)

  expect(await releaseRetainageOn(cms.payload, '2099-12-31')).toBe(0)
  expect(await releaseRetainageOn(cms.payload, '2099-12-31')).toBe(0)
  await cms.payload.db.pool.query(`update payment_projects set delivered_on = '2026-01-05' where number = $1`, [waiting])
  expect(await retainage(waiting)).toMatchObject({ heldCents: RETAINAGE, releasedAt: null, heldByCreditLimit: true })
  const byOperator = await desk.ask(operator(), `/projects/${waiting}/retainage-release`, { notes: 'Due' })
  expect(byOperator.body.detail).toMatch(new RegExp(`^The retainage would release \\${usdWithCents(cents(RETAINAGE))} on credit\\.`))
  await runQueuedJobs(cms.payload)
  const { rows: mails } = await cms.payload.db.pool.query('select "to" from outgoing_mail where subject = $1', [
    `${waiting}: retainage is not released yet`,
  ])
  expect(new Set(mails.map(({ to }) => to)).size, 'each once').toBe(mails.length)
  expect(mails.length).toBeGreaterThan(1)

  await setLimit(null)
  expect(await releaseRetainageOn(cms.payload, '2099-12-31')).toBe(1)
  expect(await retainage(waiting)).toMatchObject({ heldByCreditLimit: false, releasedAt: expect.any(String) })
})

it('holds back a decision that releases retainage on credit, and not one that refunds it', async () => {
  const { desk } = house
  const number = await delivered()
  const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
  const { id } = (await desk.ask(desk.builder.person, '/disputes', about)).body.dispute
  const decide = (decision: object) => desk.ask(operator(), `/disputes/${id}/resolve`, { reason: 'Seen on site', ...decision })
  await setLimit(await drawnNow())
  const refused = await decide({ outcome: 'release' })
  expect([refused.status, refused.body.code]).toEqual([409, 'creditLimitReached'])
  expect(refused.body.detail).toMatch(/^This decision would release \$4,000\.00 on credit\./)
  expect((await desk.ask(operator(), `/disputes/${id}`)).body.dispute.status).toBe('open')
  expect((await decide({ outcome: 'split', refundCents: RETAINAGE })).status).toBe(200)
  await setLimit(null)
  expect(await house.findings()).toEqual([])
})

it('counts an early payout as a draw beyond what the builder has paid, and offers only what is paid once the limit leaves no room', async () => {
  const { desk } = house
  const shop = desk.shop.person
  const numbers = [await desk.project(PRICE, 'Standard'), await desk.project(PRICE, 'Standard')]
  for (const number of numbers) await house.payDeposit(number)
  const [number = '', other = ''] = numbers
  const offer = async (of = number) => (await desk.ask(shop, `/projects/${of}/factoring-offer`)).body
  await setLimit(null)
  const whole = await offer()
  const funded = PRICE / 5
  expect([whole.fundedAmount * 100, Math.round((whole.fundedAmount + whole.creditAmount) * 100)]).toEqual([
    funded,
    Math.round(whole.advanceAmount * 100),
  ])
  const credit = Math.round(whole.creditAmount * 100)
  expect(credit).toBeGreaterThan(0)

  const before = await drawnNow()
  await setLimit(before + credit - 1)
  expect(await offer(), 'a cent does not fit').toMatchObject({ advanceAmount: funded / 100, fundedAmount: funded / 100, creditAmount: 0 })
  expect((await offer(await desk.project(PRICE, 'Premium'))).code).toBe('creditLimitReached')

  await setLimit(before + credit)
  const requests = await Promise.all(
    numbers.map(async (projectId) => {
      const { body } = await desk.ask(shop, '/factoring', { projectId, urgency: 'standard' })
      expect((await desk.sign(projectId, 'early_payout', 'conditional')).status).toBe(200)
      return String(body.request.id)
    }),
  )
  const approve = (id: string) => desk.ask(operator(), `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })
  const answers = await Promise.all(requests.map(approve))
  expect(answers.map(({ status }) => status).sort(), 'one of two at the same moment').toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code, 'only what is paid is left, which is another waiver').toBe(
    'waiverMissing',
  )
  expect(await drawnNow()).toBe(before + credit)
  const [taken = '', left = ''] = answers[0]?.status === 200 ? [number, other] : [other, number]
  expect(await offer(left)).toMatchObject({ fundedAmount: funded / 100, creditAmount: 0 })
  expect((await offer(taken)).code).toBe('nothingToAdvance')
  const again = await desk.sign(left, 'early_payout', 'conditional')
  expect([again.status, (await approve(requests[left === number ? 0 : 1] ?? '')).status]).toEqual([200, 200])
  expect(await drawnNow(), 'what is funded draws nothing').toBe(before + credit)

  // Repaid by the release, of which only Framewell's margin is drawn beyond it.
  await setLimit(before + credit + FIRST / 50)
  for (const of of numbers) {
    await desk.reach(of, 'fabrication_start')
    await desk.sign(of, 'fabrication_start', 'conditional')
  }
  expect((await release(taken)).status).toBe(200)
  expect((await release(left)).body.code, 'which is paid in part').toBe(FIRST > funded ? 'creditLimitReached' : undefined)
  await setLimit(null)
  expect(await house.findings()).toEqual([])
})

it('is set by operators only, as whole cents', async () => {
  for (const who of [house.desk.builder.person, house.desk.shop.person]) expect((await setLimit(5, who)).status).toBe(403)
  expect((await setLimit(-1)).status).toBe(400)
  expect((await setLimit(10.5)).status).toBe(400)
})
