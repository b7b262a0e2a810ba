import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { taxed } from '../../testing/moneyModel/moneyModel'
import { openHouse } from '../../testing/moneySteps'
import { runQueuedJobs } from '../../testing/runQueuedJobs'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const PRICE = 1_000_000

/** A project whose first phases are released and not paid out. */
async function released(
  phases: number,
  tier: 'Premium' | 'Standard' | 'Prepay' = 'Premium',
  tax: Parameters<MoneyHouse['desk']['project']>[3] = null,
) {
  const { desk } = house
  const number = await desk.project(PRICE, tier, { company: desk.builder.company, fabricator: desk.fabricator }, tax)
  if (tier !== 'Premium') await house.payDeposit(number)
  for (const phase of desk.phases.slice(0, phases)) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    expect((await desk.complete(number, phase)).status).toBe(200)
  }
  return number
}

/** The builder opens a dispute. @returns its ID */
async function open(number: string): Promise<string> {
  const { desk } = house
  const json = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  return (await desk.ask(desk.builder.person, '/disputes', json)).body.dispute.id
}

const resolve = (id: string, outcome: string, refundCents?: number, key: string = randomUUID()) =>
  house.desk.ask(
    house.desk.operators[0],
    `/disputes/${id}/resolve`,
    { outcome, refundCents, reason: 'Seen on site' },
    {
      headers: { 'idempotency-key': key },
    },
  )
const read = async (id: string, who = house.desk.operators[0]) => (await house.desk.ask(who, `/disputes/${id}`)).body.dispute

/** Of a project: escrow, payable to the shop, retainage, Framewell's part, owed by the builder, owed to it. */
async function balances(number: string) {
  const held = await house.desk.balances(number)
  return ['escrow', 'fabricator_payable', 'retainage', 'fee', 'receivable', 'builder_payable'].map((kind) => held[kind] ?? 0)
}

it('holds everything unpaid, says the sum to each side in its own figures, and gives all of it back', async () => {
  const { desk } = house
  const number = await released(4, 'Prepay')
  const id = await open(number)
  expect(await balances(number)).toEqual([0, 931_000, 50_000, 19_000, 0, 0])
  const parts = { unreleasedCents: 50_000, heldIn: 'retainage', releasedCents: 950_000, heldCents: 1_000_000 }
  expect(await read(id)).toMatchObject(parts)
  expect(await read(id, desk.builder.person)).toMatchObject(parts)
  // 98% of the price is the shop's.
  expect(await read(id, desk.shop.person)).toMatchObject({ unreleasedCents: 49_000, releasedCents: 931_000, heldCents: 980_000 })
  expect((await resolve(id, 'split', 1_000_000)).body.code).toBe('splitAmount')
  expect((await resolve(id, 'refund')).status).toBe(200)
  const { retainage } = (await desk.ask(desk.builder.person, `/projects/${number}`)).body.project
  expect(retainage).toMatchObject({ heldCents: 0, settledByDispute: true })
  await runQueuedJobs(house.cms.payload)
  const { rows: mails } = await house.cms.payload.db.pool.query('select "to", text from outgoing_mail where subject = $1', [
    `${number}: Refund of $10,000.00`,
  ])
  expect(
    mails.map(({ to }) => to),
    'the builder alone',
  ).toEqual([desk.builder.person.email])
  expect(mails[0]?.text).toContain('$10,000.00 is owed back to you. Enter a bank account to receive it.')
  expect(await balances(number)).toEqual([0, 0, 0, 0, 0, 1_000_000])
  expect((await read(id)).resolution).toMatchObject({ refundCents: 1_000_000, releaseCents: 0 })
  expect((await read(id, desk.shop.person)).resolution).toMatchObject({ refundCents: 980_000, releaseCents: 0 })
  const { funding } = (await desk.ask(desk.shop.person, `/projects/${number}`)).body.project
  expect(funding.unpaidCents).toBe(0)
  expect(await house.findings()).toEqual([])
})

it('takes what is not released first, then what is, of the newest phase, and the rest is paid out', async () => {
  const { desk } = house
  const number = await released(2, 'Prepay')
  const id = await open(number)
  // Two phases released 600,000; shipment and delivery would release the rest.
  expect(await read(id)).toMatchObject({ heldCents: PRICE, unreleasedCents: 400_000, heldIn: 'escrow', releasedCents: 600_000 })
  expect((await resolve(id, 'split', 500_000)).status).toBe(200)
  expect(await balances(number)).toEqual([0, 490_000, 0, 10_000, 0, 500_000])
  expect((await read(id)).resolution).toMatchObject({ refundCents: 500_000, releaseCents: 500_000 })
  expect((await read(id, desk.shop.person)).resolution).toMatchObject({ refundCents: 490_000, releaseCents: 490_000 })
  expect((await desk.sign(number, 'quality_check', 'conditional')).body.waiver.amountCents, 'of what is left').toBe(98_000)
  const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of desk.operators) expect((await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })).status).toBe(200)
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  // The waiver of what is really paid with the phase: 196,000 less the shop's 98,000.
  const text = (await desk.ask(desk.shop.person, `/projects/${number}/waivers/quality_check/unconditional`)).body
  expect(JSON.stringify(text.paragraphs)).toContain('$980.00')
  for (const phase of desk.phases.slice(2)) {
    await desk.reach(number, phase)
    await desk.signAll(number)
    // It moves nothing any more, and is complete like any other.
    const { status, body } = await desk.complete(number, phase)
    expect([status, body.release.grossCents]).toEqual([200, 0])
  }
  expect((await desk.ask(desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
  // 98% of what was not refunded.
  const paid = run.payouts.find(({ amountCents }: { amountCents: number }) => amountCents === 490_000)
  expect(paid).toBeDefined()
  expect((await desk.balance('fabricator_payable', number)) + 490_000).toBe((PRICE - 500_000) * 0.98)
  expect(await house.findings()).toEqual([])
})

it('leaves an early payout that is not sent to its own rule', async () => {
  const { desk } = house
  const number = await released(1)
  const { request } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body
  await desk.sign(number, 'early_payout', 'conditional')
  expect(
    (await desk.ask(desk.operators[0], `/factoring/${request.id}/decide`, { decision: 'approve', reason: 'Good record' })).status,
  ).toBe(200)
  const [, payable] = await balances(number)
  const id = await open(number)
  expect(payable).toBeGreaterThan(392_000)
  expect(await read(id)).toMatchObject({ unreleasedCents: 600_000, releasedCents: 400_000 })
  expect((await resolve(id, 'split', 580_000)).status).toBe(200)
  const held = await desk.balances(number)
  const offered = (await desk.ask(desk.operators[0], `/factoring?projectId=${number}`)).body[0]
  // What the remaining phases still cover stays advanced and payable; the rest is taken back.
  expect(held.advance).toBe(20_000 * 0.98)
  expect(held.fabricator_payable).toBe(392_000 + 19_600 - Math.round(19_600 * offered.factoringDiscount))
  expect(held.receivable).toBe(PRICE - 580_000)
  expect(await house.findings()).toEqual([])
})

it('takes off what the builder still owes first, with the sales tax', async () => {
  const { desk } = house
  const number = await released(1, 'Standard', taxed(PRICE, 5))
  const before = await desk.balances(number)
  const id = await open(number)
  expect(await read(id)).toMatchObject({ releasedCents: 400_000, unreleasedCents: 600_000 })
  expect((await resolve(id, 'split', 650_000)).status).toBe(200)
  const after = await desk.balances(number)
  expect(
    (before.receivable ?? 0) -
      (after.receivable ?? 0) +
      (after.builder_payable ?? 0) -
      ((before.tax_receivable ?? 0) - (after.tax_receivable ?? 0)) * 0,
  ).toBe(650_000)
  // Of the tax, 5% of the price that is not refunded is left.
  expect(after.sales_tax).toBe(Math.round((PRICE - 650_000) * 0.05))
  expect(after.fabricator_payable).toBe(392_000 - 49_000)
  const { body } = await desk.ask(desk.builder.person, `/projects/${number}/pay-application?from=2020-01-01&until=2099-12-31&format=csv`)
  expect(body).toContain('Refunded by decisions of disputes')
  expect(await house.findings()).toEqual([])
})

it('divides what is payable when the order was canceled meanwhile', async () => {
  const { desk } = house
  const number = await released(1, 'Prepay')
  const id = await open(number)
  await desk.cancel(number)
  expect(await balances(number)).toEqual([0, 392_000, 0, 0, 0, 600_000])
  expect(await read(id)).toMatchObject({ heldCents: 400_000, unreleasedCents: 0, releasedCents: 400_000 })
  expect((await resolve(id, 'split', 100_000)).status).toBe(200)
  expect(await balances(number)).toEqual([0, 294_000, 0, 0, 0, 700_000])
  expect(await house.findings()).toEqual([])
})

it('divides the phases between the last release and delivery: what is left of them is released, of the earliest first', async () => {
  const { desk } = house
  const number = await released(1, 'Prepay')
  const id = await open(number)
  // The quality check, shipment and delivery: 200,000 each.
  expect(await read(id)).toMatchObject({ unreleasedCents: 600_000, releasedCents: 400_000 })
  expect((await resolve(id, 'split', 300_000)).status).toBe(200)
  expect(await balances(number)).toEqual([300_000, 392_000, 0, 8_000, 0, 300_000])
  const amounts: number[] = []
  for (const phase of desk.phases.slice(1)) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    amounts.push((await desk.complete(number, phase)).body.release.grossCents)
  }
  expect(amounts).toEqual([200_000, 100_000, 0])
  await desk.signAll(number)
  expect((await desk.ask(desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
  expect(await balances(number)).toEqual([0, 686_000, 0, 0, 0, 300_000])
  expect(await house.findings()).toEqual([])
})

it('is decided once, by parallel decisions and repeated ones, and a second dispute divides what is left', async () => {
  const { desk } = house
  const number = await released(2, 'Prepay')
  const first = await open(number)
  const answers = await Promise.all(Array.from({ length: 6 }, () => resolve(first, 'split', 450_000)))
  expect(answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).sort()).toEqual(['done', ...Array(5).fill('resolved')])
  expect(await balances(number)).toEqual([0, 539_000, 0, 11_000, 0, 450_000])
  const second = await open(number)
  expect(await read(second)).toMatchObject({ heldCents: 550_000, unreleasedCents: 0, releasedCents: 550_000 })
  const key = randomUUID()
  const twice = [await resolve(second, 'split', 50_000, key), await resolve(second, 'split', 50_000, key)]
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(twice[1]?.body).toEqual(twice[0]?.body)
  expect(await balances(number)).toEqual([0, 490_000, 0, 10_000, 0, 500_000])
  expect((await desk.ask(desk.shop.person, `/disputes/${second}/resolve`, { outcome: 'release', reason: 'mine' })).status).toBe(403)
  expect(await house.findings()).toEqual([])
})

it('cannot be sent by a run that waited, for more than is left', async () => {
  const { desk } = house
  const number = await released(1, 'Prepay')
  const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  const approve = (who: (typeof desk.operators)[number]) => desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  expect((await approve(desk.operators[0])).status).toBe(200)
  const id = await open(number)
  expect((await approve(desk.operators[1])).body.code).toBe('disputeOpen')
  expect((await resolve(id, 'refund')).status).toBe(200)
  expect((await approve(desk.operators[1])).body.code).toBe('payableChanged')
  expect(await desk.balance('fabricator_payable', number)).toBe(0)
  expect(await house.findings()).toEqual([])
})

it('mails the builder what a refund came to: off an invoice that it still owes, or paid back', async () => {
  const posted = async (tier: 'Premium' | 'Prepay') => {
    const number = await released(1, tier)
    expect((await resolve(await open(number), 'split', 100_000)).status).toBe(200)
    const { rows } = await house.cms.payload.db.pool.query(
      "select payload -> 'posted' as posted from notification_events where name = 'payment-dispute-resolved' and payload ->> 'projectId' = $1",
      [number],
    )
    return rows.map((row) => row.posted)
  }
  expect(await posted('Premium')).toEqual([{ credited: [{ invoice: expect.stringMatching(/^INV-/), cents: 100_000 }], refundedCents: 0 }])
  expect(await posted('Prepay')).toEqual([{ credited: [], refundedCents: 100_000 }])
})
