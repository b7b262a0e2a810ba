import type { PostCategory } from './postCategories'

/** Characters of content (without tags) read per minute. */
export const CHARACTERS_PER_MINUTE = 1000
/** Length of the excerpt used when the meta description is missing. */
export const EXCERPT_LENGTH = 150
/** The featured article unless an editor chose another. */
export const FEATURED_SLUG = 'what-is-residential-steel-framing'
/** Author of an article that names nobody. */
export const EDITORIAL_TEAM = 'Framewell Editorial'

/** An editor's choices for a post; missing ones are derived. */
export interface PostChoices {
  readonly category?: PostCategory | null
  readonly excerpt?: string | null
  readonly featured?: boolean | null
}

export interface PostSource {
  readonly slug: string
  readonly metaDescription?: string | null
  /** The text of all sections, without HTML tags. */
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

/** What the blog shows of a post beyond its own fields: the specification's rules where the editor made no choice. */
export function derivePost({ slug, metaDescription, content, own = {} }: PostSource): DerivedPost {
  return {
    category: own.category ?? categoryForSlug(slug),
    excerpt: own.excerpt?.trim() || excerptOf(metaDescription, content),
    readTime: readTimeMinutes(content),
    featured: own.featured ?? slug === FEATURED_SLUG,
  }
}

/** 'steel' in the slug means Education, 'benefit' means Industry Insights, anything else Platform Updates. */
export function categoryForSlug(slug: string): PostCategory {
  const words = slug.toLowerCase()
  if (words.includes('steel')) return 'Education'
  return words.includes('benefit') ? 'Industry Insights' : 'Platform Updates'
}

/** Whole minutes, rounded up, at least 1. */
export function readTimeMinutes(content: string): number {
  return Math.max(1, Math.ceil(withoutTags(content).length / CHARACTERS_PER_MINUTE))
}

/** The meta description, or else the first 150 characters of the content, with an ellipsis when it continues. */
export function excerptOf(metaDescription: string | null | undefined, content: string): string {
  const description = metaDescription?.trim()
  if (description) return description
  const characters = [...withoutTags(content)]
  return characters.length > EXCERPT_LENGTH ? `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…` : characters.join('')
}

/** HTML as text: tags dropped, blocks separated, white space collapsed. For counts and excerpts, never for rendering as HTML. */
export function withoutTags(html: string): string {
  return html.replace(INLINE_TAG, '').replace(ANY_TAG, ' ').replace(/\s+/g, ' ').trim()
}

const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
const ANY_TAG = /<\/?[a-z!][^<>]*>/gi
