import { contentText } from '@framewell/domain/content/contentText'
import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import { derivePost, EDITORIAL_TEAM, FEATURED_SLUG, type PostChoices } from '@framewell/domain/content/postDerivation'
import { postFigure, postFigureSchema } from '@framewell/domain/content/postFigure'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { wireForm } from '../toSections'

/** Who chose the featured article. An editor's choice takes precedence over the rule. */
export const FEATURED_BY = ['editor', 'rule'] as const

/** Increase this when the derived values change: fillListings then updates older documents at the next start. */
export const LISTING_RULES = 2

/** The article stored in the `listing` column of posts and pages. */
export const listingSchema = z.object({
  category: z.enum(POST_CATEGORIES),
  excerpt: z.string(),
  readTime: z.number(),
  featuredBy: z.enum(FEATURED_BY).nullable(),
  author: z.string(),
  tags: z.array(z.string()),
  figure: postFigureSchema.nullish().catch(null),
})

const LONGEST_SEARCH_TEXT = 100_000

const sourceSchema = z.object({
  title: z.string().nullish().catch(null),
  slug: z.string().nullish().catch(null),
  author: z.string().nullish().catch(null),
  excerpt: z.string().nullish().catch(null),
  category: z.enum(POST_CATEGORIES).nullish().catch(null),
  featured: z.enum(['yes', 'no']).nullish().catch(null),
  tags: z.array(z.string()).nullish().catch(null),
  inBlog: z.boolean().nullish().catch(null),
  sections: z.array(z.unknown()).nullish().catch(null),
  seo: z
    .object({ description: z.string().nullish().catch(null), keywords: z.array(z.string()).nullish().catch(null) })
    .nullish()
    .catch(null),
})

/** A document as lists show it, by the rules of postDerivation. Drafts are derived too, so that publishing one changes only its status. */
export function listingOf(document: unknown) {
  const source = sourceSchema.parse(document)
  const slug = source.slug ?? ''
  // Uses the same shape as the site, where facts and figures in running text are plain words.
  const sections = (source.sections ?? []).map(wireForm)
  const text = contentText(sections)
  const own = choicesOf(source)
  const derived = derivePost({ slug, metaDescription: source.seo?.description, content: text, own })
  // A field without tags is read back as an empty list.
  const tags = source.tags?.length ? source.tags : (source.seo?.keywords ?? [])
  const author = source.author || EDITORIAL_TEAM
  const listing: z.infer<typeof listingSchema> = {
    category: derived.category,
    excerpt: derived.excerpt,
    readTime: derived.readTime,
    featuredBy: derived.featured ? (own.featured === true ? 'editor' : 'rule') : null,
    author,
    figure: postFigure(sections),
    tags: [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
  }
  const kept = { ...listing, rules: LISTING_RULES }
  const searchText = [source.title, listing.excerpt, listing.tags.join(' '), author, text].join(' ').toLowerCase()
  return { listing: kept, searchText: searchText.slice(0, LONGEST_SEARCH_TEXT) }
}

/** The editor's choices for a post; see PostChoices. */
export function choicesOf(document: Pick<z.infer<typeof sourceSchema>, 'category' | 'excerpt' | 'featured'>): PostChoices {
  return {
    category: document.category ?? null,
    excerpt: document.excerpt ?? null,
    featured: document.featured ? document.featured === 'yes' : null,
  }
}

/**
 * Keeps the derived columns of a post or page up to date. A page appears in the blog if its editor says so; the guide appears unless its
 * editor opts out.
 */
export const deriveListing: CollectionBeforeChangeHook = ({ data, originalDoc, collection }) => {
  const document = { ...originalDoc, ...data }
  const derived = { ...data, ...listingOf(document) }
  return collection.slug === 'pages' ? { ...derived, inBlog: document.inBlog ?? document.slug === FEATURED_SLUG } : derived
}
