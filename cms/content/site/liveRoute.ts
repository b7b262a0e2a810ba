import { matchesRoute } from '@framewell/domain/releases/matchesRoute'
import { type LiveRelease, releaseManifestSchema } from '@framewell/domain/releases/release'
import type { PayloadRequest } from 'payload'

/** The route of a live micro-frontend at a path without parameters, with its title; null when none has it. */
export async function liveRoute(req: PayloadRequest, path: string): Promise<LiveRelease['routes'][number] | null> {
  // Which routes exist is public; releases themselves are not.
  const { docs } = await req.payload.find({
    collection: 'remote-releases',
    where: { status: { equals: 'live' } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const routes = docs.flatMap(({ manifest }) => releaseManifestSchema.parse(manifest).routes)
  return routes.find((route) => !route.path.includes(':') && matchesRoute(route.path, path)) ?? null
}
