import { companyDay, dayAfter, endOfDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { heldWords } from '@framewell/domain/payments/heldRelease'
import { PHASE_ERRORS } from '@framewell/domain/payments/phaseCalls'
import { INITIAL_RELEASE_POLICY, type Phase } from '@framewell/domain/payments/phases'
import { phaseAmounts } from '@framewell/domain/payments/releasePhase'
import { RETAINAGE_HOLD_WORDS } from '@framewell/domain/payments/retainage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskShopCents } from '../../testing/moneyDesk'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { acceptPhasesOn } from './acceptPhases'
import { releaseRetainageOn } from './releaseRetainage'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const PRICE = cents(8_000_000)
const FIRST = phaseAmounts(PRICE).fabrication_start

/** An order all of which is on credit that its shop carries. */
function carriedByShop(): Promise<string> {
  const { desk } = house
  return desk.project(PRICE, 'Premium', { company: desk.builder.company, fabricator: desk.fabricator }, null, deskShopCents(PRICE), 'shop')
}
async function work(number: string, phase: Phase) {
  await house.desk.reach(number, phase)
  expect((await house.desk.sign(number, phase, 'conditional')).status).toBe(200)
}
const builder = () => house.desk.builder.person
const operator = () => house.desk.operators[0]
const invoices = async (number: string): Promise<{ kind: string; status: string; number: string; amountCents: number }[]> =>
  house.invoicesOf(number)
const statuses = async (number: string) => (await invoices(number)).map(({ kind, status }) => `${kind} ${status}`)
async function pay(number: string, kind: string, less = 0) {
  const found = (await invoices(number)).find((one) => one.kind === kind)
  if (!found) throw new Error(`No ${kind} invoice`)
  const { desk } = house
  await desk.importStatement(desk.statement([{ cents: found.amountCents - less, text: found.number }]))
  return found
}
/** @returns the line of a payment that waits for a decision */
async function arrived(sum: number, reference: string): Promise<string> {
  const { desk } = house
  await desk.importStatement(desk.statement([{ cents: sum, text: 'part', reference }]))
  return (await desk.line(reference)).id
}
const bookPart = (line: string, invoice: string, amountCents: number) =>
  house.desk.ask(operator(), `/bank/lines/${line}/decide`, {
    decision: 'invoice',
    allocations: [{ invoice, amountCents }],
    reason: 'Paid in parts',
  })
const drawn = async () =>
  (await (await house.cms.request('/api/admin/financials?period=week', { cookie: operator().cookie })).json()).creditDrawn

it('releases no phase before the builder has paid for it, and bills it as soon as it can be accepted', async () => {
  const { desk } = house
  const number = await carriedByShop()
  await desk.reach(number, 'fabrication_start')
  expect(await statuses(number), 'its waiver is missing').toEqual(['progress scheduled', 'final scheduled'])
  await desk.sign(number, 'fabrication_start', 'conditional')
  expect(await statuses(number)).toEqual(['progress open', 'final scheduled'])

  const refused = await desk.complete(number, 'fabrication_start', builder())
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([409, 'builderUnpaid', PHASE_ERRORS.builderUnpaid.message])
  expect(JSON.stringify(refused.body)).not.toContain('$')
  const words = `This phase would release ${usdWithCents(FIRST)} that the builder has not paid`
  expect((await desk.complete(number, 'fabrication_start')).body.detail).toBe(words)
  const preview = async (who = operator()) => (await desk.ask(who, `/projects/${number}/phases/fabrication_start/preview`)).body.refusal
  expect(await preview()).toEqual({ code: 'builderUnpaid', message: PHASE_ERRORS.builderUnpaid.message, missing: [words] })
  expect(await preview(desk.shop.person)).toMatchObject({ code: 'builderUnpaid', missing: [] })
  expect(await desk.balance('fabricator_payable', number)).toBe(0)

  await pay(number, 'progress')
  for (const phase of desk.phases.slice(0, -1)) {
    if (phase !== 'fabrication_start') await work(number, phase)
    expect((await desk.complete(number, phase, builder())).status, phase).toBe(200)
    expect(await drawn(), phase).toBe(0)
  }
  expect(await statuses(number), 'what is paid covers these phases').toEqual(['progress paid', 'final scheduled'])
  await work(number, 'delivery')
  expect(await statuses(number)).toEqual(['progress paid', 'final open'])
  expect((await desk.complete(number, 'delivery', builder())).body.code).toBe('builderUnpaid')
  await pay(number, 'final')
  expect((await desk.complete(number, 'delivery', builder())).status).toBe(200)
  await desk.signAll(number)
  expect((await desk.ask(builder(), `/projects/${number}/retainage-release`, {})).status).toBe(200)
  expect(await drawn()).toBe(0)
  expect(await house.findings()).toEqual([])
})

it('holds an accepted phase after its window until the payment arrives, and says so to both sides', async () => {
  const { desk, cms } = house
  const number = await carriedByShop()
  await work(number, 'fabrication_start')
  const endsOn = dayAfter(companyDay(new Date()), INITIAL_RELEASE_POLICY.phaseDays ?? 0)
  const after = new Date(endOfDay(endsOn).getTime() + 3_600_000)
  expect(await acceptPhasesOn(cms.payload, after)).toBe(0)
  for (const who of [builder(), desk.shop.person]) {
    const { phases } = (await desk.ask(who, `/projects/${number}`)).body.project
    expect(phases[0].held).toEqual({ endsOn, why: heldWords('builderUnpaid') })
  }
  const { data } = await (await cms.request(`/api/admin/tasks?limit=100&search=${number}`, { cookie: operator().cookie })).json()
  expect(data.map(({ detail }: { detail: string }) => detail)).toContainEqual(expect.stringMatching(/, the builder has not paid$/))
  await pay(number, 'progress')
  expect(await acceptPhasesOn(cms.payload, after)).toBe(1)
  expect(await desk.balance('fabricator_payable', number)).toBeGreaterThan(0)
})

it('releases with the last cent, once, to two acceptances and the payment at the same moment', async () => {
  const { desk } = house
  const number = await carriedByShop()
  await work(number, 'fabrication_start')
  const [progress] = await invoices(number)
  if (!progress) throw new Error('No invoice')
  const book = (id: string, amountCents: number) => bookPart(id, progress.number, amountCents)
  const [most, last] = [await arrived(FIRST - 1, 'MOST'), await arrived(1, 'LAST')]
  expect((await book(most, FIRST - 1)).status).toBe(200)
  expect((await desk.complete(number, 'fabrication_start')).body.detail).toBe(
    'This phase would release $0.01 that the builder has not paid',
  )
  await Promise.all([book(last, 1), desk.complete(number, 'fabrication_start'), desk.complete(number, 'fabrication_start', builder())])
  const answers = await Promise.all([desk.complete(number, 'fabrication_start'), desk.complete(number, 'fabrication_start', builder())])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body.transactionId).toBe(answers[1]?.body.transactionId)
  expect(await desk.balance('escrow', number)).toBe(PRICE - FIRST)
  expect(await house.findings()).toEqual([])
})

it('holds the retainage when a payment of the order is taken back', async () => {
  const { desk, cms } = house
  const number = await carriedByShop()
  const paid: string[] = []
  for (const phase of desk.phases) {
    await work(number, phase)
    const open = (await invoices(number)).find(({ status }) => status === 'open')
    if (open) paid.push((await pay(number, open.kind)).number)
    expect((await desk.complete(number, phase, builder())).status, phase).toBe(200)
  }
  expect(paid).toHaveLength(2)
  const { rows } = await cms.payload.db.pool.query(`select id from bank_lines where matched_to = $1`, [paid[1]])
  const { parts } = (await desk.ask(operator(), `/bank/lines/${rows[0].id}`)).body.receipt
  expect((await desk.ask(operator(), `/receipt-parts/${parts[0].id}/undo`, { reason: 'The bank took it back' })).status).toBe(200)
  await desk.signAll(number)
  const accepted = await desk.ask(builder(), `/projects/${number}/retainage-release`, {})
  expect([accepted.status, accepted.body.code, accepted.body.error]).toEqual([409, 'builderUnpaid', RETAINAGE_HOLD_WORDS.builderUnpaid])
  await cms.payload.db.pool.query(`update payment_projects set delivered_on = '2026-01-05' where number = $1`, [number])
  expect(await releaseRetainageOn(cms.payload, '2026-03-01')).toBe(0)
  expect((await desk.ask(desk.shop.person, `/projects/${number}`)).body.project.retainage).toMatchObject({
    heldForPayment: true,
    heldByCreditLimit: false,
  })
  const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
  const { id } = (await desk.ask(builder(), '/disputes', about)).body.dispute
  const decided = await desk.ask(operator(), `/disputes/${id}/resolve`, { outcome: 'release', reason: 'Seen on site' })
  expect([decided.status, decided.body.code]).toEqual([409, 'builderUnpaid'])
  expect((await desk.ask(operator(), `/disputes/${id}/resolve`, { outcome: 'refund', reason: 'Seen on site' })).status).toBe(200)
  expect(await house.findings()).toEqual([])
})

it('pays early only from what the builder has paid, on request and on approval', async () => {
  const { desk } = house
  const number = await carriedByShop()
  const shop = desk.shop.person
  const offer = () => desk.ask(shop, `/projects/${number}/factoring-offer`)
  const ask = () => desk.ask(shop, '/factoring', { projectId: number, urgency: 'standard' })
  for (const { status, body } of [await offer(), await ask()]) expect([status, body.code]).toEqual([409, 'builderUnpaid'])
  await work(number, 'fabrication_start')
  const [progress] = await invoices(number)
  if (!progress) throw new Error('No invoice')
  const line = await arrived(progress.amountCents, 'EARLY')
  expect((await bookPart(line, progress.number, progress.amountCents)).status).toBe(200)
  const asked = await ask()
  expect(asked.status, JSON.stringify(asked.body)).toBe(201)
  const advance = Math.round(asked.body.request.advanceAmount * 100)
  expect((await desk.sign(number, 'early_payout', 'conditional')).status).toBe(200)

  expect(advance, 'half is paid, and trust would allow 60%').toBe(progress.amountCents)

  expect((await desk.ask(operator(), `/bank/lines/${line}/undo`, { reason: 'The bank took it back' })).status).toBe(200)
  const approve = () => desk.ask(operator(), `/factoring/${asked.body.request.id}/decide`, { decision: 'approve', reason: 'Good record' })
  const refused = await approve()
  expect([refused.status, refused.body.code]).toEqual([409, 'builderUnpaid'])
  expect((await bookPart(line, progress.number, progress.amountCents - 1)).status).toBe(200)
  expect((await approve()).body.code, 'a cent less is another waiver').toBe('waiverMissing')
  expect(await desk.balance('advance', number)).toBe(0)
  const last = await arrived(1, 'CENT')
  expect((await bookPart(last, progress.number, 1)).status).toBe(200)
  expect((await approve()).status).toBe(200)
  expect(await desk.balance('advance', number)).toBe(advance)
  expect((await offer()).body.code, 'what is advanced is not advanced twice').toBe('builderUnpaid')
  expect(await drawn()).toBe(0)
  expect(await house.findings()).toEqual([])
})

it('keeps releasing orders that Framewell carries, signed before or after, on acceptance', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  // As terms were stored before there was a choice.
  await house.cms.payload.db.pool.query(`update payment_projects set terms = terms - 'carriedBy' where number = $1`, [number])
  await work(number, 'fabrication_start')
  expect(await statuses(number)).toEqual(['progress scheduled', 'final scheduled'])
  expect((await desk.complete(number, 'fabrication_start', builder())).status).toBe(200)
  expect(await drawn()).toBe(FIRST / 100)
})
