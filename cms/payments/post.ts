import { createHash } from 'node:crypto'
import { balanceChange, LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { type LedgerEntry, type Posting, postingFlaw } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../audit/recordAudit'
import { transactionOf } from '../database/transactionOf'
import { factsOf } from '../http/requestFacts'
import { LedgerRefusal } from './LedgerRefusal'

export interface Posted {
  readonly postingId: number
  /** True when the step had been posted before; nothing moved now. */
  readonly replayed: boolean
}

type Database = Awaited<ReturnType<typeof transactionOf>>
interface Movement {
  readonly accountId: number
  readonly amountCents: number
  readonly changeCents: number
}

const idRows = z.array(z.object({ id: z.coerce.number() }))
const accountRows = z.array(z.object({ id: z.coerce.number(), kind: z.string(), project_id: z.string().nullable() }))

/**
 * Writes a posting to the ledger, the only code that does: entries, balances and audit record in the request's transaction, all or nothing.
 * Posting a key again with the same entries changes nothing and answers the first posting. Accounts are locked in the order of their ids and
 * balances are guarded in the update itself, so that parallel postings can neither deadlock nor overdraw.
 * @throws LedgerRefusal when an account would fall below nothing, or a key was used for other entries; Error outside a transaction and for a
 *   posting that is not one, which is a defect of the caller.
 */
export async function post(req: PayloadRequest, posting: Posting, reverses?: number): Promise<Posted> {
  const flaw = postingFlaw(posting)
  if (flaw) throw new Error(`Posting ${posting.key} is ${flaw}`)
  if (!(await req.transactionID)) throw new Error('The ledger is written inside a transaction only')
  const database = await transactionOf(req)
  const earlier = await storePosting(database, req, posting, reverses)
  if (earlier.replayed) return earlier
  const movements = await movementsOf(database, posting.entries)
  await moveBalances(database, movements, posting)
  await database.execute(sql`
    insert into ledger_entries (posting_id, account_id, amount_cents)
    select ${earlier.postingId}::bigint, account_id, amount_cents from jsonb_to_recordset(${rowsOf(movements)}::jsonb)
      as moved(account_id bigint, amount_cents bigint)`)
  await recordAudit(req, {
    action: 'ledger-posting',
    subjectType: 'ledger-postings',
    subjectId: String(earlier.postingId),
    after: { key: posting.key, kind: posting.kind, entries: posting.entries },
  })
  return earlier
}

/** Stores the head of the posting; waits for one of the same key that is under way, and answers it once it is committed. */
async function storePosting(database: Database, req: PayloadRequest, posting: Posting, reverses: number | undefined): Promise<Posted> {
  const fingerprint = fingerprintOf(posting)
  const { requestId } = factsOf(req)
  const stored = idRows.parse(
    (
      await database.execute(sql`
        insert into ledger_postings (key, kind, description, fingerprint, actor_id, actor_email, request_id, reverses)
        values (${posting.key}, ${posting.kind}, ${posting.description}, ${fingerprint}, ${req.user ? String(req.user.id) : null},
          ${req.user?.email ?? 'system'}, ${requestId}, ${reverses ?? null})
        on conflict (key) do nothing returning id`)
    ).rows,
  )[0]
  if (stored) return { postingId: stored.id, replayed: false }
  const { rows } = await database.execute(sql`select id, fingerprint from ledger_postings where key = ${posting.key}`)
  const [first] = z.array(z.object({ id: z.coerce.number(), fingerprint: z.string() })).parse(rows)
  if (!first || first.fingerprint !== fingerprint) throw new LedgerRefusal('keyReused', posting.key)
  return { postingId: first.id, replayed: true }
}

/** Same entries in any order, same fingerprint. */
function fingerprintOf({ kind, entries }: Posting): string {
  const lines = entries.map(({ account, projectId, amountCents }) => `${account} ${projectId ?? ''} ${amountCents}`).sort()
  return createHash('sha256')
    .update([kind, ...lines].join('\n'))
    .digest('hex')
}

/** The accounts of the entries, opened where they do not exist yet, with what each is moved by. */
async function movementsOf(database: Database, entries: readonly LedgerEntry[]): Promise<readonly Movement[]> {
  const wanted = JSON.stringify(
    entries.map(({ account, projectId }) => ({
      kind: account,
      project_id: projectId,
      side: LEDGER_ACCOUNTS[account].side,
      may_go_negative: LEDGER_ACCOUNTS[account].mayGoNegative,
    })),
  )
  const find = async () =>
    accountRows.parse(
      (
        await database.execute(sql`
          select id, a.kind, a.project_id from ledger_accounts a
          join (select distinct * from jsonb_to_recordset(${wanted}::jsonb) as w(kind varchar, project_id varchar)) wanted
            on wanted.kind = a.kind and wanted.project_id is not distinct from a.project_id`)
      ).rows,
    )
  let accounts = await find()
  const idOf = ({ account, projectId }: LedgerEntry) => accounts.find((one) => one.kind === account && one.project_id === projectId)?.id
  if (entries.some((entry) => idOf(entry) === undefined)) {
    await database.execute(sql`
      insert into ledger_accounts (kind, project_id, side, may_go_negative)
      select distinct kind, project_id, side, may_go_negative from jsonb_to_recordset(${wanted}::jsonb)
        as wanted(kind varchar, project_id varchar, side varchar, may_go_negative boolean)
      order by kind, project_id on conflict (kind, project_id) do nothing`)
    accounts = await find()
  }
  return entries.map((entry) => {
    const accountId = idOf(entry)
    if (accountId === undefined) throw new Error(`The ledger has no account ${entry.account}`)
    return { accountId, amountCents: entry.amountCents, changeCents: balanceChange(entry.account, entry.amountCents) }
  })
}

async function moveBalances(database: Database, movements: readonly Movement[], posting: Posting): Promise<void> {
  const changes = new Map<number, number>()
  for (const { accountId, changeCents } of movements) changes.set(accountId, (changes.get(accountId) ?? 0) + changeCents)
  const rows = JSON.stringify([...changes].map(([id, change_cents]) => ({ id, change_cents })))
  await database.execute(sql`
    select id from ledger_accounts where id in (select id from jsonb_to_recordset(${rows}::jsonb) as moved(id bigint)) order by id for update`)
  const moved = await database.execute(sql`
    update ledger_accounts a set balance_cents = balance_cents + change_cents
    from jsonb_to_recordset(${rows}::jsonb) as moved(id bigint, change_cents bigint)
    where a.id = moved.id and (a.may_go_negative or a.balance_cents + moved.change_cents >= 0)
    returning a.id`)
  if (moved.rows.length < changes.size) {
    const covered = new Set(idRows.parse(moved.rows).map(({ id }) => id))
    const short = movements.findIndex(({ accountId }) => !covered.has(accountId))
    const account: LedgerAccountKind | undefined = posting.entries[short]?.account
    throw new LedgerRefusal('insufficientFunds', account ? LEDGER_ACCOUNTS[account].title : posting.key, account)
  }
}

function rowsOf(movements: readonly Movement[]): string {
  return JSON.stringify(movements.map(({ accountId, amountCents }) => ({ account_id: accountId, amount_cents: amountCents })))
}
