import { z } from 'zod'
import { POST_CATEGORIES } from './postCategories'
import { fieldValuesSchema } from './sectionForm'

/** What an editor reads, and the server refuses with. */
const MAX_TEXT = 60_000

/** A section as the content calls carry it: its kind, its heading and its words in the light notation of markup.ts. */
export const contentSectionSchema = z.object({
  id: z.string(),
  /** 'faq' is recognised by the SEO score; the others are SECTION_TYPES. */
  type: z.string(),
  title: z.string(),
  content: z.string(),
  /** False for a kind that has no title: a picture. */
  titleEditable: z.boolean(),
  /** Everything an editor can set, by the fields of the section's form; only where one page is read, and only for editors. */
  fields: fieldValuesSchema.optional(),
})
export type ContentSection = z.infer<typeof contentSectionSchema>

export const internalLinkSchema = z.object({ anchor: z.string(), targetPage: z.string() })
export const externalLinkSchema = z.object({ anchor: z.string(), url: z.string() })
export type InternalLink = z.infer<typeof internalLinkSchema>
export type ExternalLink = z.infer<typeof externalLinkSchema>

/** The specification's content page (section 3), and what we say beyond it. */
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

  kind: z.enum(['page', 'post']),
  /** Path on the site. */
  path: z.string(),
  /** Path where visitors find it; another one than `path` while a new address waits to be published. Null when it is not published. */
  livePath: z.string().nullable(),
  seoScore: z.number().int(),
  /** True when what is published is older than what is shown here. */
  hasUnpublishedChanges: z.boolean(),
  /** Changes with every save; send it back as `expectedVersion` to be told when somebody else saved meanwhile. */
  version: z.string(),
  // What the blog shows of it (postDerivation.ts).
  excerpt: z.string(),
  author: z.string(),
  /** ISO time of the first publication; null before it. */
  publishDate: z.string().nullable(),
  /** Minutes. */
  readTime: z.number().int(),
  category: z.enum(POST_CATEGORIES),
  tags: z.array(z.string()),
  featured: z.boolean(),
  /** What its editor chose for the blog, by the fields of the article's form; of posts, only where one is read, and only for editors. */
  article: fieldValuesSchema.optional(),
})
export type ContentPage = z.infer<typeof contentPageSchema>

const text = (max: number) => z.string().max(max, `Use at most ${max} characters`)

/** A section as it is sent: without an id, or with one the page does not know, it is a new one of its type. */
export const sectionInputSchema = z.object({
  id: text(100).optional(),
  type: text(60),
  /** Left out, what is stored or the fields say it. */
  title: text(140).optional(),
  content: text(MAX_TEXT).optional(),
  /** Where they differ from what is stored, they say it; else title and content do. */
  fields: fieldValuesSchema.optional(),
})
export type SectionInput = z.output<typeof sectionInputSchema>

/** The members of a page that a person can set. */
export const contentPageChangeSchema = z.object({
  title: text(140).optional(),
  slug: text(96).optional(),
  metaTitle: text(160).optional(),
  metaDescription: text(400).optional(),
  keywords: text(1000).optional(),
  targetKeywords: z.array(text(100)).max(20, 'Use at most 20 keywords').optional(),
  /** HTML; for pages of running text. Where `sections` come along, they say it. */
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
  /** Of posts: cover, category, author and the like, by the fields of the article's form. What is left out stays. */
  article: fieldValuesSchema.optional(),
  /** ISO time of the first publication; set by itself where nobody says it. */
  publishDate: z.iso.datetime({ offset: true, error: 'Use a date and a time' }).nullish(),
  isPublished: z.boolean().optional(),
})
export type ContentPageChange = z.output<typeof contentPageChangeSchema>
