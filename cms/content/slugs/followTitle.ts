import { slugSchema } from '@framewell/domain/content/page'
import type { CollectionBeforeValidateHook } from 'payload'
import { findSlugOwner } from './findSlugOwner'

const LONGEST = 80

/**
 * While a document has never been published and its address was not typed by hand, the address follows the title.
 * A taken one gets a number, so that a second 'New page' saves without complaint.
 */
export const followTitle: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  if (!data || originalDoc?.publishedAt) return data
  const title = data.title ?? originalDoc?.title
  const slug = 'slug' in data ? data.slug : originalDoc?.slug
  if (typeof title !== 'string' || (slug && title === originalDoc?.title) || !isOwnedByTitle(slug, originalDoc)) return data
  const wanted = slugFor(title)
  return wanted ? { ...data, slug: await firstFree(wanted) } : data

  async function firstFree(wanted: string): Promise<string> {
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? wanted : `${wanted}-${number}`
      if (!(await findSlugOwner(req, candidate, { collection: collection.slug, id: originalDoc?.id }))) return candidate
    }
  }
}

/** True for an address nobody typed: none yet, or the one made from the title before. */
function isOwnedByTitle(slug: unknown, originalDoc: { title?: unknown; slug?: unknown } | undefined): boolean {
  if (!slug) return true
  if (!originalDoc || slug !== originalDoc.slug || typeof originalDoc.title !== 'string') return false
  const made = slugFor(originalDoc.title)
  return typeof slug === 'string' && made !== '' && slug.replace(/-\d+$/, '') === made.replace(/-\d+$/, '')
}

/** 'What is steel framing?' → 'what-is-steel-framing'; empty when nothing is left. */
export function slugFor(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return slugSchema.safeParse(slug).success ? slug : ''
}
