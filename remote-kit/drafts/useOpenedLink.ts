import { isApiError } from '@framewell/domain/http/isApiError'
import type { Configurator } from '@framewell/domain/quotes/savedConfiguration'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { usePrivateLink } from '../address/usePrivateLink'
import { useShell } from '../shell/useShell'
import { placePath, SAVED } from './draftAddress'
import { draftCalls } from './draftCalls'
import type { StoredDraft } from './storedDraft'
import type { Draft } from './useDraft'

/** `unknown`: the link opens nothing, or nothing this configurator can read. `failed`: the request failed. */
export type OpeningState = 'none' | 'opening' | 'unknown' | 'failed'

interface Opening<State> {
  readonly configurator: Configurator
  readonly draft: Draft<State>
  readonly schema: z.ZodType<State>
  /** Sets aside this device's draft before the link's replaces it. */
  readonly keepBefore: (before: StoredDraft<State>) => void
}

/** Opens `?saved={id}#token=` as this device's draft, at its last step, and removes id and token from the address. */
export function useOpenedLink<State extends object>({ configurator, draft, schema, keepBefore }: Opening<State>) {
  const { call } = useShell()
  const navigate = useNavigate()
  const location = useLocation()
  const { newest, replace } = draft
  const link = usePrivateLink(SAVED)
  const known = newest()
  // Unsaved changes of this device go first: saving them detects whether another device was quicker.
  const ours = link !== null && known?.link?.id === link.id && known.link.sent !== known.changes
  const saved = useQuery({
    queryKey: ['configurations', link?.id, link?.token],
    queryFn: async ({ signal }) =>
      call((await draftCalls()).getConfiguration, { id: link?.id ?? '', token: link?.token ?? '' }, { signal }),
    enabled: link !== null && !ours,
    gcTime: 0,
    staleTime: 0,
  })
  const configuration = saved.data?.configuration
  /** Already taken over; the address follows in a moment. */
  const taken = useRef<typeof configuration>(undefined)
  const read = configuration?.configurator === configurator ? schema.safeParse(configuration.state) : null
  const leaveLink = useCallback((path: string) => navigate(placePath(new URL(path, window.location.origin)), { replace: true }), [navigate])

  useEffect(() => {
    if (link === null) return
    if (ours) leaveLink(location.pathname + location.search)
    else if (configuration && read?.success && taken.current !== configuration) {
      taken.current = configuration
      const before = newest()
      if (before && before.changes > 0 && before.link?.id !== link.id) keepBefore(before)
      const path = samePage(configuration.path, location.pathname) ? configuration.path : location.pathname + location.search
      replace({
        state: read.data,
        savedAt: configuration.savedAt,
        changes: 0,
        link: { id: link.id, token: link.token, seen: configuration.savedAt, sent: 0, path: configuration.path },
      })
      leaveLink(path)
    }
  }, [link, ours, configuration, read, newest, keepBefore, replace, leaveLink, location])

  const refused = saved.error && isApiError(saved.error) && saved.error.status < 500 && saved.error.status !== 429
  const state: OpeningState =
    link === null
      ? 'none'
      : refused || (configuration && !read?.success)
        ? 'unknown'
        : saved.isError && !saved.isFetching
          ? 'failed'
          : 'opening'
  return {
    state,
    retry: () => void saved.refetch(),
    retrying: saved.isFetching,
    /** Continues with this device's draft. */
    ignore: () => leaveLink(location.pathname + location.search),
  }
}

function samePage(path: string, pathname: string): boolean {
  return path.split('?', 1)[0] === pathname
}
