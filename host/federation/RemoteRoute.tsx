import { type ReactNode, useMemo } from 'react'
import { matchPath, UNSAFE_RouteContext, useLocation } from 'react-router-dom'

interface RemoteRouteProps {
  /** The route's pattern as its remote declares it. */
  readonly path: string
  readonly children: ReactNode
}

/**
 * Provides React Router's hooks with the one route that the remote's page is on. The shell has already matched the route, so React Router's
 * matching, error screens and data loading are left out of the bundle. Renders nothing when the address belongs to another page.
 */
export const RemoteRoute = ({ path, children }: RemoteRouteProps) => {
  const { pathname } = useLocation()
  const place = useMemo(() => {
    const match = matchPath(path, decoded(pathname))
    if (!match) return null
    const { params, pathname: matched, pathnameBase } = match
    return { outlet: null, isDataRoute: false, matches: [{ params, pathname: matched, pathnameBase, route: { path } }] }
  }, [path, pathname])
  return place ? <UNSAFE_RouteContext value={place}>{children}</UNSAFE_RouteContext> : null
}

/** Decodes each path segment separately, so an encoded slash does not split a segment. Returns a path that cannot be decoded unchanged. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replace(/\//g, '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
