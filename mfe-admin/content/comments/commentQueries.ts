import { type ContentComment, listContentComments } from '@framewell/domain/content/comments'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { pageQueryKey } from '../contentQueries'

export const commentsQueryKey = (id: string) => [...pageQueryKey(id), 'comments'] as const

/** Below the page's own key: read anew whenever somebody saves it or says something. */
export const commentsQuery = (call: CallApi, id: string | null) =>
  queryOptions({
    queryKey: commentsQueryKey(id ?? ''),
    queryFn: () => call(listContentComments, { id: id ?? '' }),
    enabled: id !== null,
    retry: retryUnlessRefused,
  })

/** A comment that began something, with what was answered. */
export interface CommentThread {
  readonly begun: ContentComment
  readonly answers: readonly ContentComment[]
}

/** Threads, the oldest first. A removed comment without an answer is none. */
export function threadsOf(comments: readonly ContentComment[]): CommentThread[] {
  return comments
    .filter(({ thread }) => thread === null)
    .map((begun) => ({ begun, answers: comments.filter(({ thread }) => thread === begun.id) }))
    .filter(({ begun, answers }) => !begun.removed || answers.length > 0)
}

/** Threads that nobody settled; of one section, of the page as a whole (null), or of all. */
export function openThreads(comments: readonly ContentComment[], section?: string | null): CommentThread[] {
  return threadsOf(comments).filter(({ begun }) => begun.resolved === null && (section === undefined || begun.section === section))
}
