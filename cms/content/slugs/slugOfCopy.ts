import { freeSlug } from '@framewell/domain/content/pageChange'
import type { FieldHook } from 'payload'
import { isContentCollection } from '../publishedState'
import { findSlugOwner } from './findSlugOwner'

const MARK = '-copy'

/**
 * A copy's address is the original's with a suffix, and a number if that is taken. Payload would keep the original's if a hook returned
 * none.
 */
export const slugOfCopy: FieldHook = async ({ value, req, collection }) => {
  if (typeof value !== 'string' || value === '' || !collection || !isContentCollection(collection.slug)) return value
  const except = { collection: collection.slug, id: undefined }
  return freeSlug(`${value.slice(0, LONGEST)}${MARK}`, async (candidate) => (await findSlugOwner(req, candidate, except)) !== undefined)
}

/** Leaves room for the suffix and a number. */
const LONGEST = 70
