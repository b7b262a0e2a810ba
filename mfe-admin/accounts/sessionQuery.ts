import type { Shell } from '@framewell/domain/releases/shell'
import { queryOptions } from '@tanstack/react-query'

/** Everything this remote keeps in the shared query cache stands below this key, so that signing out can drop it all. */
export const ADMIN_QUERIES = ['mfe-admin'] as const
/** What the dashboard shows, of whichever tab: 'Refresh' renews it all. */
export const DASHBOARD_QUERIES = [...ADMIN_QUERIES, 'dashboard'] as const

/** Who is signed in, null for a stranger. The shell keeps the answer; asking again is cheap. */
export const sessionQuery = (shell: Shell) =>
  queryOptions({ queryKey: [...ADMIN_QUERIES, 'session'], queryFn: () => shell.session(), retry: 1 })
