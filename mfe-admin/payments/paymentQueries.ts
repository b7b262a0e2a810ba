import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** Bank, payouts, invoices, disputes and ledger below one key: what moves money in one shows in the others. */
export const PAYMENT_QUERIES = [...DASHBOARD_QUERIES, 'payments'] as const
