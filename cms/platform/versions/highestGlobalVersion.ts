import type { GlobalSlug, PayloadRequest } from 'payload'

/** The highest number among the stored versions of a global with its own `version`; 0 before the first. */
export async function highestGlobalVersion(req: PayloadRequest, slug: GlobalSlug): Promise<number> {
  const { docs } = await req.payload.findGlobalVersions({
    slug,
    sort: '-version.version',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return Number(Object(docs[0]?.version).version ?? 0)
}
