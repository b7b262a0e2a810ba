import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'

/** What the dashboard shows, of whichever tab: 'Refresh' renews it all. */
export const DASHBOARD_QUERIES = [...SIGNED_IN_QUERIES, 'dashboard'] as const
/** What the content screen shows. */
export const CONTENT_QUERIES = [...SIGNED_IN_QUERIES, 'content'] as const
