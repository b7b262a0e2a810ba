import type { listTransactions as listTransactionsCall, PaymentTransaction } from '@framewell/domain/payments/escrowCalls'
import { type LedgerAccountKind, ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isoTime } from '../../database/isoTime'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/calls/bindCall'
import { inScope, projectScope } from './projectScope'

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
    entries: z.array(z.object({ kind: ledgerAccountKindSchema, cents: z.number() })),
  }),
)
type Row = z.infer<typeof postingRows>[number]

/** Postings as payments from one party to another; whoever is of a company sees those of its own projects. */
export const listTransactions: Operation<typeof listTransactionsCall> = async ({ req }, { projectId, page, limit }) => {
  const scope = await projectScope(req)
  const db = await transactionOf(req)
  const number = projectId ?? null
  // A posting belongs to the project of its first project account; one of house accounts alone is the operators'.
  const { rows } = await db.execute(sql`
    select s.id::text, s.kind, s.description, ${isoTime(sql`s.posted_at`)} as "createdAt",
      exists (select from ledger_postings r where r.reverses = s.id) as reversed, p.number as "projectId", c.name as builder, f.name as fabricator,
      (select jsonb_agg(jsonb_build_object('kind', a.kind, 'cents', e.amount_cents) order by e.id)
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.posting_id = s.id) as entries
    from ledger_postings s
      left join lateral (select a.project_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.posting_id = s.id and a.project_id is not null order by e.id limit 1) owner on true
      left join payment_projects p on p.number = owner.project_id left join companies c on c.id = p.company_id
      left join fabricators f on f.id = p.fabricator_id
    where ${scope.all ? sql`true` : sql`p.id is not null and ${inScope(scope)}`} and (${number}::varchar is null or owner.project_id = ${number})
    order by s.posted_at desc, s.id desc limit ${limit} offset ${(page - 1) * limit}`)
  return postingRows.parse(rows).map(transactionAnswer)
}

function transactionAnswer(row: Row): PaymentTransaction {
  const { entries } = row
  const party = (kind: LedgerAccountKind): string => PARTIES[kind](row)
  const from = leading(entries.filter(({ kind, cents }) => cents > 0 === isOwed(kind)))
  const to = leading(entries.filter(({ kind, cents }) => cents > 0 !== isOwed(kind)))
  return {
    id: row.id,
    projectId: row.projectId,
    type: row.kind,
    description: row.description,
    fromParty: from ? party(from.kind) : 'Framewell',
    toParty: to ? party(to.kind) : 'Framewell',
    amount: entries.reduce((sum, { cents }) => sum + Math.max(0, cents), 0) / 100,
    status: row.reversed ? 'reversed' : 'completed',
    createdAt: row.createdAt,
  }
}

type Entry = Row['entries'][number]
const leading = (entries: readonly Entry[]): Entry | undefined => [...entries].sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents))[0]

/** Accounts of what is held or owed: money leaves them with a debit. */
const isOwed = (kind: LedgerAccountKind): boolean => kind !== 'bank' && kind !== 'receivable' && kind !== 'advance'

/** Whose money an account is, in the words of a transaction. */
const PARTIES: Record<LedgerAccountKind, (row: Row) => string> = {
  bank: () => 'Bank',
  payouts_in_transit: () => 'Bank',
  suspense: () => 'Suspense',
  capital: () => 'Framewell',
  revenue: () => 'Framewell',
  receivable: ({ builder }) => builder ?? 'Builder',
  escrow: () => 'Escrow',
  fabricator_payable: ({ fabricator }) => fabricator ?? 'Fabricator',
  retainage: () => 'Retainage',
  advance: ({ fabricator }) => fabricator ?? 'Fabricator',
  builder_payable: ({ builder }) => builder ?? 'Builder',
  fee: () => 'Framewell',
}
