import { pathForSlug } from '@framewell/domain/content/page'
import { isPageOfProduct } from '@framewell/domain/content/productRoutes'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { lock } from '../../platform/database/lock'
import { isContentCollection } from '../publishedState'
import { findSlugOwner } from './findSlugOwner'
import { inOneRelease } from './inOneRelease'

/** A member of the request's context that no request can set. */
const SETTLED = 'addressesSettledTogether'

/** Writes with this context return to addresses that these documents had among themselves. */
export function settlingTogether(ids: readonly string[]): Record<string, unknown> {
  return { [SETTLED]: ids }
}

function settledWith({ [SETTLED]: ids }: Record<string, unknown>): string[] {
  return z.array(z.string()).catch([]).parse(ids)
}

/** Until the transaction ends, nobody else can take this address. */
export function lockSlug(req: PayloadRequest, slug: string): Promise<void> {
  return lock(req, 'slug', slug)
}

/**
 * Slugs are unique across pages and posts, including drafts, and never a reserved name. The product's own pages keep theirs, because
 * nothing may redirect away from them. The lock is held until the transaction ends: if two editors publish the same slug at once, the
 * second one is refused.
 */
export const claimSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req, context }) => {
  const slug = data.slug ?? originalDoc?.slug
  if (typeof slug !== 'string' || slug === '' || data.deletedAt || !isContentCollection(collection.slug)) return data
  const refuse = (message: string): never => {
    throw new ValidationError({ collection: collection.slug, req, errors: [{ path: 'slug', message }] }, req.t)
  }
  if (originalDoc?.publishedAt && slug !== originalDoc.slug && isPageOfProduct(pathForSlug(originalDoc.slug))) {
    refuse(`'${originalDoc.slug}' is part of the product and keeps its address. Unpublish it and create another page instead`)
  }
  await lockSlug(req, slug)
  const owner = await findSlugOwner(req, slug, { collection: collection.slug, id: originalDoc?.id, also: settledWith(context) })
  // The published owner of a slug keeps it against a draft. If two drafts claim one address, the first to be published gets it.
  const kept = owner?.kind === 'document' && owner.inDraft && originalDoc?.slug === slug
  // Two documents that swap addresses are saved one after the other; the swap is checked when their release is published.
  const exchanged =
    owner?.kind === 'document' && data._status !== 'published' && (await inOneRelease(req, [owner.id, String(originalDoc?.id ?? '')]))
  if (owner && !kept && !exchanged) {
    refuse(
      owner.kind === 'house'
        ? `'${slug}' is reserved by the site. Choose another address`
        : `'${owner.title}' already has this address${owner.inDraft ? ' in its draft' : ''}`,
    )
  }
  return data
}
