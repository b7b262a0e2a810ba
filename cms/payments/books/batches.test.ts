import { batchNumber } from '@framewell/domain/payments/books'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { readCsvRows } from '../../testing/readJournals'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  const { pool } = house.cms.payload.db
  await pool.query(`insert into ledger_accounts (kind, side, may_go_negative) values ('bank', 'debit', true), ('revenue', 'credit', true)
    on conflict do nothing`)
  for (const day of ['2026-05-20', '2026-06-30', '2026-07-15', '2026-08-03', '2026-09-09'])
    await pool.query(
      `with posted as (
         insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id, posted_at)
         values ($1::text, 'fee', $1::text, repeat('0', 64), 'system', 'batches', ($1::text || 'T17:00:00Z')::timestamptz) returning id
       )
       insert into ledger_entries (posting_id, account_id, amount_cents)
       select posted.id, a.id, case a.kind when 'bank' then 100 else -100 end
       from posted, ledger_accounts a where a.project_id is null and a.kind in ('bank', 'revenue')`,
      [day],
    )
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]
const close = (month: string) => house.desk.ask(operator(), '/books/closings', { month, reason: 'reconciled' })
/** The batches and the postings that a journal names. */
async function journal(from: string, until: string) {
  const rows = readCsvRows(String((await house.desk.ask(operator(), `/books/file?format=journal&from=${from}&until=${until}`)).body))
  const all = (column: string) => [...new Set(rows.map((row) => row[column]))]
  return { batches: all('Batch'), days: all('Description') }
}

it('every posting is in exactly one batch, batches have every month, and a part of a batch has no number', async () => {
  expect((await close('2026-06')).status).toBe(200)
  expect((await close('2026-09')).body.closing).toMatchObject({ month: '2026-09', from: '2026-09-01' })

  const { closings } = (await house.desk.ask(operator(), '/books?from=2026-09-01&until=2026-09-30')).body
  const closed: { month: string; from: string | null; until: string }[] = closings
  expect(closed.map(({ month }) => month)).toEqual(['2026-09', '2026-08', '2026-07', '2026-06'])
  const exported = await Promise.all(closed.map(({ from, until }) => journal(from ?? '2000-01-01', until)))
  expect(exported.map(({ batches }) => batches)).toEqual(closed.map(({ month }) => [batchNumber(month)]))
  expect(exported.flatMap(({ days }) => days)).toEqual(['2026-09-09', '2026-08-03', '2026-07-15', '2026-05-20', '2026-06-30'])

  expect((await journal('2026-05-20', '2026-06-30')).batches, 'nothing was posted before').toEqual(['JB-2026-06'])
  expect((await journal('2026-06-01', '2026-06-30')).batches, 'only a part of the first batch').toEqual([''])
  expect((await journal('2026-07-02', '2026-07-31')).batches).toEqual([''])
  expect((await close('2026-08')).body.code).toBe('closedAlready')
})
