import { cents } from '@framewell/domain/money/cents'
import { creditProject, debitOwnAccount } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { transactionOf } from '../../platform/database/transactionOf'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { openHouse } from '../../testing/moneySteps'
import { post } from '../post'
import { guardLedger } from './guardLedger'
import type { Touched } from './invariant'
import { type LedgerInvariantName, ledgerBreaches } from './ledgerInvariants'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

/** Posts $1.00 into a project's escrow. @returns 'posted', or the message of the refusal */
async function postOn(number: string): Promise<string> {
  const req = await house.cms.localReq()
  const posting = {
    key: `test:${crypto.randomUUID()}`,
    kind: 'receipt',
    description: 'Receipt',
    entries: [debitOwnAccount('bank', cents(100)), creditProject(number, 'escrow', cents(100))],
  }
  return inTransaction(req, () => post(req, posting)).then(
    () => 'posted',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}

interface Damage {
  readonly what: LedgerInvariantName
  /** What the refusal and the finding name. */
  readonly about: string
  readonly words: string
  /** One statement that breaks only this invariant, and one that repairs it. */
  readonly breaks: string
  readonly repair: string
  readonly touched: Partial<Touched>
}

/** A guarded transaction with the damage does not commit. Without the guard it does, and the verification finds it until it is repaired. */
async function refusedAndFound({ what, about, words, breaks, repair, touched }: Damage): Promise<void> {
  const { pool } = house.cms.payload.db
  const req = await house.cms.localReq()
  const guarded = inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql.raw(breaks))
    await guardLedger(req, touched)
  })
  await expect(guarded).rejects.toThrow(`${about} ${words}. Nothing was moved.`)
  expect(await house.findings()).toEqual([])
  expect((await pool.query(breaks)).rowCount).toBe(1)
  expect(await house.findings()).toEqual([{ what, about }])
  expect((await pool.query(repair)).rowCount).toBe(1)
  expect(await house.findings()).toEqual([])
}

const PHASE = 'fabrication_start'
/** A project whose shop was sent what its first phase released. @returns its number and the payout */
async function paid() {
  const { desk } = house
  const number = await desk.project(100_000, 'Premium')
  await desk.reach(number, PHASE)
  await desk.sign(number, PHASE, 'conditional')
  await desk.complete(number, PHASE)
  const { body } = await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
  for (const operator of desk.operators)
    expect((await desk.ask(operator, `/payout-runs/${body.run.id}/decide`, { decision: 'approve' })).status).toBe(200)
  return { number, run: body.run, payout: body.run.payouts[0] }
}
/** A project with an approved early payout. @returns its number and the request */
async function advanced() {
  const { desk } = house
  const number = await desk.project(100_000, 'Premium')
  const { body } = await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
  await desk.sign(number, 'early_payout', 'conditional')
  const decision = { decision: 'approve', reason: 'Good record' }
  expect((await desk.ask(desk.operators[0], `/factoring/${body.request.id}/decide`, decision)).status).toBe(200)
  return { number, request: body.request.id }
}

describe('the invariants of the ledger', () => {
  it('keep a transaction from committing, and are findings of the verification', async () => {
    const { cms, desk } = house
    const [number, other] = [await desk.project(100_000, 'Premium'), await desk.project(100_000, 'Premium')]
    const { rows } = await cms.payload.db.pool.query(`
      with run as (
        insert into payout_runs (id, number, status, pay_on, total_cents, proposed_by, approvals)
        values (gen_random_uuid(), 'PR-2026-9001', 'proposed', '2099-01-05', 100, 'Somebody', '[]') returning id
      ), detail as (
        insert into bank_details (id, company_id, status, account_name, routing_last_four, account_last_four, account_type, sealed, proposed_by, proposed_by_id)
        values (gen_random_uuid(), '${desk.shop.company}', 'waiting', 'Shop', '0019', '5678', 'checking', '', 'Somebody', '') returning id
      )
      insert into payouts (id, run_id, reference, company_id, project_id, account, amount_cents, bank_detail_id, status, phases)
      select gen_random_uuid(), run.id, 'PO-2026-9001', '${desk.shop.company}', p.id, 'builder_payable', 100, detail.id, 'waiting', '[]'
      from run, detail, payment_projects p where p.number = '${number}' returning id`)
    const bank = await desk.balance('bank')
    expect(await postOn(number)).toBe('PO-2026-9001 pays a refund to a company that is not the builder of its project. Nothing was moved.')
    expect(await desk.balance('bank')).toBe(bank)
    expect(await postOn(other)).toBe('posted')
    expect(await house.findings()).toEqual([{ what: 'refundToBuilder', about: 'PO-2026-9001' }])
    await cms.payload.db.pool.query(`update payouts set status = 'cancelled' where id = '${rows[0].id}'`)
    expect(await house.findings()).toEqual([])
  })

  it('refuse a payout settled by a movement that does not name it', async () => {
    const { desk, cms } = house
    const { payout, run } = await paid()
    await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: 'Electricity', reference: 'POWER' }]))
    const { rows } = await cms.payload.db.pool.query("select id from bank_lines where bank_reference = 'POWER'")
    await refusedAndFound({
      what: 'settledByStatement',
      about: payout.reference,
      words: 'is settled without a movement of the bank account that names it or that an operator decided is its payment',
      breaks: `update payouts set status = 'settled', settled_line_id = '${rows[0].id}' where id = '${payout.id}'`,
      repair: `update payouts set status = 'sent', settled_line_id = null where id = '${payout.id}'`,
      touched: { postings: [`settled:${rows[0].id}`] },
    })
  })

  it('refuse an advance that the project no longer covers', async () => {
    const { number } = await advanced()
    await refusedAndFound({
      what: 'advanceCovered',
      about: number,
      words: 'has advanced more than it can still repay, or to a shop that does not make it',
      breaks: `update payment_projects set refunded_cents = price_cents where number = '${number}'`,
      repair: `update payment_projects set refunded_cents = 0 where number = '${number}'`,
      touched: { projects: [number] },
    })
  })

  it('refuse a debt that no early payout explains', async () => {
    const { number, request } = await advanced()
    await refusedAndFound({
      what: 'debtRecorded',
      about: number,
      words: 'is owed by shops what none of its early payouts says',
      breaks: `update factoring_requests set owed_cents = 1 where id = '${request}'`,
      repair: `update factoring_requests set owed_cents = 0 where id = '${request}'`,
      touched: { projects: [number] },
    })
  })

  it('refuse credit that no payment explains, and a payment or an invoice that is not its parts', async () => {
    const { desk } = house
    const number = await desk.project(100_000, 'Prepay')
    const [invoice] = await house.invoicesOf(number)
    await desk.importStatement(desk.statement([{ cents: 120_000, text: 'too much', reference: 'OVER' }]))
    const { id } = await desk.line('OVER')
    const allocations = [{ invoice: invoice.number, amountCents: 100_000 }]
    await desk.ask(desk.operators[0], `/bank/lines/${id}/decide`, { decision: 'invoice', allocations, reason: 'they called' })
    const { pool } = house.cms.payload.db
    const what = async () => (await house.findings()).map((one) => `${one.what} ${one.about}`)
    await pool.query('update bank_lines set unapplied_cents = 19999 where id = $1', [id])
    expect(await what()).toEqual(['creditKept The customer credit account', 'receiptUsedOnce Payment OVER'])
    await pool.query('update bank_lines set unapplied_cents = 20000 where id = $1', [id])
    await refusedAndFound({
      what: 'receiptUsedOnce',
      about: invoice.number,
      words: 'is not the sum of its parts',
      breaks: `update invoices set paid_cents = 99999 where number = '${invoice.number}'`,
      repair: `update invoices set paid_cents = 100000 where number = '${invoice.number}'`,
      touched: { projects: [number] },
    })
  })

  it('refuse invoices on credit that are not the receivable account', async () => {
    const number = await house.desk.project(100_000, 'Premium')
    const [progress] = await house.invoicesOf(number)
    await refusedAndFound({
      what: 'receivablesTied',
      about: `The receivable account of ${number}`,
      words: 'has another balance than its invoices',
      breaks: `update invoices set credited_cents = 1 where number = '${progress.number}'`,
      repair: `update invoices set credited_cents = 0 where number = '${progress.number}'`,
      touched: { projects: [number] },
    })
  })

  it('are searched by one connection after the pool has searched them', async () => {
    expect(await ledgerBreaches(house.cms.payload.db.pool, null)).toEqual([])
    expect(await house.findings()).toEqual([])
  })

  it('refuse to close a project that still holds money', async () => {
    const number = await house.desk.project(100_000, 'Premium')
    await refusedAndFound({
      what: 'closedProjectClear',
      about: number,
      words: 'is closed and holds, advances or can pay more than its closing says',
      breaks: `update payment_projects set status = 'closed' where number = '${number}'`,
      repair: `update payment_projects set status = 'active' where number = '${number}'`,
      touched: { projects: [number] },
    })
  })

  it('refuse to pay a shop what another shop earned', async () => {
    const { number, payout } = await paid()
    const { fabricator } = await house.desk.secondShop()
    await refusedAndFound({
      what: 'shopEarned',
      about: number,
      words: 'pays a shop what another one earned or asked for',
      breaks: `update payouts set fabricator_id = '${fabricator}' where id = '${payout.id}'`,
      repair: `update payouts set fabricator_id = '${house.desk.fabricator}' where id = '${payout.id}'`,
      touched: { projects: [number] },
    })
  })
})
