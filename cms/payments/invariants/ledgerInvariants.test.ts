import { cents } from '@framewell/domain/money/cents'
import { creditProject, debitHouse } from '@framewell/domain/payments/posting'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { post } from '../post'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

/** Posts $1.00 into a project's escrow. @returns 'posted', or the message of the refusal */
async function postOn(number: string): Promise<string> {
  const req = await house.cms.localReq()
  const posting = {
    key: `test:${crypto.randomUUID()}`,
    kind: 'receipt',
    description: 'Receipt',
    entries: [debitHouse('bank', cents(100)), creditProject(number, 'escrow', cents(100))],
  }
  return inTransaction(req, () => post(req, posting)).then(
    () => 'posted',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}

describe('the invariants of the ledger', () => {
  it('keep a transaction from committing, and are findings of the verification', async () => {
    const { cms, desk } = house
    const [number, other] = [await desk.project(100_000, 'Premium'), await desk.project(100_000, 'Premium')]
    const { rows } = await cms.payload.db.pool.query(`
      with run as (
        insert into payout_runs (id, number, status, pay_on, total_cents, proposed_by, approvals)
        values (gen_random_uuid(), 'PR-2026-0001', 'proposed', '2099-01-05', 100, 'Somebody', '[]') returning id
      ), detail as (
        insert into bank_details (id, company_id, status, account_name, routing_last_four, account_last_four, account_type, sealed, proposed_by, proposed_by_id)
        values (gen_random_uuid(), '${desk.shop.company}', 'waiting', 'Shop', '0019', '5678', 'checking', '', 'Somebody', '') returning id
      )
      insert into payouts (id, run_id, reference, company_id, project_id, account, amount_cents, bank_detail_id, status, phases)
      select gen_random_uuid(), run.id, 'PO-2026-0001', '${desk.shop.company}', p.id, 'builder_payable', 100, detail.id, 'waiting', '[]'
      from run, detail, payment_projects p where p.number = '${number}' returning id`)
    expect(await postOn(number)).toBe('PO-2026-0001 pays a refund to a company that is not the builder of its project. Nothing was moved.')
    expect(await desk.balance('bank')).toBe(0)
    expect(await postOn(other)).toBe('posted')
    expect(await house.findings()).toEqual([{ what: 'refundToBuilder', about: 'PO-2026-0001' }])
    await cms.payload.db.pool.query(`update payouts set status = 'cancelled' where id = '${rows[0].id}'`)
    expect(await house.findings()).toEqual([])
  })
})
