import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

export const PRODUCTION_QUERIES = [...DASHBOARD_QUERIES, 'productions'] as const
