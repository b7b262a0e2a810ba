import { type ContentComment, listContentComments } from '@framewell/domain/content/comments'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { pageQueryKey } from '../contentQueries'

export const commentsQueryKey = (id: string) => [...pageQueryKey(id), 'comments'] as const

/** Below the page's query key, so that it is refetched when someone saves the page or comments. */
export const commentsQuery = (call: CallApi, id: string | null) =>
  queryOptions({
    queryKey: commentsQueryKey(id ?? ''),
    queryFn: () => call(listContentComments, { id: id ?? '' }),
    enabled: id !== null,
    retry: retryUnlessRefused,
  })

/** A first comment with its replies. */
export interface CommentThread {
  readonly begun: ContentComment
  readonly answers: readonly ContentComment[]
}

/** Threads, oldest first. A deleted comment without replies is left out. */
export function threadsOf(comments: readonly ContentComment[]): CommentThread[] {
  return comments
    .filter(({ thread }) => thread === null)
    .map((begun) => ({ begun, answers: comments.filter(({ thread }) => thread === begun.id) }))
    .filter(({ begun, answers }) => !begun.removed || answers.length > 0)
}

/** Unresolved threads of one section, of the page as a whole (null), or of both. */
export function openThreads(comments: readonly ContentComment[], section?: string | null): CommentThread[] {
  return threadsOf(comments).filter(({ begun }) => begun.resolved === null && (section === undefined || begun.section === section))
}
