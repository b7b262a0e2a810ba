import { getConsequences, type ReachingAct } from '@framewell/domain/content/consequences'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { listContentReleases } from '@framewell/domain/content/contentReleases'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'

/** Releases of several pages; upcoming ones with a dry run of their current state. */
export const releasesQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'releases'],
    queryFn: async () => (await call(listContentReleases, {})).releases,
    retry: retryUnlessRefused,
  })

/** An action's effects beyond its page, computed on every read; null when no action is pending. */
export const consequencesQuery = (
  call: CallApi,
  { id, version }: Pick<ContentPage, 'id' | 'version'>,
  act: ReachingAct | null,
  keepSchedules = false,
) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'consequences', id, act, version, keepSchedules],
    queryFn: () => call(getConsequences, { id, act: act ?? 'publish', keepSchedules: String(keepSchedules) }),
    enabled: act !== null,
    // A changed option asks again about the same action.
    placeholderData: (before) => (before?.act === act ? before : undefined),
    staleTime: 0,
    gcTime: 0,
    retry: retryUnlessRefused,
  })
