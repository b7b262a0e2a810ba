import { FIRST_EDITOR } from '@framewell/domain/content/newPage'
import type { Where } from 'payload'
import type { Page, Post } from '../../payload-types'

/** Whether nobody wrote into a document yet: the panel makes one whenever somebody opens the form of a new one. */
export function isUntouched(document: Partial<Page> | Partial<Post>): boolean {
  const { title, slug, publishedAt, sections, internalLinks, externalLinks, seo } = document
  const listed = [sections, internalLinks, externalLinks].some((list) => (list ?? []).length > 0)
  const article = 'excerpt' in document && (document.excerpt || document.cover || (document.tags ?? []).length > 0)
  return !(title || slug || publishedAt || listed || seo?.title || seo?.description || article)
}

/** For lists: what somebody wrote into. Every save names who it was; a title or an address alone may have come with the document. */
export const touched: Where = {
  or: [{ title: { exists: true } }, { slug: { exists: true } }, { modifiedBy: { not_equals: FIRST_EDITOR } }],
}
