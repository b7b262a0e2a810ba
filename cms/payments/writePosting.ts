import { hash } from 'node:crypto'
import { balanceChange, LEDGER_ACCOUNTS, ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { type Posting, postingFlaw } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditRow } from '../platform/audit/auditRow'
import { runPrepared } from '../platform/database/runPrepared'
import { transactionOf } from '../platform/database/transactionOf'
import { guardLedger } from './invariants/guardLedger'
import { LedgerRefusal } from './LedgerRefusal'

export interface Posted {
  readonly postingId: number
  /** True when the step was already posted and nothing moved now. */
  readonly replayed: boolean
}

/** The name under which a connection prepares it. */
export const POST_STATEMENT = 'ledger-post'
/**
 * The whole posting in one statement, which each connection keeps prepared: one round trip holds a busy account no longer than necessary.
 * The head is inserted first, so that another poster of the same key waits there and holds nothing. Then the accounts are locked in the
 * order of their IDs, balances change where they are covered, and entries are inserted only if all of them did: a posting without entries
 * cannot commit.
 */
const POST = `
  with wanted as (
    select * from unnest($1::varchar[], $2::varchar[], $3::bigint[], $4::bigint[]) as w (kind, project_id, amount_cents, change_cents)
  ), changes as (
    select kind, project_id, sum(change_cents)::bigint as change_cents from wanted group by kind, project_id
  ), found as (
    select a.id, c.* from changes c join ledger_accounts a on a.kind = c.kind and a.project_id = c.project_id
    union all
    select a.id, c.* from changes c join ledger_accounts a on a.kind = c.kind and a.project_id is null where c.project_id is null
  ), head as (
    insert into ledger_postings (key, kind, description, fingerprint, actor_id, actor_email, request_id, reverses)
    select $5, $6, $7, $8, $9, $10, $11, $12::bigint where (select count(*) from found) = (select count(*) from changes)
    on conflict (key) do nothing returning id
  ), locked as (
    select id from ledger_accounts where id in (select id from found) and exists (select from head) order by id for update
  ), moved as (
    update ledger_accounts a set balance_cents = balance_cents + f.change_cents
    from locked l join found f on f.id = l.id
    where a.id = l.id and (a.may_go_negative or a.balance_cents + f.change_cents >= 0)
    returning a.id
  ), entered as (
    insert into ledger_entries (posting_id, account_id, amount_cents)
    select head.id, f.id, w.amount_cents from head, wanted w join found f on f.kind = w.kind and f.project_id is not distinct from w.project_id
    where (select count(*) from moved) = (select count(*) from found)
  ), audited as (
    insert into audit_records (action, subject_type, subject_id, actor_id, actor_email, actor_role, address, request_id, after)
    select 'ledger-posting', 'ledger-postings', head.id, $9, $13, $14, $15, $11, $16::jsonb from head
  )
  select (select id from head) as id, (select count(*) from found) < (select count(*) from changes) as "accountsMissing",
    (select kind from found where id not in (select id from moved) limit 1) as short`

const outcomeRow = z.object({ id: z.coerce.number().nullable(), accountsMissing: z.boolean(), short: z.string().nullable() })
const earlierRow = z.object({ id: z.coerce.number(), fingerprint: z.string() })

/**
 * Writes a posting to the ledger; no other code does, and only `post` and `escrow/heldCash.ts` call it. Entries, balances and audit record are
 * written in the request's transaction, all or nothing. Posting a key again with the same entries changes nothing and returns the first posting. Accounts are locked in the order of
 * their IDs, and the update itself guards balances, so parallel postings can neither deadlock nor overdraw. Before the transaction commits,
 * the invariants of `invariants/ledgerInvariants.ts` are checked on what it touched.
 * @throws LedgerRefusal when a balance would become negative or a key was used for other entries; Error outside a transaction and for an
 *   invalid posting, which is a defect of the caller.
 */
export async function writePosting(req: PayloadRequest, posting: Posting, reverses?: number): Promise<Posted> {
  const flaw = postingFlaw(posting)
  if (flaw) throw new Error(`Posting ${posting.key} is ${flaw}`)
  if (!(await req.transactionID)) throw new Error('The ledger is written inside a transaction only')
  const fingerprint = fingerprintOf(posting)
  let { id, accountsMissing, short } = await send(req, posting, fingerprint, reverses)
  if (accountsMissing) {
    await openAccounts(req, posting)
    ;({ id, accountsMissing, short } = await send(req, posting, fingerprint, reverses))
  }
  const projects = new Set(posting.entries.flatMap(({ projectId }) => projectId ?? []))
  await guardLedger(req, { postings: [posting.key], projects: [...projects] })
  if (id === null) return earlierOf(req, posting.key, fingerprint)
  if (short !== null) {
    const account = ledgerAccountKindSchema.parse(short)
    throw new LedgerRefusal('insufficientFunds', LEDGER_ACCOUNTS[account].title, account)
  }
  return { postingId: id, replayed: false }
}

async function send(req: PayloadRequest, { key, kind, description, entries }: Posting, fingerprint: string, reverses?: number) {
  const audit = auditRow(req, { action: 'ledger-posting', subjectType: 'ledger-postings', subjectId: key, after: { key, kind, entries } })
  const [row] = await runPrepared(req, POST_STATEMENT, POST, [
    entries.map(({ account }) => account),
    entries.map(({ projectId }) => projectId),
    entries.map(({ amountCents }) => amountCents),
    entries.map(({ account, amountCents }) => balanceChange(account, amountCents)),
    key,
    kind,
    description,
    fingerprint,
    req.user ? String(req.user.id) : null,
    req.user?.email ?? 'system',
    audit.requestId,
    reverses ?? null,
    audit.actorEmail,
    audit.actorRole,
    audit.address,
    JSON.stringify(audit.after),
  ])
  return outcomeRow.parse(row)
}

/** This key was posted before; if that was in progress, we waited for it. */
async function earlierOf(req: PayloadRequest, key: string, fingerprint: string): Promise<Posted> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select id, fingerprint from ledger_postings where key = ${key}`)
  const first = earlierRow.optional().parse(rows[0])
  if (!first || first.fingerprint !== fingerprint) throw new LedgerRefusal('keyReused', key)
  return { postingId: first.id, replayed: true }
}

/** The same entries in any order have the same fingerprint. */
function fingerprintOf({ kind, entries }: Posting): string {
  const lines = entries.map(({ account, projectId, amountCents }) => `${account} ${projectId ?? ''} ${amountCents}`).sort()
  return hash('sha256', [kind, ...lines].join('\n'))
}

/** Creates the accounts of the entries that do not exist yet. */
async function openAccounts(req: PayloadRequest, { entries }: Posting): Promise<void> {
  const wanted = entries.map(({ account, projectId }) => ({
    kind: account,
    project_id: projectId,
    side: LEDGER_ACCOUNTS[account].side,
    may_go_negative: LEDGER_ACCOUNTS[account].mayGoNegative,
  }))
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into ledger_accounts (kind, project_id, side, may_go_negative)
    select distinct kind, project_id, side, may_go_negative from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted(kind varchar, project_id varchar, side varchar, may_go_negative boolean)
    order by kind, project_id on conflict (kind, project_id) do nothing`)
}
