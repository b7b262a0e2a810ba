import { createHash } from 'node:crypto'
import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { z } from 'zod'
import { storedCentsSchema } from '../platform/database/storedCents'
import type { SqlClient } from './invariants/invariant'
import { type LedgerInvariantName, ledgerBreaches } from './invariants/ledgerInvariants'

/** What a proof covers, and its hash. */
export interface LedgerProof {
  readonly throughPosting: number
  readonly postings: number
  readonly entries: number
  readonly debitCents: Cents
  readonly hash: string
}

export interface LedgerFinding {
  readonly what: 'unbalancedPosting' | 'balanceDiffers' | 'belowNothing' | 'proofDiffers' | LedgerInvariantName
  readonly about: string
}

export interface LedgerVerification {
  readonly postings: number
  readonly entries: number
  readonly accounts: number
  readonly proofs: number
  readonly findings: readonly LedgerFinding[]
}

const START = '0'.repeat(64)
/** Entries read at once: bounds a verification's memory, however long the ledger is. */
const BATCH = 20_000
const batchRow = z.object({
  lines: z.string().nullable(),
  entries: z.coerce.number(),
  postings: z.coerce.number(),
  debit_cents: storedCentsSchema,
  last_posting: z.coerce.number().nullable(),
  last_entry: z.coerce.number().nullable(),
})
const proofRows = z.array(
  z.object({
    through_posting: z.coerce.number(),
    postings: z.coerce.number(),
    entries: z.coerce.number(),
    debit_cents: storedCentsSchema,
    hash: z.string(),
  }),
)

const foundRows = z.array(z.object({ about: z.string() }))

/**
 * Adds a link to the chain of proofs: a hash over the previous proof and every entry since. The client must not be in a transaction: a
 * short one of its own locks out new postings and lets running ones finish, so that none is missed.
 * @returns undefined when nothing was posted since the last proof.
 */
export async function proveLedger(client: SqlClient): Promise<LedgerProof | undefined> {
  await client.query('begin')
  await client.query('lock table ledger_postings in share row exclusive mode')
  const { rows } = await client.query('select coalesce(max(id), 0) as last from ledger_postings')
  await client.query('commit')
  const last = z.object({ last: z.coerce.number() }).parse(rows[0]).last
  const [previous] = proofRows.parse((await client.query('select * from ledger_proofs order by id desc limit 1')).rows)
  if (last <= (previous?.through_posting ?? 0)) return undefined
  const proof = await hashBetween(client, previous?.through_posting ?? 0, last, previous?.hash ?? START)
  await client.query(
    'insert into ledger_proofs (through_posting, postings, entries, debit_cents, hash) values ($1, $2, $3, $4, $5) on conflict (through_posting) do nothing',
    [proof.throughPosting, proof.postings, proof.entries, proof.debitCents, proof.hash],
  )
  return proof
}

/**
 * Checks the whole ledger of a database, also of a restored backup: every posting balances, every account's balance is the sum of its
 * entries and not negative where it must not be, every invariant holds, and every proof follows from the entries.
 */
export async function verifyLedger(client: SqlClient): Promise<LedgerVerification> {
  const findings: LedgerFinding[] = []
  const ask = async (what: LedgerFinding['what'], query: string) => {
    for (const { about } of foundRows.parse((await client.query(query)).rows)) findings.push({ what, about })
  }
  await ask(
    'unbalancedPosting',
    `select p.key as about from ledger_postings p left join ledger_entries e on e.posting_id = p.id
     group by p.id, p.key having coalesce(sum(e.amount_cents), 1) <> 0`,
  )
  await ask(
    'balanceDiffers',
    `select concat_ws(' ', a.kind, a.project_id) as about from ledger_accounts a
     left join (select account_id, sum(amount_cents) as cents from ledger_entries group by account_id) e on e.account_id = a.id
     where a.balance_cents <> coalesce(e.cents, 0) * case a.side when 'debit' then 1 else -1 end`,
  )
  await ask(
    'belowNothing',
    `select concat_ws(' ', kind, project_id) as about from ledger_accounts where balance_cents < 0 and not may_go_negative`,
  )
  findings.push(...(await ledgerBreaches(client, null)))
  const proofs = proofRows.parse((await client.query('select * from ledger_proofs order by id')).rows)
  let after = 0
  let hash = START
  for (const stored of proofs) {
    const proof = await hashBetween(client, after, stored.through_posting, hash)
    if (proof.hash !== stored.hash || proof.entries !== stored.entries || proof.debitCents !== stored.debit_cents)
      findings.push({ what: 'proofDiffers', about: `through posting ${stored.through_posting}` })
    after = stored.through_posting
    hash = stored.hash
  }
  const counts = z.object({ postings: z.coerce.number(), entries: z.coerce.number(), accounts: z.coerce.number() }).parse(
    (
      await client.query(`select (select count(*) from ledger_postings) as postings, (select count(*) from ledger_entries) as entries,
          (select count(*) from ledger_accounts) as accounts`)
    ).rows[0],
  )
  return { ...counts, proofs: proofs.length, findings }
}

/** Hash over the previous proof and the lines of the entries since. The database writes the lines: one per entry, in order, keyed by its posting. */
async function hashBetween(client: SqlClient, after: number, through: number, previous: string): Promise<LedgerProof> {
  const hash = createHash('sha256').update(previous)
  let entries = 0
  let debitCents = cents(0)
  let postings = 0
  let [lastPosting, lastEntry] = [after, Number.MAX_SAFE_INTEGER]
  for (;;) {
    const { rows } = await client.query(
      `select string_agg(line, '' order by posting, entry) as lines, count(*) as entries, count(distinct posting) filter (where posting > $1) as postings,
         coalesce(sum(greatest(0, cents)), 0) as debit_cents, max(posting) as last_posting, (array_agg(entry order by posting desc, entry desc))[1] as last_entry
       from (
         select p.id as posting, e.id as entry, e.amount_cents as cents,
           concat_ws(' ', E'\\n' || p.id, p.key, p.fingerprint, to_char(p.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
             case when p.effective_at <> p.posted_at then to_char(p.effective_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') end, e.id, a.kind, coalesce(a.project_id, ''), e.amount_cents) as line
         from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
         where (p.id > $1 or p.id = $1 and e.id > $2) and p.id >= $1 and p.id <= $3
         order by p.id, e.id limit ${BATCH}) batch`,
      [lastPosting, lastEntry, through],
    )
    const batch = batchRow.parse(rows[0])
    if (batch.lines !== null) hash.update(batch.lines)
    entries += batch.entries
    postings += batch.postings
    debitCents = addCents(debitCents, batch.debit_cents)
    if (batch.entries < BATCH) return { throughPosting: through, postings, entries, debitCents, hash: hash.digest('hex') }
    lastPosting = batch.last_posting ?? lastPosting
    lastEntry = batch.last_entry ?? lastEntry
  }
}
