import { getConsequences, hasDeadLinks } from '@framewell/domain/content/consequences'
import { deleteContentPage, updateContentPage } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { conflictPlace } from '@framewell/domain/content/saving/conflictWords'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import { schedulePublication } from '@framewell/domain/content/schedules'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { momentOf } from './moments'

export const BULK_ACTS = ['publish', 'unpublish', 'schedule', 'release', 'delete'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

export const BULK_WORDS: Record<BulkAct, { readonly label: string; readonly done: string; readonly hint: string }> = {
  publish: { label: 'Publish', done: 'Published', hint: 'The newest draft of each goes live.' },
  unpublish: { label: 'Unpublish', done: 'Unpublished', hint: 'Visitors no longer find them; they stay as drafts.' },
  schedule: { label: 'Schedule', done: 'Scheduled', hint: 'We check each one first.' },
  release: { label: 'Add to a release', done: 'Added', hint: 'They go live together, later.' },
  delete: { label: 'Delete', done: 'Deleted', hint: 'They are listed under Deleted, where you can restore them.' },
}

/** Why a page was left unchanged, worded for its editor. */
class Skipped extends Error {}

/** Applies one action to one page, at the version the list shows. @throws ApiError, or Skipped */
export async function actOnPage(
  call: CallApi,
  act: Exclude<BulkAct, 'release'>,
  page: ContentPage,
  at: string,
  how: CallOptions,
): Promise<void> {
  const { id, kind, version: expectedVersion } = page
  if (act === 'publish') {
    const shown = await call(getConsequences, { id, act })
    const { address, schedules } = shown
    // The effects of a move must be shown first, which requires handling pages one at a time.
    if (address.before && address.after && address.before !== address.after)
      throw new Skipped(
        `Its address would change from ${address.before} to ${address.after}. Publish it on its own: you’ll see what that affects first.`,
      )
    const [plan] = schedules
    if (plan)
      throw new Skipped(`It is scheduled for ${momentOf(plan.at)}. Publish it on its own: you’ll decide what happens to its schedule.`)
    if (hasDeadLinks(shown))
      throw new Skipped('It has links that lead nowhere, which visitors would not see. Publish it on its own: you’ll see which first.')
    await call(updateContentPage, { id, expectedVersion, isPublished: true }, how)
  }
  if (act === 'unpublish') {
    if (!page.isPublished) throw new Skipped('It is not on the site.')
    await call(updateContentPage, { id, expectedVersion, isPublished: false }, how)
  }
  if (act === 'schedule') await call(schedulePublication, { collection: kind === 'page' ? 'pages' : 'posts', id, at }, how)
  if (act === 'delete') await call(deleteContentPage, { id }, how)
}

/** Why a page was refused, with every field to fix by its label. */
export function refusalWords(error: unknown, page: ContentPage, forms: DocumentForms): string {
  if (error instanceof Skipped) return error.message
  const fields = (isApiError(error) && error.problem?.fields) || []
  const sentence = problemSentence(error, 'The service did not answer. Please try again.')
  const placeOf = (path: string) => conflictPlace(path.split('.'), page, forms)
  return [sentence, ...new Set(fields.map(({ path, message }) => `${placeOf(path)}: ${message}`))].join(' ')
}
