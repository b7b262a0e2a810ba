import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { closeProject } from '../projects/closeProject'
import { reassignProject } from '../projects/reassignProject'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const request = async (number: string) => {
  const { body } = await house.desk.ask(house.desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
  return String(body.request.id)
}
const approve = (id: string) =>
  house.desk.ask(house.desk.operators[0], `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })
const cancel = async (number: string) => {
  const req = await house.cms.localReq()
  await inTransaction(req, () => closeProject(req, { number }, 'The builder changed plans'))
}
const rerouteTo = async (number: string, fabricator: string) => {
  const req = await house.cms.localReq()
  await inTransaction(req, () => reassignProject(req, { number, fabricator }, 'The roll former is down'))
}
/** The balances of a project that are not zero. */
const held = async (number: string) =>
  Object.fromEntries(Object.entries(await house.desk.balances(number)).filter(([, cents]) => cents !== 0))
const statusOf = async (number: string) => (await house.desk.ask(house.desk.operators[0], `/factoring?projectId=${number}`)).body[0].status
const payableTo = async (number: string) => {
  const { body } = await house.desk.ask(house.desk.operators[0], '/payout-runs')
  return body.payable.filter(({ projectId }: { projectId: string }) => projectId === number)
}

describe('an early payout', () => {
  it('that was approved and not paid out is undone when the order is cancelled', async () => {
    const number = await house.desk.project(7_450_000, 'Premium')
    expect((await approve(await request(number))).status).toBe(200)
    expect((await held(number)).advance).toBeGreaterThan(0)
    const revenue = await house.desk.balance('revenue')
    await cancel(number)
    expect(await held(number)).toEqual({})
    expect(await house.desk.balance('revenue')).toBeLessThan(revenue)
    expect(await payableTo(number)).toEqual([])
    expect(await statusOf(number)).toBe('withdrawn')
    expect(await house.findings()).toEqual([])
  })

  it('that one shop asked for is never paid to the shop that takes the order over', async () => {
    const number = await house.desk.project(7_450_000, 'Premium')
    const pending = await request(number)
    await rerouteTo(number, (await house.desk.secondShop()).fabricator)
    expect((await approve(pending)).body.code).toBe('alreadyDecided')
    expect(await statusOf(number)).toBe('withdrawn')
    expect(await payableTo(number)).toEqual([])
  })

  it('is not stranded by a refund before delivery', async () => {
    const number = await house.desk.project(7_450_000, 'Premium')
    expect((await approve(await request(number))).status).toBe(200)
    const { body } = await house.desk.ask(house.desk.builder.person, '/disputes', {
      projectId: number,
      reason: 'quality',
      description: 'Half of the panels are not to the drawing.',
    })
    const json = { outcome: 'refund', reason: 'Not to the drawing' }
    expect((await house.desk.ask(house.desk.operators[0], `/disputes/${body.dispute.id}/resolve`, json)).status).toBe(200)
    for (const phase of house.desk.phases) {
      await house.desk.reach(number, phase)
      await house.desk.sign(number, phase, 'conditional')
      expect((await house.desk.complete(number, phase)).status).toBe(200)
    }
    expect((await house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
    expect((await held(number)).advance ?? 0).toBe(0)
    expect(await house.findings()).toEqual([])
  })
})
