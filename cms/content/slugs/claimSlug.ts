import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { lock } from '../../database/lock'
import { findSlugOwner } from './findSlugOwner'

/**
 * Slugs are unique over pages and posts together and never a name of the house [R3]. The lock ends with the transaction, so two
 * editors who publish the same slug at once come one after the other, and the second is refused.
 */
export const claimSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const slug = data.slug ?? originalDoc?.slug
  if (typeof slug !== 'string' || slug === '') return data
  await lock(req, 'slug', slug)
  const owner = await findSlugOwner(req, slug, { collection: collection.slug, id: originalDoc?.id })
  if (!owner) return data
  const message =
    owner.kind === 'house'
      ? `'${slug}' is a name the site itself uses; choose another address`
      : `'${owner.title}' already has this address`
  throw new ValidationError({ collection: collection.slug, req, errors: [{ path: 'slug', message }] }, req.t)
}
