import { useQueryClient } from '@tanstack/react-query'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'

/** Reads releases, calendar and pages anew: publishing several pages changes all of them. */
export function useRenewReleases(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: CONTENT_QUERIES })
}
