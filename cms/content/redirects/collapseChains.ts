import type { CollectionAfterChangeHook } from 'payload'

/** Updates redirects to a path that now redirects itself so that they lead straight to its end: a visitor is never redirected twice. */
export const collapseChains: CollectionAfterChangeHook = async ({ doc, req }) => {
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: doc.from } },
    data: { to: doc.to },
    req,
    // A consequence of the redirect that this person was allowed to write.
    overrideAccess: true,
    depth: 0,
  })
  return doc
}
