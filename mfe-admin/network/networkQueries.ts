import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** One key for applications, shops and routing: a decision in one list shows in the others. */
export const NETWORK_QUERIES = [...DASHBOARD_QUERIES, 'network'] as const
