import { contentText } from '@framewell/domain/content/contentText'
import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import { derivePost, EDITORIAL_TEAM, FEATURED_SLUG, type PostChoices } from '@framewell/domain/content/postDerivation'
import { postFigure, postFigureSchema } from '@framewell/domain/content/postFigure'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { wireForm } from '../toSections'

/** How a featured article came to be one: an editor's choice stands before the rule's. */
export const FEATURED_BY = ['editor', 'rule'] as const

/** Counted up whenever what is derived changes: documents that were derived otherwise are derived anew at the next start (fillListings). */
export const LISTING_RULES = 2

/** An article in the column `listing` of posts and pages. */
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

/** A document as lists show it, by the rules of postDerivation; drafts too, so that publishing them changes nothing but their status. */
export function listingOf(document: unknown) {
  const source = sourceSchema.parse(document)
  const slug = source.slug ?? ''
  // As the site carries them: facts and figures within running text are words of it.
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

/** What the editor of a post chose; see PostChoices. */
export function choicesOf(document: Pick<z.infer<typeof sourceSchema>, 'category' | 'excerpt' | 'featured'>): PostChoices {
  return {
    category: document.category ?? null,
    excerpt: document.excerpt ?? null,
    featured: document.featured ? document.featured === 'yes' : null,
  }
}

/** Keeps the derived columns of a post or page true. A page stands in the blog when its editor says so, the guide unless its editor says no. */
export const deriveListing: CollectionBeforeChangeHook = ({ data, originalDoc, collection }) => {
  const document = { ...originalDoc, ...data }
  const derived = { ...data, ...listingOf(document) }
  return collection.slug === 'pages' ? { ...derived, inBlog: document.inBlog ?? document.slug === FEATURED_SLUG } : derived
}
