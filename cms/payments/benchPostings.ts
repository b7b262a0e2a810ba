/**
 * `npm run bench:payments`: postings a second through the ledger's one writer beside the same statements sent bare through pg, spread over projects
 * and all on one; the slowest of a steady 50 a second; and `ledger:verify` over LEDGER_ENTRIES entries (200,000 unless said). Rounds take turns.
 * Prints a table; it never fails on a figure. Its database is made in .data/bench and removed.
 */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

Object.assign(process.env, { DATA_DIR: '.data/bench', DATABASE_URL: '', NODE_ENV: 'production', LOG_LEVEL: 'error' })
const [{ default: config }, { createLocalReq, getPayload }] = await Promise.all([import('@payload-config'), import('payload')])
const { inTransaction } = await import('../database/inTransaction')
const { startEmbedded, stopEmbedded } = await import('../database/embeddedPostgres')
const { env } = await import('../env')
const { post } = await import('./post')
const { proveLedger, verifyLedger } = await import('./proveLedger')

const WORKERS = 16
const PROJECTS = 64
const ROUNDS = 4
const ROUND_MS = 4_000
const STEADY_PER_SECOND = 50
const STEADY_SECONDS = 10
const ENTRIES = Number(process.env.LEDGER_ENTRIES ?? 200_000)

const payload = await getPayload({ config })
const owner = new pg.Pool({ ...(await startEmbedded(env.DATA_DIR)), max: WORKERS })
const numberOf = (at: number) => `FW-2026-${String(10_000 + at)}`

type Release = (project: string) => Promise<unknown>
const posted: Release = async (project) => {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () =>
    post(req, {
      key: randomUUID(),
      kind: 'phase_release',
      description: 'Release',
      entries: [
        { account: 'escrow', projectId: project, amountCents: 100 },
        { account: 'fabricator_payable', projectId: project, amountCents: -100 },
      ],
    }),
  )
}
const bare: Release = async (project) => {
  const client = await owner.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(
      `insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id)
       values ($1, 'phase_release', 'Release', $2, 'system', 'local') on conflict (key) do nothing returning id`,
      [randomUUID(), '0'.repeat(64)],
    )
    const kinds = ['escrow', 'fabricator_payable']
    const accounts = await client.query('select id, kind from ledger_accounts where project_id = $1 and kind = any($2)', [project, kinds])
    const ids = kinds.map((kind) => accounts.rows.find((row) => row.kind === kind)?.id)
    await client.query('select id from ledger_accounts where id = any($1) order by id for update', [ids])
    await client.query(
      `update ledger_accounts a set balance_cents = balance_cents + m.cents from (values ($1::bigint, -100), ($2::bigint, 100)) m (id, cents)
       where a.id = m.id and (a.may_go_negative or a.balance_cents + m.cents >= 0)`,
      ids,
    )
    await client.query('insert into ledger_entries (posting_id, account_id, amount_cents) values ($1, $2, 100), ($1, $3, -100)', [
      rows[0].id,
      ...ids,
    ])
    await client.query(
      `insert into audit_records (action, subject_type, subject_id, actor_email, request_id, after)
       values ('ledger-posting', 'ledger-postings', $1, 'system', 'local', $2)`,
      [rows[0].id, { kinds }],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function perSecond(release: Release, projects: number): Promise<number> {
  const end = performance.now() + ROUND_MS
  let done = 0
  const worker = async (at: number) => {
    for (let turn = at; performance.now() < end; turn += 7) {
      await release(numberOf(turn % projects))
      done += 1
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: WORKERS }, (_, at) => worker(at)))
  return (done * 1000) / (performance.now() - start)
}
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function steady(): Promise<readonly number[]> {
  const times: number[] = []
  const all: Promise<unknown>[] = []
  for (let at = 0; at < STEADY_PER_SECOND * STEADY_SECONDS; at++) {
    const start = performance.now()
    // One that a busy machine lets starve counts as endless.
    all.push(
      posted(numberOf(at % PROJECTS)).then(
        () => times.push(performance.now() - start),
        () => times.push(Number.POSITIVE_INFINITY),
      ),
    )
    await pause(1000 / STEADY_PER_SECOND)
  }
  await Promise.all(all)
  return times.sort((a, b) => a - b)
}

for (let at = 0; at < PROJECTS; at++) {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () =>
    post(req, {
      key: `fund:${at}`,
      kind: 'deposit',
      description: 'Deposit',
      entries: [
        { account: 'bank', projectId: null, amountCents: 1_000_000_000 },
        { account: 'escrow', projectId: numberOf(at), amountCents: -1_000_000_000 },
      ],
    }),
  )
  await posted(numberOf(at))
}
const kinds = {
  'ours, spread': [posted, PROJECTS],
  'bare, spread': [bare, PROJECTS],
  'ours, hot': [posted, 1],
  'bare, hot': [bare, 1],
} as const
const rates: Record<string, number[]> = {}
for (let round = 0; round < ROUNDS; round++)
  for (const [name, [release, projects]] of Object.entries(kinds)) {
    const rate = await perSecond(release, projects)
    rates[name] = [...(rates[name] ?? []), rate]
  }
const of = (name: keyof typeof kinds) => median(rates[name] ?? [])
console.table(Object.fromEntries(Object.keys(kinds).map((name) => [name, { 'a second': Math.round(median(rates[name] ?? [])) }])))
console.log(
  `spread, ours to bare: ${(of('ours, spread') / of('bare, spread')).toFixed(2)}; hot to spread, ours: ${(of('ours, hot') / of('ours, spread')).toFixed(2)}, bare: ${(of('bare, hot') / of('bare, spread')).toFixed(2)}`,
)
const times = await steady()
console.log(
  `${STEADY_PER_SECOND} a second: p50 ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(0)} ms`,
)

const filler = await owner.connect()
await filler.query(
  `set synchronous_commit = off; alter table ledger_postings disable trigger user; alter table ledger_entries disable trigger user`,
)
for (let left = Math.ceil(ENTRIES / 2); left > 0; left -= 250_000)
  await filler.query(`
    with made as (
      insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id)
      select gen_random_uuid()::text, 'filled', 'Filled', repeat('0', 64), 'system', 'local' from generate_series(1, ${Math.min(left, 250_000)}) returning id
    ), ends as (select min(id) filter (where kind = 'escrow') as one, min(id) filter (where kind = 'fabricator_payable') as other from ledger_accounts)
    insert into ledger_entries (posting_id, account_id, amount_cents)
    select made.id, case side when 1 then one else other end, case side when 1 then 1 else -1 end from made, ends, (values (1), (2)) s (side) order by made.id`)
await filler.query(`
  alter table ledger_postings enable trigger user; alter table ledger_entries enable trigger user;
  update ledger_accounts a set balance_cents = coalesce((select sum(amount_cents) from ledger_entries e where e.account_id = a.id), 0)
    * case a.side when 'debit' then 1 else -1 end where not may_go_negative and kind in ('escrow', 'fabricator_payable')`)
filler.release()
const begun = performance.now()
const { entries, findings } = await verifyLedger(owner)
console.log(`ledger:verify over ${entries} entries: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${findings.length} findings`)
const prover = await owner.connect()
const hashing = performance.now()
await proveLedger(prover)
console.log(`hashing them into one proof: ${((performance.now() - hashing) / 1000).toFixed(1)} s`)
prover.release()
await owner.end()
await payload.destroy()
await stopEmbedded(env.DATA_DIR)
await rm(env.DATA_DIR, { recursive: true, force: true })
process.exit(0)
