import { useQueryClient } from '@tanstack/react-query'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'

/** Refetches releases, calendar and pages: publishing several pages changes all of them. */
export function useRefetchReleases(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: CONTENT_QUERIES })
}
