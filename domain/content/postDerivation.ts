import type { PostCategory } from './postCategories'

/** Characters of content (tags stripped) that are read in a minute. */
export const CHARACTERS_PER_MINUTE = 1000
/** Length of the excerpt that stands in for a missing meta description. */
export const EXCERPT_LENGTH = 150
/** The article that stands first on the blog unless an editor chose otherwise. */
export const FEATURED_SLUG = 'what-is-residential-steel-framing'
/** Who signs an article that names nobody. */
export const EDITORIAL_TEAM = 'Framewell Editorial'

/** What an editor chose for a post; what is missing is derived. */
export interface PostChoices {
  readonly category?: PostCategory | null
  readonly excerpt?: string | null
  readonly featured?: boolean | null
}

export interface PostSource {
  readonly slug: string
  readonly metaDescription?: string | null
  /** The text of all sections; HTML tags are dropped. */
  readonly content: string
  readonly own?: PostChoices
}

export interface DerivedPost {
  readonly category: PostCategory
  readonly excerpt: string
  /** Minutes, at least 1. */
  readonly readTime: number
  readonly featured: boolean
}

/** What the blog shows of a post beyond its own fields: the specification's rules, where the editor made no choice. */
export function derivePost({ slug, metaDescription, content, own = {} }: PostSource): DerivedPost {
  return {
    category: own.category ?? categoryForSlug(slug),
    excerpt: own.excerpt?.trim() || excerptOf(metaDescription, content),
    readTime: readTimeMinutes(content),
    featured: own.featured ?? slug === FEATURED_SLUG,
  }
}

/** 'steel' in the slug means Education, else 'benefit' means Industry Insights, else Platform Updates. */
export function categoryForSlug(slug: string): PostCategory {
  const words = slug.toLowerCase()
  if (words.includes('steel')) return 'Education'
  return words.includes('benefit') ? 'Industry Insights' : 'Platform Updates'
}

/** Whole minutes, rounded up, at least 1. */
export function readTimeMinutes(content: string): number {
  return Math.max(1, Math.ceil(withoutTags(content).length / CHARACTERS_PER_MINUTE))
}

/** The meta description, else the content's first 150 characters; an ellipsis says that it goes on. */
export function excerptOf(metaDescription: string | null | undefined, content: string): string {
  const description = metaDescription?.trim()
  if (description) return description
  const characters = [...withoutTags(content)]
  return characters.length > EXCERPT_LENGTH ? `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…` : characters.join('')
}

/** HTML as its text: tags dropped, blocks apart, white space joined. For counting and excerpts, never for showing as HTML. */
export function withoutTags(html: string): string {
  return html.replace(INLINE_TAG, '').replace(ANY_TAG, ' ').replace(/\s+/g, ' ').trim()
}

const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
const ANY_TAG = /<\/?[a-z!][^<>]*>/gi
