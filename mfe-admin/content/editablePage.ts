import { contentHtml } from '@framewell/domain/content/contentHtml'
import { type ContentPage, contentSectionSchema, externalLinkSchema, internalLinkSchema } from '@framewell/domain/content/contentPage'
import { fieldValuesSchema } from '@framewell/domain/content/sectionForm'
import type { ScoredPage } from '@framewell/domain/content/seoScore'
import { z } from 'zod'

/** A section with everything an editor can set. */
const editableSectionSchema = contentSectionSchema.required({ fields: true })
export type EditableSection = z.infer<typeof editableSectionSchema>

/** What an editor changes on the content screen; optional members of a page are empty texts here. */
export const editablePageSchema = z.object({
  title: z.string(),
  slug: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  sections: z.array(editableSectionSchema),
  internalLinks: z.array(internalLinkSchema),
  externalLinks: z.array(externalLinkSchema),
  canonicalUrl: z.string(),
  ogImage: z.string(),
  /** Of posts: cover, category, author and the like. */
  article: fieldValuesSchema.optional(),
  publishDate: z.string().nullable(),
})
export type EditablePage = z.infer<typeof editablePageSchema>
export const EDITABLE_MEMBERS = editablePageSchema.keyof().options

export function editableOf(page: ContentPage): EditablePage {
  return editablePageSchema.parse({ ...page, canonicalUrl: page.canonicalUrl ?? '', ogImage: page.ogImage ?? '' })
}

/** What the SEO score looks at, as it stands on the screen. */
export function scoredOf(page: EditablePage, isPublished: boolean): ScoredPage {
  // A row that was added and not yet filled is none, here as on the server.
  const internalLinks = page.internalLinks.filter(({ anchor, targetPage }) => (anchor + targetPage).trim() !== '')
  const externalLinks = page.externalLinks.filter(({ anchor, url }) => (anchor + url).trim() !== '')
  return { ...page, internalLinks, externalLinks, content: contentHtml(page.sections), isPublished }
}
