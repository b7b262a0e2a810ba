/** Whether a segment of a route path is a parameter. */
const isParameter = (segment: string) => segment.startsWith(':')

/** Whether a route path with parameters as in React Router (/orders/:id) matches a canonical path. */
export function matchesRoute(route: string, path: string): boolean {
  const expected = route.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return false
  return expected.every((segment, index) => segment.toLowerCase() === given[index] || (isParameter(segment) && given[index] !== ''))
}

/** Whether some path matches both route paths: of the same length, and each segment the same or a parameter in one of them. */
export function routesOverlap(one: string, other: string): boolean {
  const others = other.toLowerCase().split('/')
  const segments = one.toLowerCase().split('/')
  if (segments.length !== others.length) return false
  return segments.every((segment, index) => {
    const beside = others[index] ?? ''
    return segment === beside || (isParameter(segment) && beside !== '') || (isParameter(beside) && segment !== '')
  })
}
