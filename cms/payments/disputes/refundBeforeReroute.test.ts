import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmAccountOf, openHouse } from '../../testing/moneySteps'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const PRICE = 7_450_000
const REFUND = 100_000

/** Refunds a part of what delivery would release. */
async function refund(number: string) {
  const { desk } = house
  const opening = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await desk.ask(desk.builder.person, '/disputes', opening)).body
  const decision = { outcome: 'split', refundCents: REFUND, reason: 'Not to the drawing' }
  expect((await desk.ask(desk.operators[0], `/disputes/${dispute.id}/resolve`, decision)).status).toBe(200)
}

/** What went to a shop, less what it paid back, by the movements of the bank account. */
async function paidTo(company: string): Promise<number> {
  const { rows } = await house.cms.payload.db.pool.query(
    `select coalesce(sum(amount_cents), 0)::int as cents from payouts where company_id = $1 and status = 'settled'`,
    [company],
  )
  return rows[0].cents
}

async function payOut(number: string) {
  const { desk } = house
  const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of desk.operators) await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
}

it('an order that another shop takes over after a refund pays that shop what it was shown, and the first shop nothing twice', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const { request } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body
  await desk.sign(number, 'early_payout', 'conditional')
  await desk.ask(desk.operators[0], `/factoring/${request.id}/decide`, { decision: 'approve', reason: 'Good record' })
  await payOut(number)
  await refund(number)
  const second = await desk.secondShop()
  await confirmAccountOf(desk, second.person)
  await desk.reroute(number, second.fabricator)

  // The first shop pays back all that it owes, and is debited no more.
  const { owedAmount } = (await desk.ask(desk.operators[0], `/factoring?projectId=${number}`)).body[0]
  const owedCents = Math.round(owedAmount * 100)
  await desk.importStatement(desk.statement([{ cents: owedCents, text: 'repayment', reference: 'PAIDBACK' }]))
  const received = { decision: 'received', bankLineId: (await desk.line('PAIDBACK')).id, reason: 'All of it' }
  expect((await desk.ask(desk.operators[0], `/factoring/${request.id}/debt`, received)).status).toBe(200)
  expect((await desk.ask(desk.operators[0], `/factoring/${request.id}/debt`, received)).body.code).toBe('nothingOwed')
  const toFirst = await paidTo(desk.shop.company)
  expect(owedCents).toBeGreaterThanOrEqual(toFirst)

  const shown = (await desk.ask(second.person, `/projects/${number}`)).body.project.phases
  const sum = (kinds: readonly string[]) =>
    shown.reduce((total: number, phase: Record<string, number>) => total + kinds.reduce((part, kind) => part + (phase[kind] ?? 0), 0), 0)
  // Of its own price, which is 98% of the builder's.
  expect(Math.abs(sum(['grossCents']) - (PRICE - REFUND) * 0.98)).toBeLessThanOrEqual(4)
  for (const phase of desk.phases) {
    await desk.reach(number, phase)
    await desk.signAll(number, second.person)
    expect((await desk.complete(number, phase)).status).toBe(200)
    await payOut(number)
  }
  await desk.signAll(number, second.person)
  expect((await desk.ask(desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
  await payOut(number)
  expect(await paidTo(second.company)).toBe(sum(['netCents', 'retainageCents']))
  expect(await paidTo(desk.shop.company)).toBe(toFirst)
  expect(await desk.balance('shop_debt', number)).toBe(0)
  expect(await house.findings()).toEqual([])
})
