import { type Page, pageSchema, pathForSlug } from '@framewell/domain/content/page'
import type { Page as StoredPage, Post as StoredPost } from '../payload-types'
import { toMedia } from './toMedia'
import { type LeftOut, toSections } from './toSections'

export type StoredDocument =
  | { readonly kind: 'page'; readonly document: StoredPage }
  | { readonly kind: 'post'; readonly document: StoredPost }

/**
 * A stored page or post (its media and links populated) in the form the host renders, with what had to be left out.
 * @throws ZodError when a document that must be complete is not.
 */
export function toPage(stored: StoredDocument, draft: boolean): { page: Page; leftOut: LeftOut[] } {
  const { document } = stored
  const { sections, leftOut } = toSections(document.sections)
  const seo = document.seo ?? {}
  const page = pageSchema.parse({
    id: document.id,
    kind: stored.kind,
    path: pathForSlug(document.slug ?? ''),
    title: document.title ?? '',
    chrome: stored.kind === 'page' ? (stored.document.chrome ?? 'site') : 'site',
    seo: {
      title: seo.title || document.title || '',
      description: seo.description || (stored.kind === 'post' ? (stored.document.excerpt ?? '') : ''),
      keywords: seo.keywords ?? [],
      canonicalUrl: seo.canonicalUrl || null,
      openGraphImage: toMedia(seo.openGraphImage) ?? (stored.kind === 'post' ? toMedia(stored.document.cover) : null),
      noIndex: seo.noIndex ?? false,
    },
    sections,
    publishedAt: document.publishedAt ?? null,
    updatedAt: document.updatedAt,
    draft,
    article: stored.kind === 'post' ? toArticle(stored.document) : null,
  })
  return { page, leftOut }
}

function toArticle(post: StoredPost): NonNullable<Page['article']> {
  return {
    excerpt: post.excerpt ?? '',
    author: post.author ?? '',
    category: post.category ?? '',
    tags: post.tags ?? [],
    cover: toMedia(post.cover),
  }
}
