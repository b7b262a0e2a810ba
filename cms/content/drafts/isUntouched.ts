import { FIRST_EDITOR } from '@framewell/domain/content/newPage'
import type { Where } from 'payload'
import type { Page, Post } from '../../payload-types'

/** Whether nobody has edited a document yet. The panel creates one whenever somebody opens the form for a new one. */
export function isUntouched(document: Partial<Page> | Partial<Post>): boolean {
  const { title, slug, publishedAt, sections, internalLinks, externalLinks, seo } = document
  const listed = [sections, internalLinks, externalLinks].some((list) => (list ?? []).length > 0)
  const article = 'excerpt' in document && (document.excerpt || document.cover || (document.tags ?? []).length > 0)
  return !(title || slug || publishedAt || listed || seo?.title || seo?.description || article)
}

/** Filters lists to edited documents. Every save records its author; a title or address alone may be a default. */
export const touched: Where = {
  or: [{ title: { exists: true } }, { slug: { exists: true } }, { modifiedBy: { not_equals: FIRST_EDITOR } }],
}
