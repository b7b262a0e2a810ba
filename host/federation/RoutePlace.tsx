import { type ReactNode, useMemo } from 'react'
import { matchPath, UNSAFE_RouteContext, useLocation } from 'react-router-dom'

interface RoutePlaceProps {
  /** The route's pattern, as its remote declares it. */
  readonly path: string
  readonly children: ReactNode
}

/**
 * The one route that a remote's page stands on, for the router's own hooks. The shell has chosen it already: the router's choosing among many,
 * its screens for errors and its loading of data would come along unused. Nothing is drawn where the address is another's.
 */
export const RoutePlace = ({ path, children }: RoutePlaceProps) => {
  const { pathname } = useLocation()
  const place = useMemo(() => {
    const match = matchPath(path, decoded(pathname))
    if (!match) return null
    const { params, pathname: matched, pathnameBase } = match
    return { outlet: null, isDataRoute: false, matches: [{ params, pathname: matched, pathnameBase, route: { path } }] }
  }, [path, pathname])
  return place ? <UNSAFE_RouteContext value={place}>{children}</UNSAFE_RouteContext> : null
}

/** Each part of a path as it was meant; a slash inside of one does not part it. A path that can't be read stays as it is. */
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
