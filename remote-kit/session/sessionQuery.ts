import type { Shell } from '@framewell/domain/releases/shell'
import { queryOptions } from '@tanstack/react-query'

/** What only the signed-in person may see stands below this key in the shared query cache, so that signing out can drop it all. */
export const SIGNED_IN_QUERIES = ['signed-in'] as const

/** Who is signed in, null for a stranger. The shell keeps the answer; asking again is cheap. */
export const sessionQuery = (shell: Shell) => queryOptions({ queryKey: ['session'], queryFn: () => shell.session(), retry: 1 })
