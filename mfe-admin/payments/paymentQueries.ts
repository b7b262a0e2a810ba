import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** One key for bank, payouts, invoices, disputes and ledger: money moved in one shows in the others. */
export const PAYMENT_QUERIES = [...DASHBOARD_QUERIES, 'payments'] as const
