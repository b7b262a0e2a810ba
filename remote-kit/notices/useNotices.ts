import { listNotices, readNotices } from '@framewell/domain/notifications/noticeCalls'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../live/useLive'
import { retryUnlessRefused } from '../reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '../session/sessionQuery'
import { useGuardedCall } from '../session/useGuardedCall'

const NOTICE_QUERIES = [...SIGNED_IN_QUERIES, 'notices'] as const

/** The signed-in person's notices, paged and live, and marking them as read. */
export function useNotices() {
  const call = useGuardedCall()
  const queryClient = useQueryClient()
  const pages = useInfiniteQuery({
    queryKey: NOTICE_QUERIES,
    queryFn: ({ pageParam, signal }) => call(listNotices, pageParam === '' ? {} : { before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ more, notices }) => (more ? notices.at(-1)?.id : undefined),
    retry: retryUnlessRefused,
  })
  useLive('notices', NOTICE_QUERIES)
  const read = useMutation({
    mutationFn: (ids?: string[]) => call(readNotices, ids ? { ids } : {}),
    // A failed mark does no harm: the notice stays unread.
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTICE_QUERIES }),
  })
  return {
    pages,
    notices: pages.data?.pages.flatMap(({ notices }) => notices),
    unread: pages.data?.pages[0]?.unread ?? 0,
    read: read.mutate,
    reading: read.isPending,
  }
}
