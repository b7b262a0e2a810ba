import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { cents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { LEDGER_ACCOUNTS, ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import type { LedgerEntryRow, listLedgerEntries as listLedgerEntriesCall } from '@framewell/domain/payments/ledgerCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dayOf } from '../../platform/database/companyTime'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { cursorParts } from '../../platform/lists/listing'
import { hasRole } from '../../platform/sessions/access'
import { keysOfCause } from '../keysOfCause'
import { inScope, type ProjectScope, projectScope, seesAccount } from './projectScope'

const entryRows = z.array(
  z.object({
    id: z.string(),
    postingId: z.string(),
    postedAt: z.string(),
    kind: z.string(),
    description: z.string(),
    projectId: z.string().nullable(),
    account: ledgerAccountKindSchema,
    amountCents: storedCentsSchema,
    balanceCents: storedCentsSchema,
    by: z.string(),
  }),
)

type Asked = Pick<CallInput<typeof listLedgerEntriesCall>, 'projectId' | 'search' | 'postingId' | 'kind' | 'cause' | 'until'> & {
  readonly account?: string | undefined
}

/** Entries a scope sees, with the balance of their account after each. */
export async function findEntries(req: PayloadRequest, scope: ProjectScope, asked: Asked, behind: SqlPart): Promise<LedgerEntryRow[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with accounts as (${accountsOf(scope, asked)})
    select * from (select e.id::text, e.id as at, e.posting_id::text as "postingId", ${isoTime(sql`s.posted_at`)} as "postedAt", s.kind, s.description,
      x.project_id as "projectId", x.kind as account, e.amount_cents as "amountCents", s.actor_email as by, ${isMeant(asked)} as meant,
      sum(e.amount_cents * case x.side when 'debit' then 1 else -1 end) over (partition by e.account_id order by e.id) as "balanceCents"
    from accounts x join ledger_entries e on e.account_id = x.id join ledger_postings s on s.id = e.posting_id) entries
    where meant ${behind}`)
  const whole = scope.all
  return entryRows.parse(rows).map((row) => ({ ...row, title: LEDGER_ACCOUNTS[row.account].title, by: whole ? row.by : 'Framewell' }))
}

/** SQL: the posting `s` is one of those asked for. */
function isMeant({ search = '', postingId, kind, cause, until }: Asked): SqlPart {
  const parts = [
    sql`position(lower(${search}) in lower(s.description)) > 0`,
    ...(postingId === undefined ? [] : [sql`s.id = ${postingId}::bigint`]),
    ...(kind === undefined ? [] : [sql`s.kind = ${kind}`]),
    ...(cause === undefined ? [] : [causedBy(cause)]),
    ...(until === undefined ? [] : [sql`${dayOf(sql`s.effective_at`)} <= ${until}`]),
  ]
  return sql.join(parts, sql` and `)
}

/** SQL: the posting `s` has this cause: a step of it, or a payout of the run. One array, so that the index on keys serves both. */
function causedBy(cause: string): SqlPart {
  const steps = JSON.stringify(keysOfCause(cause))
  return sql`s.key = any(array(select jsonb_array_elements_text(${steps}::jsonb)
    union all select 'payout:' || reference from payouts where run_id = ${cause}))`
}

/** The accounts a scope sees: of its projects those of its own side; Framewell's own only for operators. */
function accountsOf(scope: ProjectScope, { projectId, account, postingId, cause }: Asked): SqlPart {
  const house = scope.all && projectId === undefined ? sql`a.project_id is null or` : sql``
  // Limits to the few accounts these postings moved; otherwise every account is read for its balances.
  const moved = (postings: SqlPart) =>
    sql`and a.id in (select e.account_id from ledger_entries e join ledger_postings s on s.id = e.posting_id where ${postings})`
  const posted = postingId ? moved(sql`s.id = ${postingId}::bigint`) : cause ? moved(causedBy(cause)) : sql``
  return sql`
    select a.id, a.kind, a.project_id, a.side from ledger_accounts a
      left join payment_projects p on p.number = a.project_id left join fabricators f on f.id = p.fabricator_id
    where (${house} (${scope.all ? sql`a.project_id is not null` : sql`p.id is not null`} and ${seesAccount(scope)})) ${posted}
      and (${projectId ?? null}::varchar is null or a.project_id = ${projectId ?? null})
      and (${account ?? null}::varchar is null or a.kind = ${account ?? null})`
}

export const listLedgerEntries: Operation<typeof listLedgerEntriesCall> = async ({ req, refuse }, input) => {
  const scope = await projectScope(req)
  const { projectId, page, limit, direction, after } = input
  const account = input.account === 'all' ? undefined : input.account
  const asked = { ...input, account }
  if (projectId === undefined && account === undefined && !hasRole(req, OPERATOR_ROLES) && scope.companyIds.length === 0)
    return { data: [], total: 0, balanceCents: cents(0) }
  const db = await transactionOf(req)
  if (projectId !== undefined) {
    const known = await db.execute(sql`
      select 1 from payment_projects p left join fabricators f on f.id = p.fabricator_id where p.number = ${projectId} and ${inScope(scope)}`)
    if (known.rows.length === 0) throw refuse('unknownProject')
  }
  const { rows } = await db.execute(sql`
    with accounts as (${accountsOf(scope, asked)})
    select count(*)::int as total, coalesce(sum(e.amount_cents), 0)::float8 as signed,
      coalesce(sum(e.amount_cents * case x.side when 'debit' then 1 else -1 end), 0)::float8 as balance
    from accounts x join ledger_entries e on e.account_id = x.id join ledger_postings s on s.id = e.posting_id where ${isMeant(asked)}`)
  const sums = z.object({ total: z.number(), signed: centsSchema, balance: centsSchema }).parse(rows[0])
  // Entries are numbered as they are posted: the number alone gives their order.
  const behind = after === undefined ? undefined : cursorParts(after, 'bigint').id
  const order = direction === 'ascending' && behind === undefined ? sql`at` : sql`at desc`
  const data = await findEntries(
    req,
    scope,
    asked,
    sql`${behind === undefined ? sql`` : sql`and at < ${behind}::bigint`} order by ${order} limit ${limit} offset ${behind === undefined ? (page - 1) * limit : 0}`,
  )
  const last = data.length === limit && (direction === 'descending' || behind !== undefined) ? data.at(-1) : undefined
  const next = last ? `${last.postedAt}~${last.id}` : null
  return { data, total: sums.total, next, balanceCents: account === undefined ? sums.signed : sums.balance }
}
