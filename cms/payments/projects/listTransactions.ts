import { dollarsOfCents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import type {
  listTransactions as listTransactionsCall,
  PaymentTransaction,
  searchTransactions as searchTransactionsCall,
} from '@framewell/domain/payments/escrowCalls'
import { ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { seenEntries } from '@framewell/domain/payments/partyView'
import { movedCents } from '@framewell/domain/payments/posting'
import { transactionParties } from '@framewell/domain/payments/transactionParties'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows, type Page } from '../../platform/lists/listRows'
import { INSIDE, MOVED } from './moneyRows'
import { inScope, type ProjectScope, projectScope, seesAccount } from './projectScope'

const postingRows = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    description: z.string(),
    createdAt: z.string(),
    reversed: z.boolean(),
    projectId: z.string().nullable(),
    builder: z.string().nullable(),
    fabricator: z.string().nullable(),
    entries: z.array(z.object({ account: ledgerAccountKindSchema, amountCents: centsSchema, seen: z.boolean() })),
  }),
)
type Row = z.infer<typeof postingRows>[number]

/**
 * A posting belongs to the project of its first project account; one with only Framewell's accounts belongs to operators. Aggregated,
 * because with a limit of 1 PostgreSQL walks all entries by ID for every posting that has none.
 */
const OWNED = sql`
  left join lateral (select (array_agg(a.project_id order by e.id))[1] as project_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.posting_id = s.id and a.project_id is not null) owner on true
  left join payment_projects p on p.number = owner.project_id left join companies c on c.id = p.company_id
  left join fabricators f on f.id = p.fabricator_id`
const POSTINGS = sql`ledger_postings s`
const OWNED_POSTINGS = sql`${POSTINGS} ${OWNED}`
/** An entry `e` with its account and that account's project, which decides who sees it. */
const ENTRIES = sql`ledger_entries e join ledger_accounts a on a.id = e.account_id left join payment_projects p on p.number = a.project_id
  left join fabricators f on f.id = p.fabricator_id`
/** SQL: what a posting moved on the accounts that a scope sees. */
const amountOf = (scope: ProjectScope): SqlPart =>
  sql`(select ${MOVED} from ${ENTRIES} where e.posting_id = s.id and ${seesAccount(scope)})`
const REVERSED = sql`exists (select from ledger_postings r where r.reverses = s.id)`

/** The postings of a page, chosen in `tables`, sorted. */
async function findTransactions(
  req: PayloadRequest,
  scope: ProjectScope,
  tables: SqlPart,
  where: SqlPart,
  { order, cut }: Page,
): Promise<PaymentTransaction[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with page as (select s.* from ${tables} where ${where} ${order} ${cut})
    select s.id::text, s.kind, s.description, ${isoTime(sql`s.posted_at`)} as "createdAt",
      ${REVERSED} as reversed, p.number as "projectId", c.name as builder, f.name as fabricator,
      (select jsonb_agg(jsonb_build_object('account', a.kind, 'amountCents', e.amount_cents, 'seen', ${seesAccount(scope)}) order by e.id)
        from ${ENTRIES} where e.posting_id = s.id) as entries
    from page s ${OWNED} ${order}`)
  return postingRows.parse(rows).map(transactionAnswer)
}

/** SQL: a posting between parties, not inside the escrow account. */
const OUTWARD: SqlPart = sql`s.kind not in ${INSIDE}`

/** SQL: a party of a project sees the postings that move an account of its side. */
const seenBy = (scope: ProjectScope): SqlPart =>
  scope.all
    ? OUTWARD
    : sql`${OUTWARD} and p.id is not null and ${inScope(scope)} and s.id in (select e.posting_id from payment_projects p
        left join fabricators f on f.id = p.fabricator_id join ledger_accounts a on a.project_id = p.number
        join ledger_entries e on e.account_id = a.id where ${seesAccount(scope)})`

/** Postings as payments from one party to another. */
export const listTransactions: Operation<typeof listTransactionsCall> = async ({ req }, { projectId, page, limit }) => {
  const scope = await projectScope(req)
  const where = sql`${seenBy(scope)} and (${projectId ?? null}::varchar is null or owner.project_id = ${projectId ?? null})`
  const order = sql`order by s.posted_at desc, s.id desc`
  return findTransactions(req, scope, OWNED_POSTINGS, where, { order, cut: sql`limit ${limit} offset ${(page - 1) * limit}` })
}

export const searchTransactions: Operation<typeof searchTransactionsCall> = async ({ req }, { search, status, ...input }) => {
  const scope = await projectScope(req)
  // Finding a posting's owner reads its entries. For operators without a search, only the page's postings are read.
  const tables = scope.all && search === '' ? POSTINGS : OWNED_POSTINGS
  const isAsked = status === 'all' ? sql`true` : sql`${REVERSED} = ${status === 'reversed'}`
  const words = holdsWords(search, [sql`s.description`, sql`p.number`, sql`c.name`, sql`f.name`])
  return listRows(
    req,
    {
      tables,
      where: sql`${seenBy(scope)} and ${isAsked} and ${words}`,
      newest: sql`s.posted_at`,
      id: sql`s.id`,
      key: 'bigint',
      sorts: { amount: amountOf(scope) },
      find: (where, page) => findTransactions(req, scope, tables, where, page),
    },
    input,
  )
}

function transactionAnswer(row: Row): PaymentTransaction {
  const entries = seenEntries(row.entries)
  const { from, to } = transactionParties(entries, row)
  return {
    id: row.id,
    projectId: row.projectId,
    type: row.kind,
    description: row.description,
    fromParty: from,
    toParty: to,
    amount: dollarsOfCents(movedCents(entries)),
    status: row.reversed ? 'reversed' : 'completed',
    createdAt: row.createdAt,
  }
}
