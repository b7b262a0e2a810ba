import { contentHtml } from '@framewell/domain/content/contentHtml'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { FIRST_EDITOR } from '@framewell/domain/content/newPage'
import { pathForSlug } from '@framewell/domain/content/page'
import { seoScore } from '@framewell/domain/content/seoScore'
import { listingOf } from '../blog/deriveListing'
import type { ContentFacts } from './contentFacts'
import type { ContentDocument } from './findDocuments'
import { ARTICLE_FIELDS, SECTION_FORMS } from './sectionForms'
import { pictureIdsIn, readValues } from './sectionValues'
import { readSection, type StoredBlock } from './sectionWords'

interface Reading {
  /** The public does not learn who works on the site. */
  readonly forEditor: boolean
  /** Includes every field of the sections, for editing. */
  readonly whole: boolean
}

/** A stored page or post as the content calls return it. */
export function toContentPage({ collection, document }: ContentDocument, facts: ContentFacts, { forEditor, whole }: Reading): ContentPage {
  const slug = document.slug ?? ''
  const seo = document.seo ?? {}
  const sections = storedBlocks(document.sections).map((block) => ({
    id: block.id ?? '',
    type: block.blockType,
    ...readSection(block, facts.paths),
    ...(whole && forEditor ? { fields: readValues(block, SECTION_FORMS.get(block.blockType)?.fields ?? [], facts) } : {}),
  }))
  const isPublished = facts.live.has(document.id)
  const { featuredBy, ...listing } = listingOf(document).listing
  const ogImage = seo.openGraphImageUrl || facts.pictures.get(pictureId(document) ?? '')?.url
  const scored = {
    metaTitle: seo.title ?? '',
    metaDescription: seo.description ?? '',
    keywords: (seo.keywords ?? []).join(', '),
    content: contentHtml(sections),
    sections,
    internalLinks: (document.internalLinks ?? []).map(({ anchor, targetPage }) => ({ anchor: anchor ?? '', targetPage: targetPage ?? '' })),
    externalLinks: (document.externalLinks ?? []).map(({ anchor, url }) => ({ anchor: anchor ?? '', url: url ?? '' })),
    isPublished,
  }
  return {
    ...scored,
    ...listing,
    id: document.id,
    title: document.title ?? '',
    slug,
    lastModified: document.updatedAt,
    modifiedBy: (forEditor && document.modifiedBy) || FIRST_EDITOR,
    targetKeywords: seo.keywords ?? [],
    ...(seo.canonicalUrl ? { canonicalUrl: seo.canonicalUrl } : {}),
    ...(ogImage ? { ogImage } : {}),
    kind: collection === 'pages' ? 'page' : 'post',
    path: pathForSlug(slug),
    livePath: isPublished ? (facts.paths.get(document.id) ?? null) : null,
    seoScore: seoScore(scored).total,
    hasUnpublishedChanges: isPublished && document._status !== 'published',
    ...(document.deletedAt ? { deletedAt: document.deletedAt } : {}),
    version: document.updatedAt,
    publishDate: document.publishedAt ?? null,
    featured: featuredBy !== null,
    ...(whole && forEditor && collection === 'posts' ? { article: readValues(membersOf(document), ARTICLE_FIELDS, facts) } : {}),
  }
}

/** The blocks of a document as data, with members read by name. */
export function storedBlocks(sections: ContentDocument['document']['sections']): StoredBlock[] {
  return (sections ?? []).map((block) => ({ ...block }))
}

/** The ID of the share picture. */
export function pictureId({ seo }: ContentDocument['document']): string | undefined {
  const picture = seo?.openGraphImage
  return typeof picture === 'string' ? picture : picture?.id
}

/** A document as data, with members read by name. */
export function membersOf(document: ContentDocument['document']): Readonly<Record<string, unknown>> {
  return { ...document }
}

/** IDs of the pictures in a document: its cover and those of its sections. */
export function documentPictureIds(document: ContentDocument['document']): string[] {
  return [
    ...pictureIdsIn(membersOf(document), ARTICLE_FIELDS),
    ...storedBlocks(document.sections).flatMap((block) => pictureIdsIn(block, SECTION_FORMS.get(block.blockType)?.fields ?? [])),
  ]
}
