import { contentHtml } from '@framewell/domain/content/contentHtml'
import { type ContentPage, contentSectionSchema, externalLinkSchema, internalLinkSchema } from '@framewell/domain/content/contentPage'
import { fieldValuesSchema } from '@framewell/domain/content/sectionForm'
import { type SeoScore, seoScore } from '@framewell/domain/content/seoScore'
import { z } from 'zod'

/** A section with everything an editor can set. */
const editableSectionSchema = contentSectionSchema.required({ fields: true })
export type EditableSection = z.infer<typeof editableSectionSchema>

/** The fields an editor can change on the content screen; optional fields of a page are empty strings here. */
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
  /** For posts: cover, category, author and so on. */
  article: fieldValuesSchema.optional(),
  publishDate: z.string().nullable(),
})
export type EditablePage = z.infer<typeof editablePageSchema>
export const EDITABLE_FIELDS = editablePageSchema.keyof().options

export function editableOf(page: ContentPage): EditablePage {
  return editablePageSchema.parse({ ...page, canonicalUrl: page.canonicalUrl ?? '', ogImage: page.ogImage ?? '' })
}

/** The SEO score of the current form. It reads all texts: only what shows it calls this. */
export function scoreOf(page: EditablePage, isPublished: boolean): SeoScore {
  // An added but empty row does not count, here or on the server.
  const internalLinks = page.internalLinks.filter(({ anchor, targetPage }) => (anchor + targetPage).trim() !== '')
  const externalLinks = page.externalLinks.filter(({ anchor, url }) => (anchor + url).trim() !== '')
  return seoScore({ ...page, internalLinks, externalLinks, content: contentHtml(page.sections), isPublished })
}
