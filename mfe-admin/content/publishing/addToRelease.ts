import type { ContentPage } from '@framewell/domain/content/contentPage'
import { type ContentRelease, changeContentRelease, createContentRelease } from '@framewell/domain/content/contentReleases'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import type { Attempt } from '@framewell/domain/http/sending/attempt'
import type { BulkOutcome } from '@framewell/remote-kit/lists/bulkAction'
import { refusalWords } from './bulkActs'

/** Select value for a release that is still to be named. */
export const NEW_RELEASE = 'new'

/**
 * Adds pages to a release, or creates one of that name with them: all pages, or none with the reason. A retry after a lost answer creates
 * no second release.
 */
export async function addToRelease(
  call: CallApi,
  pages: readonly ContentPage[],
  release: ContentRelease | string,
  attempt: Attempt,
  forms: DocumentForms,
): Promise<BulkOutcome<ContentPage>> {
  const added = pages.map(({ id, kind }) => ({ collection: kind === 'page' ? ('pages' as const) : ('posts' as const), id }))
  try {
    if (typeof release === 'string') {
      const input = { name: release, documents: added }
      await call(createContentRelease, input, { idempotencyKey: attempt.keyFor(input) })
      attempt.done()
    } else {
      const { id, version: expectedVersion, documents } = release
      const known = documents.map((document) => ({ collection: document.collection, id: document.id }))
      const fresh = added.filter((document) => !known.some((other) => other.id === document.id))
      await call(changeContentRelease, { id, expectedVersion, documents: [...known, ...fresh] })
    }
    return { done: pages, refused: [] }
  } catch (error) {
    const detail = isApiError(error) ? (error.problem?.detail ?? '') : ''
    return { done: [], refused: pages.map((row) => ({ row, why: `${refusalWords(error, row, forms)} ${detail}`.trim() })) }
  }
}
