import { z } from 'zod'
import { mediaSchema } from './sectionMembers'
import { sectionSchema } from './sections'

/** Recommended lengths for search results, shown as counters beside the fields; see the SEO rubric. */
export const META_TITLE_LENGTH = { min: 30, max: 60 } as const
export const META_DESCRIPTION_LENGTH = { min: 120, max: 160 } as const
/** Characters of a title or description. The lengths above are advice; only beyond this one is refused. */
export const ADVISED_TEXT_LIMIT = 2000

export const seoSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  /** A path of the site or an absolute address, when the canonical URL is not the page's own. */
  canonicalUrl: z.string().nullish(),
  openGraphImage: mediaSchema.nullish(),
  /** Address of a share picture outside the library. */
  openGraphImageUrl: z.string().nullish(),
  /** Address on this site of the share picture: cropped from the chosen picture or the cover, or else drawn. */
  drawnImage: z.string().nullish(),
  noIndex: z.boolean(),
})
export type Seo = z.infer<typeof seoSchema>

/** A page or post as the host renders it. */
export const pageSchema = z.object({
  id: z.string(),
  kind: z.enum(['page', 'post']),
  /** Path on the site; '/' for the landing page. */
  path: z.string(),
  title: z.string(),
  chrome: z.enum(['site', 'alternate']),
  seo: seoSchema,
  sections: z.array(sectionSchema),
  /** ISO times. */
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  /** True for a preview of unpublished changes. */
  draft: z.boolean(),
  article: z
    .object({
      excerpt: z.string(),
      /** What opens the article: the excerpt, unless it is only the beginning of the text. */
      lead: z.string().default(''),
      author: z.string(),
      category: z.string(),
      tags: z.array(z.string()),
      cover: mediaSchema.nullish(),
      readTime: z.number(),
    })
    .nullable(),
})
export type Page = z.infer<typeof pageSchema>

/** Route names that page slugs may not take because the host answers them. */
export const RESERVED_PATHS = [
  'api',
  'cms',
  '_next',
  'static',
  'releases',
  'media',
  'newsletter',
  'search',
  'robots.txt',
  'sitemap.xml',
  'healthz',
  'readyz',
] as const

/** A slug is one path segment of lower-case letters, digits and single dashes. The landing page's slug is 'home'. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single dashes')
  .max(96)

export function pathForSlug(slug: string): string {
  return slug === 'home' ? '/' : `/${slug}`
}
