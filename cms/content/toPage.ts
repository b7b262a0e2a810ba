import { contentText } from '@framewell/domain/content/contentText'
import { type Page, pageSchema, pathForSlug } from '@framewell/domain/content/page'
import { derivePost, EDITORIAL_TEAM } from '@framewell/domain/content/postDerivation'
import type { Page as StoredPage, Post as StoredPost } from '../payload-types'
import { toMedia } from '../platform/uploads/toMedia'
import { choicesOf } from './blog/deriveListing'
import { cardAddress, cardFacts } from './cards/cardFacts'
import { endLinks } from './endLinks'
import { type LeftOut, toSections } from './toSections'

export type StoredDocument =
  | { readonly kind: 'page'; readonly document: StoredPage }
  | { readonly kind: 'post'; readonly document: StoredPost }

/**
 * Converts a stored page or post (media and links populated) to the form the host renders, with the omitted parts.
 * @throws ZodError if a document that must be complete is not
 */
export function toPage(stored: StoredDocument, draft: boolean): { page: Page; leftOut: LeftOut[] } {
  const { document } = stored
  const { sections, leftOut } = toSections(document.sections)
  const seo = document.seo ?? {}
  const article = stored.kind === 'post' ? toArticle(stored.document, contentText(sections)) : null
  const page = pageSchema.parse({
    id: document.id,
    kind: stored.kind,
    path: pathForSlug(document.slug ?? ''),
    // A preview can be opened before anything is written.
    title: document.title || (draft ? 'Untitled' : ''),
    chrome: stored.kind === 'page' ? (stored.document.chrome ?? 'site') : 'site',
    seo: {
      title: seo.title || document.title || (draft ? 'Untitled' : ''),
      description: seo.description || (article?.excerpt ?? ''),
      keywords: seo.keywords ?? [],
      canonicalUrl: seo.canonicalUrl || null,
      openGraphImage: toMedia(seo.openGraphImage) ?? (stored.kind === 'post' ? toMedia(stored.document.cover) : null),
      openGraphImageUrl: seo.openGraphImageUrl || null,
      noIndex: seo.noIndex ?? false,
    },
    sections: [...sections, ...endLinks(document)],
    publishedAt: document.publishedAt ?? null,
    updatedAt: document.updatedAt,
    draft,
    article,
  })
  return { page: { ...page, seo: { ...page.seo, drawnImage: draft ? null : cardAddress(cardFacts(page)) } }, leftOut }
}

/** The parts of a post that readers see besides its sections; missing ones are derived. */
function toArticle(post: StoredPost, content: string): NonNullable<Page['article']> {
  const derived = derivePost({ slug: post.slug ?? '', metaDescription: post.seo?.description, content, own: choicesOf(post) })
  return {
    excerpt: derived.excerpt,
    lead: post.excerpt?.trim() || post.seo?.description?.trim() || '',
    author: post.author || EDITORIAL_TEAM,
    category: derived.category,
    tags: post.tags ?? [],
    cover: toMedia(post.cover),
    readTime: derived.readTime,
  }
}
