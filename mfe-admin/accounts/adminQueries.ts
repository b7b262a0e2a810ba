import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'

/** Everything the dashboard shows, on any tab: 'Refresh' invalidates it all. */
export const DASHBOARD_QUERIES = [...SIGNED_IN_QUERIES, 'dashboard'] as const
export const CONTENT_QUERIES = [...SIGNED_IN_QUERIES, 'content'] as const
