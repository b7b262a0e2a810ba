import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { proveLedger, verifyLedger } from '../proveLedger'
import type { BenchDatabase } from './database'

const POSTINGS_A_DAY = 250_000
/** Accounts the filled entries are spread over. */
const ACCOUNTS = 20_000

/** `ledger:verify` over that many entries, filled day by day, each day with its proof. */
export async function benchVerification({ owner }: BenchDatabase, entries: number): Promise<void> {
  const client = await owner.connect()
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from ledger_entries')
  const filling = performance.now()
  let proving = 0
  await client.query('set synchronous_commit = off')
  for (let left = Math.ceil((entries - (rows[0]?.n ?? 0)) / 2); left > 0; left -= POSTINGS_A_DAY) {
    await fillDay(client, Math.min(left, POSTINGS_A_DAY))
    const began = performance.now()
    await proveLedger(client)
    proving += performance.now() - began
  }
  const filled = performance.now() - filling - proving
  await client.query('analyze ledger_postings, ledger_entries, ledger_accounts')
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const began = performance.now()
  await client.query('begin transaction isolation level repeatable read read only')
  const verified = await verifyLedger(client)
  await client.query('commit')
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  client.release()
  console.log(
    `\nledger:verify over ${verified.entries} entries (${verified.postings} postings, ${verified.accounts} accounts, ${verified.proofs} proofs): ${seconds.toFixed(1)} s, ${verified.findings.length} findings, memory ${Math.round(before / 1e6)} MB before and ${Math.round(most / 1e6)} MB at most`,
  )
  console.log(`Filling took ${(filled / 1000).toFixed(0)} s, the ${verified.proofs} proofs ${(proving / 1000).toFixed(0)} s.`)
}

/**
 * Postings of two entries each, with their balances: valid in every way that is verified. Runs without triggers, which check one posting at
 * a time.
 */
async function fillDay(client: pg.PoolClient, postings: number): Promise<void> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into ledger_accounts (kind, project_id, side, may_go_negative)
     select 'bank', null, 'debit', false union all select kind, 'FILL-' || n, 'credit', false from generate_series(1, $1 / 2) n, (values ('escrow'), ('fabricator_payable')) k (kind)
     on conflict (kind, project_id) do nothing`,
    [ACCOUNTS],
  )
  const { rows } = await client.query<{ last: string }>('select coalesce(max(id), 0) as last from ledger_entries')
  await client.query(
    `with bank as (select id from ledger_accounts where kind = 'bank'),
     made as (
       insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id, effective_at)
       select 'fill:' || gen_random_uuid(), 'deposit', 'Filled', encode(sha256(n::text::bytea), 'hex'), 'system', 'local', now() from generate_series(1, $1::int) n
       returning id
     ), ends as (
       select made.id, a.id as account from made join (
         select id, row_number() over (order by id) - 1 as at from ledger_accounts where project_id like 'FILL-%') a on a.at = made.id % $2
     )
     insert into ledger_entries (posting_id, account_id, amount_cents)
     select ends.id, case side when 1 then bank.id else account end, side * (1 + ends.id % 9973)
     from ends, bank, (values (1), (-1)) s (side) order by ends.id`,
    [postings, ACCOUNTS],
  )
  await client.query(
    `update ledger_accounts a set balance_cents = balance_cents + s.cents * case a.side when 'debit' then 1 else -1 end
     from (select account_id, sum(amount_cents)::bigint as cents from ledger_entries where id > $1 group by account_id) s where s.account_id = a.id`,
    [rows[0]?.last],
  )
  await client.query('commit')
}
