import type { RouteMeta } from '@framewell/domain/releases/shell'

/** What advertising adds to an address; no screen reads it. */
const IGNORED = /^(utm_\w+|gclid|fbclid|msclkid|ref)$/
const MOST_CHARACTERS = 80
/** Never part of a requested path, so that no visitor makes up a key. */
const BEHIND_PATH = '#'
const LEFT_TO_BROWSERS = '!'

/**
 * The name a route's page is kept under: its path with the query that the route declares. A query with anything else is left to browsers, and
 * all of them share one page without a drawing: a private link's token is part of no key.
 */
export function routeKey({ query = [] }: Pick<RouteMeta, 'query'>, path: string, search: string): string {
  const given = new URLSearchParams(search)
  const drawn = new URLSearchParams()
  for (const name of query) {
    const value = given.get(name)
    if (value) drawn.set(name, value)
  }
  const others = [...given.keys()].some((name) => !query.includes(name) && !IGNORED.test(name))
  if (others || drawn.toString().length > MOST_CHARACTERS) return path + BEHIND_PATH + LEFT_TO_BROWSERS
  return drawn.size > 0 ? `${path}${BEHIND_PATH}?${drawn}` : path
}

/** Takes a key apart; `search` is null where browsers draw. */
export function readRouteKey(key: string): { readonly path: string; readonly search: string | null } {
  const at = key.indexOf(BEHIND_PATH)
  if (at < 0) return { path: key, search: '' }
  const behind = key.slice(at + 1)
  return { path: key.slice(0, at), search: behind === LEFT_TO_BROWSERS ? null : behind }
}
