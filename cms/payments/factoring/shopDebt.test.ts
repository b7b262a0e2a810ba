import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { openHouse } from '../../testing/moneySteps'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]

/** An early payout that the bank has paid and whose order was canceled. @returns the request that the shop owes */
async function debt(): Promise<string> {
  const { desk } = house
  const number = await desk.project(7_450_000, 'Premium')
  const asked = await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
  await desk.sign(number, 'early_payout', 'conditional')
  const id = String(asked.body.request.id)
  await desk.ask(operator(), `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })
  const { run } = (await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of desk.operators) await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  await desk.cancel(number)
  return id
}

it('a repayment can be booked and taken back at the same moment without either request failing', async () => {
  const { desk } = house
  // Twenty times in all: one debt is not paid back that often.
  for (const reference of ['REPAID1', 'REPAID2', 'REPAID3', 'REPAID4']) {
    const id = await debt()
    await desk.importStatement(desk.statement([{ cents: 1_000, text: 'repayment', reference }]))
    const line = await desk.line(reference)
    const book = () => desk.ask(operator(), `/factoring/${id}/debt`, { decision: 'received', bankLineId: line.id, reason: 'Agreed' })
    const undo = () => desk.ask(operator(), `/bank/lines/${line.id}/undo`, { reason: 'Another payer' })
    for (let time = 0; time < 5; time++) {
      if ((await desk.line(reference)).status === 'unmatched') expect((await book()).status).toBe(200)
      const [undone, booked] = await Promise.all([undo(), book()])
      expect([undone.status, [200, 422].includes(booked.status)], JSON.stringify([undone.body, booked.body])).toEqual([200, true])
    }
  }
  expect(await house.findings()).toEqual([])
})
