import { cents } from '@framewell/domain/money/cents'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmShopAccount, openHouse } from '../../testing/moneySteps'
import { post } from '../post'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const PRICE = 7_450_000
const ADVANCE = 6_242_355

const operator = () => house.desk.operators[0]
const advance = async (number: string) => {
  const { body } = await house.desk.ask(house.desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
  await house.desk.sign(number, 'early_payout', 'conditional')
  await house.desk.ask(operator(), `/factoring/${body.request.id}/decide`, { decision: 'approve', reason: 'Good record' })
  return String(body.request.id)
}
/** Pays what is payable, and the bank shows it. @returns the payout */
const payOut = async (number: string) => {
  const { run } = (await house.desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of house.desk.operators) await house.desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  const [payout] = run.payouts
  await house.desk.importStatement(house.desk.statement([{ cents: -payout.amountCents, text: `ACH ${payout.reference}` }]))
  return payout
}
/** The bank shows a payout as returned. @returns the line */
const comesBack = async ({ reference, amountCents }: { reference: string; amountCents: number }) => {
  await house.desk.importStatement(house.desk.statement([{ cents: amountCents, text: `ACH RETURN ${reference} R03` }]))
  await confirmShopAccount(house.desk)
  const { rows } = await house.cms.payload.db.pool.query(`select id from bank_lines where matched_to = $1 and amount_cents > 0`, [
    reference,
  ])
  return String(rows[0].id)
}
const undo = (line: string) => house.desk.ask(operator(), `/bank/lines/${line}/undo`, { reason: 'It was somebody else' })
const decide = (line: string, json: object) => house.desk.ask(operator(), `/bank/lines/${line}/decide`, { reason: 'compared', ...json })
const held = async (number: string) =>
  Object.fromEntries(Object.entries(await house.desk.balances(number)).filter(([, amount]) => amount !== 0))
const statusOf = async (number: string) => (await house.desk.ask(operator(), `/factoring?projectId=${number}`)).body[0].status
const revenue = () => house.desk.balance('revenue')
const suspense = () => house.desk.balance('suspense')

describe('a return that did not happen', () => {
  it('gives the shop its early payout again, as often as it is decided', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    await advance(number)
    const payout = await payOut(number)
    const before = { held: await held(number), revenue: await revenue(), waits: await suspense() }
    const line = await comesBack(payout)
    expect((await held(number)).advance ?? 0).toBe(0)
    expect(await statusOf(number)).toBe('withdrawn')
    for (let times = 0; times < 2; times++) {
      expect((await undo(line)).status).toBe(200)
      expect({ held: await held(number), revenue: await revenue() }).toEqual({ held: before.held, revenue: before.revenue })
      expect(await suspense()).toBe(before.waits + payout.amountCents)
      expect(await statusOf(number)).toBe('approved')
      expect(await house.findings()).toEqual([])
      expect((await decide(line, { decision: 'payout', payout: payout.reference, confirmed: true })).status).toBe(200)
      expect((await held(number)).advance ?? 0).toBe(0)
      expect(await house.findings()).toEqual([])
      await confirmShopAccount(house.desk)
    }
  })

  it('leaves a debt of the shop where the order was canceled since', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    await advance(number)
    const line = await comesBack(await payOut(number))
    await house.desk.cancel(number)
    expect(await held(number)).toEqual({})
    const undone = await undo(line)
    expect([undone.status, undone.body.code]).toEqual([200, undefined])
    expect(await held(number)).toEqual({ shop_debt: ADVANCE })
    expect(await statusOf(number)).toBe('owed')
    expect(await house.findings()).toEqual([])
  })

  it('leaves a debt of the first shop where another one makes the order since, and nothing to the second', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    await advance(number)
    const line = await comesBack(await payOut(number))
    await house.desk.reroute(number, (await house.desk.secondShop()).fabricator)
    expect((await undo(line)).status).toBe(200)
    const { shop_debt, advance: open = 0, fabricator_payable = 0 } = await held(number)
    expect({ shop_debt, open, fabricator_payable }).toEqual({ shop_debt: ADVANCE, open: 0, fabricator_payable: 0 })
    expect(await house.findings()).toEqual([])
  })

  it('takes what nobody was owed out of suspense, each time', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    const id = await advance(number)
    const payout = await payOut(number)
    await house.desk.cancel(number)
    await house.desk.ask(operator(), `/factoring/${id}/debt`, { decision: 'write_off', reason: 'Gone out of business' })
    const before = await suspense()
    const line = await comesBack(payout)
    expect(await suspense()).toBe(before + payout.amountCents)
    for (let times = 0; times < 2; times++) {
      expect((await undo(line)).status).toBe(200)
      // The receipt waits in place of the payout.
      expect(await suspense()).toBe(before + payout.amountCents)
      expect(await held(number)).toEqual({})
      expect((await decide(line, { decision: 'payout', payout: payout.reference, confirmed: true })).status).toBe(200)
      expect(await suspense()).toBe(before + payout.amountCents)
      expect(await held(number)).toEqual({})
      expect(await house.findings()).toEqual([])
      await confirmShopAccount(house.desk)
    }
  })
})

it('a payout that comes back after part of its early payout was written off is not paid to the shop again', async () => {
  const number = await house.desk.project(PRICE, 'Premium')
  const id = await advance(number)
  const payout = await payOut(number)
  const opening = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { body } = await house.desk.ask(house.desk.builder.person, '/disputes', opening)
  const refund = { outcome: 'split', refundCents: 0.15 * PRICE, reason: 'Not to the drawing' }
  await house.desk.ask(operator(), `/disputes/${body.dispute.id}/resolve`, refund)
  const { shop_debt = 0, advance: open = 0 } = await held(number)
  expect([shop_debt > 0, open > 0]).toEqual([true, true])
  const decision = { decision: 'write_off', reason: 'Agreed with the shop' }
  expect((await house.desk.ask(operator(), `/factoring/${id}/debt`, decision)).status).toBe(200)
  await comesBack(payout)
  const after = await held(number)
  expect([after.fabricator_payable ?? 0, after.advance ?? 0]).toEqual([0, 0])
  expect(await house.findings()).toEqual([])
})

it('a posting that moves suspense money without the receipt is refused, and found', async () => {
  const { cms, desk } = house
  const number = await desk.project(100_000, 'Prepay')
  await desk.importStatement(desk.statement([{ cents: 4_321, text: 'no name' }]))
  const before = await suspense()
  const req = await cms.localReq()
  const moving = inTransaction(req, () =>
    post(req, {
      key: `test:${crypto.randomUUID()}`,
      kind: 'receipt',
      description: 'Receipt',
      entries: [
        { account: 'suspense', projectId: null, amountCents: cents(4_321) },
        { account: 'escrow', projectId: number, amountCents: cents(-4_321) },
      ],
    }),
  )
  await expect(moving).rejects.toThrow('The suspense account holds another sum than the receipts and returned payouts that wait in it')
  expect(await suspense()).toBe(before)
  const { pool } = cms.payload.db
  await pool.query(`update bank_lines set status = 'assigned' where amount_cents = 4321`)
  expect(await house.findings()).toEqual([{ what: 'suspenseWaits', about: 'The suspense account' }])
  await pool.query(`update bank_lines set status = 'unmatched' where amount_cents = 4321`)
})

describe('the approval of a payout run', () => {
  /** A run that has its first approval. */
  const approvedOnce = async () => {
    const { desk } = house
    const number = await desk.project(PRICE, 'Premium')
    await advance(number)
    const { run } = (await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
    await desk.ask(operator(), `/payout-runs/${run.id}/decide`, { decision: 'approve' })
    return { number, run: String(run.id) }
  }
  /** The second approval, while somebody has written something and not committed it. */
  const approvedDuring = async (run: string, written: (client: PoolClient) => Promise<unknown>) => {
    const { pool } = house.cms.payload.db
    const client = await pool.connect()
    await client.query('begin')
    await written(client)
    const approving = house.desk.ask(house.desk.operators[1], `/payout-runs/${run}/decide`, { decision: 'approve' })
    const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows
    for (let blocked = false; !blocked; ) {
      const answered = await Promise.race([approving.then(() => true), pool.query('select 1').then(() => false)])
      const { rows } = await pool.query('select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', [pid])
      blocked = answered || rows.length > 0
    }
    await client.query('commit')
    client.release()
    return (await approving).body.code
  }

  it('and a dispute at the same moment do not both win', async () => {
    const { number, run } = await approvedOnce()
    const code = await approvedDuring(run, async (client) => {
      await client.query('select 1 from orders where number = $1 for update', [number])
      await client.query('select 1 from payment_projects where number = $1 for update', [number])
      await client.query(
        `insert into payment_disputes (id, project_id, reason, description, status, opened_by, decide_by)
         select gen_random_uuid(), id, 'other', 'Not right', 'open', 'Builder', '2099-01-01' from payment_projects where number = $1`,
        [number],
      )
    })
    expect(code).toBe('disputeOpen')
    expect((await house.desk.balances(number)).fabricator_payable).toBeGreaterThan(0)
  })

  it('pays nothing to an account that is stopped at the same moment', async () => {
    const { number, run } = await approvedOnce()
    const code = await approvedDuring(run, (client) =>
      client.query(`update bank_details set status = 'rejected' where company_id = $1 and status = 'active'`, [house.desk.shop.company]),
    )
    expect(code).toBe('accountChanged')
    expect((await house.desk.balances(number)).fabricator_payable).toBeGreaterThan(0)
  })
})
