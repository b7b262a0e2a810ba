import { releaseManifestSchema } from '@framewell/domain/releases/manifest'
import { matchesRoute } from '@framewell/domain/releases/matchesRoute'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import type { PayloadRequest } from 'payload'

/** The routes of all live micro-frontends. Routes are public; releases are not. */
export async function liveRoutes(req: PayloadRequest): Promise<RouteMeta[]> {
  const { docs } = await req.payload.find({
    collection: 'remote-releases',
    where: { status: { equals: 'live' } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ manifest }) => releaseManifestSchema.safeParse(manifest).data?.routes ?? [])
}

/** The public route at a path without parameters; null if no live micro-frontend has it. */
export async function liveRoute(req: PayloadRequest, path: string): Promise<RouteMeta | null> {
  const routes = await liveRoutes(req)
  return routes.find((route) => route.indexed && !route.path.includes(':') && matchesRoute(route.path, path)) ?? null
}
