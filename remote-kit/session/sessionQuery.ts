import type { Shell } from '@framewell/domain/releases/shell'
import { queryOptions } from '@tanstack/react-query'

/** Key prefix of everything only the signed-in person may see, so that signing out can drop it. */
export const SIGNED_IN_QUERIES = ['signed-in'] as const

/** The signed-in person, null for a stranger. The shell caches the answer, so repeated queries are cheap. */
export const sessionQuery = (shell: Shell) => queryOptions({ queryKey: ['session'], queryFn: () => shell.session(), retry: 1 })
