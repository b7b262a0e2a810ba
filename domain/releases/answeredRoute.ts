import type { RouteAnswer, RouteMeta } from './shell'

/** The longest title and description of a route, as its manifest may have. */
const LONGEST = { title: 120, description: 320 } as const

/** A route's facts for one address, with what its screen says about it. A screen is not checked code: other statuses count as 200. */
export function answeredRoute(
  route: RouteMeta,
  { status, title, description, indexed }: RouteAnswer,
): { readonly route: RouteMeta; readonly status: 200 | 404 | 410 } {
  const sent = status === 404 || status === 410 ? status : 200
  return {
    status: sent,
    route: {
      ...route,
      title: String(title || route.title).slice(0, LONGEST.title),
      description: String(description ?? route.description).slice(0, LONGEST.description),
      indexed: route.indexed && sent === 200 && indexed !== false,
    },
  }
}
