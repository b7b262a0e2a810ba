import { readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { EMPTY_REVIEW, type ReviewDraft, reviewDraftSchema } from './reviewSchema'

const keyOf = (id: string) => `framewell.review.${id}`

/** An unsent review in this tab; it survives closing the drawer, a reload and a new sign-in. */
export const reviewDraft = {
  read(id: string): ReviewDraft {
    const stored = readBrowserStore('session', keyOf(id))
    if (stored === null) return EMPTY_REVIEW
    try {
      return reviewDraftSchema.parse(JSON.parse(stored))
    } catch {
      // Unreadable, for example from an older version: starts with an empty form.
      return EMPTY_REVIEW
    }
  },
  write(id: string, draft: ReviewDraft): void {
    writeBrowserStore('session', keyOf(id), JSON.stringify(draft))
  },
  forget(id: string): void {
    writeBrowserStore('session', keyOf(id), null)
  },
}
