import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmShopAccount, openHouse } from '../../testing/moneySteps'
import type { TestPerson } from '../../testing/signInAs'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())
// A payout that came back has blocked it.
beforeEach(() => confirmShopAccount(house.desk))

const operator = () => house.desk.operators[0]
const second = () => house.desk.operators[1]
const suspense = () => house.desk.balance('suspense')

/** An early payout that the bank paid, which the shop owes since its part in the order ended. @returns project, request and payout */
async function owed(ends: (number: string) => Promise<void>) {
  const { desk } = house
  const number = await desk.project(7_450_000, 'Premium')
  const { request } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body
  await desk.sign(number, 'early_payout', 'conditional')
  await desk.ask(operator(), `/factoring/${request.id}/decide`, { decision: 'approve', reason: 'Good record' })
  const payout = await payOut(number)
  await ends(number)
  return { number, request: String(request.id), payout }
}

async function propose(number: string) {
  return house.desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
}

/** Pays what is payable, and the bank shows it. @returns the payout */
async function payOut(number: string) {
  const { run } = (await propose(number)).body
  for (const who of house.desk.operators) await house.desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  const [payout] = run.payouts
  await house.desk.importStatement(house.desk.statement([{ cents: -payout.amountCents, text: `ACH ${payout.reference}` }]))
  return payout
}

async function comesBack({ reference, amountCents }: { reference: string; amountCents: number }): Promise<string> {
  await house.desk.importStatement(house.desk.statement([{ cents: amountCents, text: `ACH RETURN ${reference} R03` }]))
  const { rows } = await house.cms.payload.db.pool.query(`select id from bank_lines where matched_to = $1 and amount_cents > 0`, [
    reference,
  ])
  return String(rows[0].id)
}

const payableOn = async (number: string) => {
  const { body } = await house.desk.ask(operator(), '/payout-runs')
  return body.payable.filter(({ projectId }: { projectId: string }) => projectId === number)
}
const decide = (id: string, decision: 'pay' | 'recover', who: TestPerson = operator()) =>
  house.desk.ask(who, `/payouts/${id}/unclaimed`, { decision, reason: 'Compared with the bank' })
const settleDebt = (id: string, json: object) => house.desk.ask(operator(), `/factoring/${id}/debt`, { reason: 'Agreed', ...json })

describe('a returned payout that nobody is owed', () => {
  it('is paid again to the shop that has paid its debt, once it has another account and two people approve', async () => {
    const { desk } = house
    const { number, request, payout } = await owed(async (order) => desk.reroute(order, (await desk.secondShop()).fabricator))
    const { owedAmount } = (await desk.ask(operator(), `/factoring?projectId=${number}`)).body[0]
    await desk.importStatement(desk.statement([{ cents: Math.round(owedAmount * 100), text: 'repayment', reference: 'PAIDBACK' }]))
    expect((await settleDebt(request, { decision: 'received', bankLineId: (await desk.line('PAIDBACK')).id })).status).toBe(200)
    const before = await suspense()
    const line = await comesBack(payout)
    expect(await suspense()).toBe(before + payout.amountCents)
    const row = { account: 'suspense', payee: 'Ohio Roll Form', amountCents: payout.amountCents, returned: { reference: payout.reference } }
    expect(await payableOn(number)).toMatchObject([{ ...row, blocked: 'undecided' }])
    expect((await propose(number)).body.code).toBe('nothingPayable')
    expect((await decide(payout.id, 'recover')).body.code).toBe('nothingWrittenOff')
    expect((await decide(payout.id, 'pay')).status).toBe(200)
    expect(await payableOn(number)).toMatchObject([{ ...row, blocked: 'accountBlocked' }])
    await confirmShopAccount(desk)
    const again = await payOut(number)
    expect(again).toMatchObject({ amountCents: payout.amountCents })
    expect([await suspense(), await payableOn(number)]).toEqual([before, []])
    expect((await decide(payout.id, 'pay')).body.code).toBe('nothingWaits')
    // It cannot have arrived after all while it is paid a second time.
    const undone = await desk.ask(operator(), `/bank/lines/${line}/undo`, { reason: 'It was somebody else' })
    expect(undone.body).toMatchObject({ code: 'notTakenBack', detail: expect.stringContaining(again.reference) })
    expect(await house.findings()).toEqual([])
    // The second payment can come back as well: then it waits for the account again.
    await comesBack(again)
    expect(await suspense()).toBe(before + payout.amountCents)
    expect(await payableOn(number)).toMatchObject([{ ...row, blocked: 'accountBlocked' }])
    expect(await house.findings()).toEqual([])
  })

  it('does not keep the order from another shop, though the shop that makes it has paid back a part', async () => {
    const { desk } = house
    const { number, request, payout } = await owed(async (order) => {
      await desk.decline(order)
      await desk.resume(order)
    })
    await desk.importStatement(desk.statement([{ cents: 1_000_000, text: 'repayment', reference: 'PAIDPART' }]))
    expect((await settleDebt(request, { decision: 'received', bankLineId: (await desk.line('PAIDPART')).id })).status).toBe(200)
    const before = await suspense()
    await comesBack(payout)
    await desk.reroute(number, (await desk.secondShop()).fabricator)
    const paidBack = (await suspense()) - before
    // Its share of the fee comes off what it had back.
    expect(paidBack).toBeGreaterThan(0)
    expect(paidBack).toBeLessThanOrEqual(1_000_000)
    const row = { account: 'suspense', payee: 'Ohio Roll Form', amountCents: paidBack, blocked: 'undecided' }
    expect(await payableOn(number)).toMatchObject([row])
    expect(await house.findings()).toEqual([])
  })

  it('comes back to a canceled order though its early payout was paid back: what the closing does not cover waits for a decision', async () => {
    const { desk } = house
    const number = await desk.project(7_450_000, 'Premium')
    await desk.reach(number, 'fabrication_start')
    await desk.sign(number, 'fabrication_start', 'conditional')
    await desk.complete(number, 'fabrication_start')
    const earned = await desk.balance('fabricator_payable', number)
    const { request } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body
    await desk.sign(number, 'early_payout', 'conditional')
    await desk.ask(operator(), `/factoring/${request.id}/decide`, { decision: 'approve', reason: 'Good record' })
    const payout = await payOut(number)
    // The wrong receipt is taken for it while the order is canceled, so the closing says only what the shop has earned.
    const wrong = await comesBack(payout)
    await desk.cancel(number)
    expect((await desk.ask(operator(), `/bank/lines/${wrong}/undo`, { reason: 'Another payout' })).status).toBe(200)
    const { owedAmount } = (await desk.ask(operator(), `/factoring?projectId=${number}`)).body[0]
    await desk.importStatement(desk.statement([{ cents: Math.round(owedAmount * 100), text: 'repayment', reference: 'PAIDBACKCLOSED' }]))
    const received = { decision: 'received', bankLineId: (await desk.line('PAIDBACKCLOSED')).id }
    expect((await settleDebt(request.id, received)).status).toBe(200)

    const before = await suspense()
    const content = desk.statement([{ cents: payout.amountCents, text: `ACH RETURN ${payout.reference} R03` }])
    expect((await desk.importStatement(content)).status).toBeLessThan(300)
    expect(await desk.balance('fabricator_payable', number)).toBe(earned)
    expect((await suspense()) - before).toBe(payout.amountCents - earned)
    expect(await payableOn(number)).toContainEqual(
      expect.objectContaining({ account: 'suspense', amountCents: payout.amountCents - earned, blocked: 'undecided' }),
    )
    expect(await house.findings()).toEqual([])
  })

  it('makes up for the debt that was written off, as somebody else decides than who wrote it off, until the return is undone', async () => {
    const { desk } = house
    const { number, request, payout } = await owed(desk.cancel)
    const [debtBefore, before] = [await desk.balance('bad_debt'), await suspense()]
    expect((await settleDebt(request, { decision: 'write_off' })).status).toBe(200)
    const lost = await desk.balance('bad_debt')
    const line = await comesBack(payout)
    expect((await decide(payout.id, 'recover')).body.code).toBe('notIndependent')
    expect((await decide(payout.id, 'recover', second())).status).toBe(200)
    expect([await suspense(), await desk.balance('bad_debt')]).toEqual([before, lost - payout.amountCents])
    expect([await payableOn(number), (await decide(payout.id, 'pay')).body.code]).toEqual([[], 'nothingWaits'])
    expect(await house.findings()).toEqual([])
    expect((await desk.ask(operator(), `/bank/lines/${line}/undo`, { reason: 'It was somebody else' })).status).toBe(200)
    expect(await desk.balance('bad_debt')).toBe(lost)
    expect(lost).toBeGreaterThan(debtBefore)
    expect(await house.findings()).toEqual([])
  })
})
