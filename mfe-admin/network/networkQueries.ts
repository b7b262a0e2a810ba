import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** Applications, shops and routing below one key: what is decided in one list shows in the others. */
export const NETWORK_QUERIES = [...DASHBOARD_QUERIES, 'network'] as const
