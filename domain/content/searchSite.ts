import { z } from 'zod'
import { defineCall } from '../http/defineCall'

/** Maximum length of a search. */
export const MAX_SITE_SEARCH_LENGTH = 100

const siteFindingSchema = z.object({
  /** Kind of result: a page, a blog article, or a micro-frontend's tool. */
  kind: z.enum(['page', 'post', 'tool']),
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
})

/** GET /api/site/search finds published pages, articles and public tools that contain all words, title matches first. */
export const searchSite = defineCall({
  name: 'searchSite',
  method: 'GET',
  path: '/api/site/search',
  summary: 'Published pages, articles and tools that hold all the words',
  feature: 'content',
  access: 'public',
  input: z.object({ q: z.string().trim().min(1).max(MAX_SITE_SEARCH_LENGTH) }),
  output: z.object({ total: z.number(), findings: z.array(siteFindingSchema) }),
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})
export type SiteFindings = z.output<typeof searchSite.output>
