import { sql } from '@payloadcms/db-postgres'
import {
  balanceRows,
  NOT_UNDONE,
  openAccountRows,
  payoutDayRows,
  RECEIVED,
  RECEIVED_CENTS,
  RELEASED,
  revenueRows,
  transactionRows,
  unreleasedRows,
} from '../../payments/projects/moneyRows'
import type { SqlPart } from '../../platform/database/SqlPart'
import type { MetricSource } from '../metricSource'

/** The ledger's entries, each with the cents it moved. */
const movedRows = (condition: SqlPart, cents: SqlPart) => sql`
  select e.id::text, p.description as label, p.effective_at as at, (${cents} / 100.0)::float8 as value, 1::float8 as weight, null::text as href
  from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_postings p on p.id = e.posting_id where ${condition}`

const receivedRows: MetricSource = () => movedRows(RECEIVED, RECEIVED_CENTS)

/** Figures about the ledger. */
export const ledgerSources = {
  escrowExposure: () => balanceRows('escrow'),
  exposureInCash: () => unreleasedRows('cash'),
  exposureOnCredit: () => unreleasedRows('credit'),
  unmatchedMoney: () => balanceRows('suspense'),
  totalRevenue: () => revenueRows(),
  monthlyRevenue: () => revenueRows(),
  mrr: () => revenueRows(),
  activeAccounts: () => openAccountRows(),
  processingVolume: () => transactionRows(),
  avgProcessingTime: () => payoutDayRows(),
  // Each release with Framewell's margin, weighted by what a phase released; what acceptance or a decision earned; and each early payout with its discount.
  averageProfitMargin: () => sql`
    select p.id::text, p.description || coalesce(', ' || max(a.project_id::text), '') as label, p.effective_at as at,
      (coalesce(-sum(e.amount_cents) filter (where a.kind in ('revenue', 'fee')), 0) / 100.0)::float8 as value,
      (coalesce(sum(e.amount_cents) filter (where a.kind = 'escrow' and p.kind = 'phase_release'), 0) / 100.0)::float8 as weight, null::text as href
    from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
    where p.kind in ('phase_release', 'retainage_release', 'dispute_resolution', 'factoring_advance', 'advance_undone') and ${NOT_UNDONE}
      and (p.kind = 'phase_release' or a.kind in ('revenue', 'fee')) group by p.id`,
  moneyReceived: receivedRows,
  totalReceived: receivedRows,
  totalReleased: () => movedRows(RELEASED, sql`-e.amount_cents`),
} as const satisfies Record<string, MetricSource>
