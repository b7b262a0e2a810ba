import { z } from 'zod'
import { ADVISED_TEXT_LIMIT } from './page'
import { POST_CATEGORIES } from './postCategories'
import { fieldValuesSchema } from './sectionForm'

/** Shown to editors; also the server's refusal. */
const MAX_TEXT = 60_000

/** A section as the content calls carry it: type, heading, and text in the notation of markup.ts. */
export const contentSectionSchema = z.object({
  id: z.string(),
  /** The SEO score looks for 'faq'; all others are SECTION_TYPES. */
  type: z.string(),
  title: z.string(),
  content: z.string(),
  /** False for a type without a title: a picture. */
  titleEditable: z.boolean(),
  /** All fields of the section's form. Only present when reading a single page, and only for editors. */
  fields: fieldValuesSchema.optional(),
})
export type ContentSection = z.infer<typeof contentSectionSchema>

export const internalLinkSchema = z.object({ anchor: z.string(), targetPage: z.string() })
export const externalLinkSchema = z.object({ anchor: z.string(), url: z.string() })
export type InternalLink = z.infer<typeof internalLinkSchema>
export type ExternalLink = z.infer<typeof externalLinkSchema>

/** Pages are made of sections; posts are the articles of the blog. */
export const contentKind = z.enum(['page', 'post'])
export type ContentKind = z.infer<typeof contentKind>

/** The specification's content page (section 3), plus our additional fields. */
export const contentPageSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Comma-separated. */
  keywords: z.string(),
  /** HTML of all sections. */
  content: z.string(),
  sections: z.array(contentSectionSchema),
  internalLinks: z.array(internalLinkSchema),
  externalLinks: z.array(externalLinkSchema),
  isPublished: z.boolean(),
  /** ISO time. */
  lastModified: z.string(),
  modifiedBy: z.string(),
  targetKeywords: z.array(z.string()),
  canonicalUrl: z.string().optional(),
  ogImage: z.string().optional(),

  kind: contentKind,
  /** Path on the site. */
  path: z.string(),
  /** The public path. Differs from `path` while a new address is not yet published. Null when unpublished. */
  livePath: z.string().nullable(),
  seoScore: z.number().int(),
  /** True when the published version is older than this one. */
  hasUnpublishedChanges: z.boolean(),
  /** ISO time it was moved to the trash. */
  deletedAt: z.string().optional(),
  /** Changes with every save. Send it back as `expectedVersion` to detect a concurrent save. */
  version: z.string(),
  // What the blog shows of a post (postDerivation.ts).
  excerpt: z.string(),
  author: z.string(),
  /** ISO time of the first publication; null before. */
  publishDate: z.string().nullable(),
  /** Minutes. */
  readTime: z.number().int(),
  category: z.enum(POST_CATEGORIES),
  tags: z.array(z.string()),
  featured: z.boolean(),
  /**
   * The editor's blog settings, by the fields of the article form. Only for posts, only when reading a single one, and only for editors.
   */
  article: fieldValuesSchema.optional(),
})
export type ContentPage = z.infer<typeof contentPageSchema>

const text = (max: number) => z.string().max(max, `Use at most ${max} characters`)

/** A section in a request. Without an id, or with an id the page does not have, it is a new one. */
export const sectionInputSchema = z.object({
  id: text(100).optional(),
  type: text(60),
  /** When missing, the stored value or `fields` applies. */
  title: text(140).optional(),
  content: text(MAX_TEXT).optional(),
  /** Wins where it differs from the stored value; otherwise title and content do. */
  fields: fieldValuesSchema.optional(),
})
export type SectionInput = z.output<typeof sectionInputSchema>

/** The editable members of a page. */
export const contentPageChangeSchema = z.object({
  title: text(ADVISED_TEXT_LIMIT).optional(),
  slug: text(96).optional(),
  metaTitle: text(ADVISED_TEXT_LIMIT).optional(),
  metaDescription: text(ADVISED_TEXT_LIMIT).optional(),
  keywords: text(1000).optional(),
  targetKeywords: z.array(text(100)).max(20, 'Use at most 20 keywords').optional(),
  /** HTML, for pages of rich text. `sections` wins when both are sent. */
  content: text(MAX_TEXT).optional(),
  sections: z.array(sectionInputSchema).max(60, 'Use at most 60 sections').optional(),
  internalLinks: z
    .array(z.object({ anchor: text(120), targetPage: text(300) }))
    .max(30, 'Use at most 30 links')
    .optional(),
  externalLinks: z
    .array(z.object({ anchor: text(120), url: text(500) }))
    .max(30, 'Use at most 30 links')
    .optional(),
  canonicalUrl: text(500).nullish(),
  ogImage: text(500).nullish(),
  /** For posts: cover, category, author and so on, by the fields of the article form. Missing fields stay unchanged. */
  article: fieldValuesSchema.optional(),
  /** ISO time of the first publication; set automatically when missing. */
  publishDate: z.iso.datetime({ offset: true, error: 'Use a date and a time' }).nullish(),
  isPublished: z.boolean().optional(),
})
export type ContentPageChange = z.output<typeof contentPageChangeSchema>
