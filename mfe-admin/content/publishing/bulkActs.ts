import { getConsequences } from '@framewell/domain/content/consequences'
import { deleteContentPage, updateContentPage } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { schedulePublication } from '@framewell/domain/content/schedules'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'

export const BULK_ACTS = ['publish', 'unpublish', 'schedule', 'release', 'delete'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

export const BULK_WORDS: Record<BulkAct, { readonly label: string; readonly done: string; readonly hint: string }> = {
  publish: { label: 'Publish', done: 'Published', hint: 'The newest draft of each goes live.' },
  unpublish: { label: 'Take off the site', done: 'Taken off the site', hint: 'Visitors no longer find them; they stay as drafts.' },
  schedule: { label: 'Schedule', done: 'Scheduled', hint: 'Each is rehearsed first.' },
  release: { label: 'Add to a release', done: 'Added', hint: 'They go live together, later.' },
  delete: { label: 'Delete', done: 'Deleted', hint: 'They go into the trash for 30 days.' },
}

/** What a move reaches is shown before it is done, which is done page by page. */
class MovesAddress extends Error {
  constructor(before: string, after: string) {
    super(`It would move from ${before} to ${after}. Publish it by itself: you see first what that reaches.`)
  }
}

/** Does one of the acts to one page, on the version that the list shows. @throws ApiError, or MovesAddress */
export async function actOnPage(
  call: CallApi,
  act: Exclude<BulkAct, 'release'>,
  page: ContentPage,
  at: string,
  how: CallOptions,
): Promise<void> {
  const { id, kind, version: expectedVersion } = page
  if (act === 'publish') {
    const { address } = await call(getConsequences, { id, act })
    if (address.before && address.after && address.before !== address.after) throw new MovesAddress(address.before, address.after)
    await call(updateContentPage, { id, expectedVersion, isPublished: true }, how)
  }
  if (act === 'unpublish') await call(updateContentPage, { id, expectedVersion, isPublished: false }, how)
  if (act === 'schedule') await call(schedulePublication, { collection: kind === 'page' ? 'pages' : 'posts', id, at }, how)
  if (act === 'delete') await call(deleteContentPage, { id }, how)
}

/** Why a page was refused, with every field to mend. */
export function refusalWords(error: unknown): string {
  if (error instanceof MovesAddress) return error.message
  const fields = (isApiError(error) && error.problem?.fields) || []
  const sentence = problemSentence(error, 'The service did not answer. Please try again.')
  return [sentence, ...new Set(fields.map(({ message }) => message))].join(' ')
}
