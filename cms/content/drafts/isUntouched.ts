import type { Page, Post } from '../../payload-types'

/** Whether nobody wrote into a document yet: the panel makes one whenever somebody opens the form of a new one. */
export function isUntouched(document: Partial<Page> | Partial<Post>): boolean {
  const { title, slug, publishedAt, sections, internalLinks, externalLinks, seo } = document
  const listed = [sections, internalLinks, externalLinks].some((list) => (list ?? []).length > 0)
  const article = 'excerpt' in document && (document.excerpt || document.cover || (document.tags ?? []).length > 0)
  return !(title || slug || publishedAt || listed || seo?.title || seo?.description || article)
}
