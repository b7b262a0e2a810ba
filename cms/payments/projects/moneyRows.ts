import { INSIDE_ESCROW } from '@framewell/domain/payments/escrowCash'
import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { sql } from '@payloadcms/db-postgres'
import { dayOf, startOf } from '../../platform/database/companyTime'
import type { SqlPart } from '../../platform/database/SqlPart'

/** SQL: kinds of postings that are between no parties. */
export const INSIDE: SqlPart = sql.raw(`('${INSIDE_ESCROW.join("', '")}')`)

/** SQL: the posting `p` was not undone, and undoes nothing. */
export const NOT_UNDONE: SqlPart = sql`p.reverses is null and not exists (select from ledger_postings r where r.reverses = p.id)`

/** What the books begin with was at the bank before. */
const NOT_FROM_OUTSIDE = sql`('bank_transfer', 'payout_returned', 'opening_balance', 'statement_taken_back')`
/**
 * SQL: the entry `e` of a posting `p` on the account `a` is money that came in at the bank, from outside and not as a payout that came back; or
 * it says later that what came into suspense was that, or never came.
 */
export const RECEIVED: SqlPart = sql`e.amount_cents > 0 and ${NOT_UNDONE} and (a.kind in ('bank', 'escrow_bank') and p.kind not in ${INSIDE}
  and p.kind not in ${NOT_FROM_OUTSIDE} or a.kind = 'suspense' and p.kind in ${NOT_FROM_OUTSIDE})`
/** SQL: the cents received with such an entry. */
export const RECEIVED_CENTS: SqlPart = sql`case a.kind when 'suspense' then -e.amount_cents else e.amount_cents end`

/**
 * SQL: the entry `e` of a posting `p` on the account `a` is what became payable to a shop, or an early payout or a part of a release that was
 * taken back before it was paid.
 */
export const RELEASED: SqlPart = sql`a.kind = 'fabricator_payable' and ${NOT_UNDONE}
  and (e.amount_cents < 0 and p.kind <> 'payout_returned' or p.kind in ('advance_undone', 'dispute_resolution'))`

/** SQL that says whether the project with this number (a column) counts. */
export type OfProjects = (number: SqlPart) => SqlPart
/** All projects, and what belongs to none. */
export const OF_ALL: OfProjects = () => sql`true`

/** Accounts of a kind with a balance, in dollars. */
export const balanceRows = (kind: LedgerAccountKind, of: OfProjects = OF_ALL): SqlPart => sql`
  select a.id::text, coalesce(a.project_id::text, 'House') as label, null::timestamptz as at, (a.balance_cents / 100.0)::float8 as value,
    1::float8 as weight, null::text as href
  from ledger_accounts a where a.kind = ${kind} and a.balance_cents <> 0 and ${of(sql`a.project_id`)}`

/**
 * What of the orders' unreleased prices came in as cash, or is on credit, in dollars. Split as `fundingOf` splits a project, with what was paid
 * early of it; its cash is released before its credit, so what is not released is on credit first.
 */
export const unreleasedRows = (part: 'cash' | 'credit'): SqlPart => {
  const shown = part === 'credit' ? sql`on_credit` : sql`unreleased - on_credit`
  return sql`
  select id::text, label, null::timestamptz as at, ((${shown}) / 100.0)::float8 as value, 1::float8 as weight, null::text as href
  from (
    select id, label, unreleased, least(unreleased, unpaid - least(unpaid, greatest(in_escrow, unpaid + fee - owed))) as on_credit
    from (
      select held.id, held.project_id::text as label, held.balance_cents as unreleased, coalesce(sum(a.balance_cents) filter (where a.kind = 'fee'), 0) as fee,
        sum(a.balance_cents) filter (where a.kind in ('escrow', 'retainage', 'fabricator_payable', 'builder_payable')) as unpaid,
        coalesce(sum(a.balance_cents) filter (where a.kind = 'receivable'), 0) as owed,
        coalesce(sum(a.balance_cents) filter (where a.kind = 'escrow_cash'), 0) as in_escrow
      from ledger_accounts held join ledger_accounts a on a.project_id = held.project_id
      where held.kind = 'escrow' and held.balance_cents <> 0 group by held.id) balances) split
  where ${shown} <> 0`
}

/**
 * Framewell's revenue. Margins stay on their project until they are swept into revenue, which moves them from one of these accounts to the
 * other. Over all projects that cancels out; for a part of them it is left out.
 */
export const revenueRows = (of: OfProjects = OF_ALL): SqlPart => sql`
  select e.id::text, p.description || coalesce(', ' || a.project_id::text, '') as label, p.effective_at as at,
    (-e.amount_cents / 100.0)::float8 as value, 1::float8 as weight, null::text as href
  from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_postings p on p.id = e.posting_id
  where a.kind in ('revenue', 'fee') and ${of(sql`a.project_id`)} ${of === OF_ALL ? sql`` : sql`and p.kind <> 'fee_sweep'`}`

/** SQL: what entries `e` moved: for a viewer of only some of a posting's entries, the larger of the two directions. */
export const MOVED: SqlPart = sql`greatest(coalesce(sum(e.amount_cents) filter (where e.amount_cents > 0), 0),
  coalesce(-sum(e.amount_cents) filter (where e.amount_cents < 0), 0))`

/**
 * Transactions that moved a project's money and were not undone, and what each moved on the accounts that count. @param moves SQL: the account `a` is one whose
 * movements count
 */
export const transactionRows = (moves: SqlPart = sql`true`): SqlPart => sql`
  select p.id::text, p.description || ', ' || min(a.project_id) as label, p.effective_at as at,
    (${MOVED} / 100.0)::float8 as value, 1::float8 as weight, null::text as href
  from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
  where ${NOT_UNDONE} and p.kind not in ${INSIDE} and ${moves}
  group by p.id having bool_or(a.project_id is not null)`

/** Projects whose money is not settled yet. */
export const openAccountRows = (of: OfProjects = OF_ALL): SqlPart => sql`
  select p.id::text, p.number as label, null::timestamptz as at, 1::float8 as value, 1::float8 as weight, null::text as href
  from payment_projects p where p.status = 'active' and ${of(sql`p.number`)}`

/** Completed phases whose payout the bank has shown, with the days between. */
export const payoutDayRows = (of: OfProjects = OF_ALL): SqlPart => sql`
  select o.id::text || x.phase as id, p.number || ', ' || o.reference as label, ${startOf(sql`o.settled_on`)} as at,
    greatest(0, o.settled_on::date - ${dayOf(sql`x.created_at`)}::date)::float8 as value, 1::float8 as weight, null::text as href
  from payouts o join payment_projects p on p.id = o.project_id
    join phase_completions x on x.project_id = p.id and o.phases @> jsonb_build_array(x.phase)
  where o.status = 'settled' and ${of(sql`p.number`)}`
