import { freeSlug } from '@framewell/domain/content/pageChange'
import type { FieldHook } from 'payload'
import { isContentCollection } from '../publishedState'
import { findSlugOwner } from './findSlugOwner'

const MARK = '-copy'

/** A copy's address is the original's with a mark, and a number where that is taken; Payload would keep one that a hook leaves out. */
export const slugOfCopy: FieldHook = async ({ value, req, collection }) => {
  if (typeof value !== 'string' || value === '' || !collection || !isContentCollection(collection.slug)) return value
  const except = { collection: collection.slug, id: undefined }
  return freeSlug(`${value.slice(0, LONGEST)}${MARK}`, async (candidate) => (await findSlugOwner(req, candidate, except)) !== undefined)
}

/** Leaves room for the mark and a number. */
const LONGEST = 70
