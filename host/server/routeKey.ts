import type { RouteMeta } from '@framewell/domain/releases/shell'

/** Advertising parameters that no screen reads. */
const IGNORED = /^(utm_\w+|gclid|fbclid|msclkid|ref)$/
const MAX_CHARACTERS = 80
/** Never part of a requested path, so visitors cannot forge a key. */
const BEHIND_PATH = '#'
const LEFT_TO_BROWSERS = '!'

/**
 * The cache key of a route's page: its path with the query parameters the route declares. A request with any other parameter is rendered by
 * browsers, and all such requests share one page without server-rendered areas, so a private link's token is never part of a key.
 */
export function routeKey({ query = [] }: Pick<RouteMeta, 'query'>, path: string, search: string): string {
  const given = new URLSearchParams(search)
  const drawn = new URLSearchParams()
  for (const name of query) {
    const value = given.get(name)
    if (value) drawn.set(name, value)
  }
  const others = [...given.keys()].some((name) => !query.includes(name) && !IGNORED.test(name))
  if (others || drawn.toString().length > MAX_CHARACTERS) return path + BEHIND_PATH + LEFT_TO_BROWSERS
  return drawn.size > 0 ? `${path}${BEHIND_PATH}?${drawn}` : path
}

/** Splits a key; `search` is null when browsers render. */
export function readRouteKey(key: string): { readonly path: string; readonly search: string | null } {
  const at = key.indexOf(BEHIND_PATH)
  if (at < 0) return { path: key, search: '' }
  const behind = key.slice(at + 1)
  return { path: key.slice(0, at), search: behind === LEFT_TO_BROWSERS ? null : behind }
}
