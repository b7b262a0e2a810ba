import { freeSlug } from '@framewell/domain/content/pageChange'
import { slugFor } from '@framewell/domain/content/slugFor'
import type { CollectionBeforeValidateHook } from 'payload'
import { isContentCollection } from '../publishedState'
import { findSlugOwner } from './findSlugOwner'

/**
 * Derives a missing address from the title, once; later it only changes by hand. Skipped while the panel autosaves, when the title may be
 * incomplete. A taken address gets a number, so that a second 'New page' can be saved.
 */
export const slugFromTitle: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  if (!data || !isContentCollection(collection.slug) || req.searchParams?.get('autosave') === 'true') return data
  const title = data.title ?? originalDoc?.title
  const slug = 'slug' in data ? data.slug : originalDoc?.slug
  if (slug || typeof title !== 'string') return data
  const wanted = slugFor(title)
  if (!wanted) return data
  const except = { collection: collection.slug, id: originalDoc?.id }
  return { ...data, slug: await freeSlug(wanted, async (candidate) => (await findSlugOwner(req, candidate, except)) !== undefined) }
}
