/** Whether a route path with parameters as in React Router (/orders/:id) matches a canonical path. */
export function matchesRoute(route: string, path: string): boolean {
  const expected = route.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return false
  return expected.every((segment, index) => segment.toLowerCase() === given[index] || (segment.startsWith(':') && given[index] !== ''))
}
