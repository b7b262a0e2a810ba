import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { MAX_BLOG_PAGE, MAX_SEARCH_LENGTH, MAX_TAG_LENGTH } from './blogQuery'
import { slugSchema } from './page'
import { POST_CATEGORIES } from './postCategories'
import { postFigureSchema } from './postFigure'
import { mediaSchema } from './sectionMembers'

/** Default number of articles per page. */
export const POSTS_PER_PAGE = 9
export const MAX_POSTS_PER_PAGE = 50

/** An article as lists show it. Fields the editor left empty are derived (see postDerivation). */
export const postSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  /** ISO time of the first publication. */
  publishDate: z.string(),
  /** ISO time of the last change. */
  updatedAt: z.string(),
  /** Minutes. */
  readTime: z.number(),
  category: z.enum(POST_CATEGORIES),
  tags: z.array(z.string()),
  featured: z.boolean(),
  /** The article's first chart or drawing. */
  figure: postFigureSchema.nullish(),
  /** Shown instead of the figure. */
  cover: mediaSchema.nullish(),
})
export type PostSummary = z.infer<typeof postSummarySchema>

/** The chips: 'All' and the categories. */
export const BLOG_CATEGORIES = ['All', ...POST_CATEGORIES] as const

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The published articles, newest first, without drafts. `featured` is the article to lead with when no filter is set. */
export const listPosts = defineCall({
  name: 'listPosts',
  method: 'GET',
  path: '/api/blog/posts',
  keys: 'read',
  summary: 'Published articles of the blog, filtered and searched',
  feature: 'content',
  access: 'public',
  input: z.object({
    category: optional(z.enum(BLOG_CATEGORIES)),
    tag: optional(z.string().trim().max(MAX_TAG_LENGTH)),
    /** Every word must occur in title, excerpt, tags or text. */
    q: optional(z.string().trim().max(MAX_SEARCH_LENGTH)),
    page: z.coerce.number().int().min(1).max(MAX_BLOG_PAGE).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_POSTS_PER_PAGE).default(POSTS_PER_PAGE),
    /** 'apart' leaves the featured article out of `posts`, for a page that shows it above the list. */
    featured: z.enum(['within', 'apart']).default('within'),
  }),
  output: z.object({
    posts: z.array(postSummarySchema),
    /** Across all pages of this list. */
    total: z.number(),
    page: z.number(),
    pageCount: z.number(),
    featured: postSummarySchema.nullable(),
    /** Articles per category, under the same tag and search. */
    counts: z.record(z.enum(BLOG_CATEGORIES), z.number()),
    /** The most used tags across all articles. */
    tags: z.array(z.object({ tag: z.string(), count: z.number() })),
  }),
})
export type PostListing = z.output<typeof listPosts.output>

/** Articles to read next: the most related first (category, tags), then the newest. */
export const listRelatedPosts = defineCall({
  name: 'listRelatedPosts',
  method: 'GET',
  path: '/api/blog/posts/{slug}/related',
  summary: 'Articles to read after one',
  feature: 'content',
  access: 'public',
  input: z.object({ slug: slugSchema, limit: z.coerce.number().int().min(1).max(12).default(3) }),
  output: z.object({ posts: z.array(postSummarySchema) }),
})
