import { type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router-dom'
import { type Navigation, NavigationContext, type Place } from '../shell/navigation/Navigation'

/** The parts of navigation a router needs: the current location and how to change it. */
export type Places = Pick<Navigation, 'subscribe' | 'navigate'> & { readonly get: () => { readonly place: Place } }

/** Lets remotes use React Router. The location comes from the shell, and every navigation is passed to it. */
export const ShellRouter = ({ children }: { children: ReactNode }) => {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('A remote needs the navigation of the shell, but none was provided')
  return <LocationRouter places={navigation}>{children}</LocationRouter>
}

interface LocationRouterProps {
  readonly places: Places
  /** The location the server rendered for, during hydration. */
  readonly drawnAt?: { readonly place: Place }
  readonly children: ReactNode
}

export const LocationRouter = ({ places, drawnAt, children }: LocationRouterProps) => {
  const { place } = useSyncExternalStore<{ readonly place: Place }>(places.subscribe, places.get, drawnAt ? () => drawnAt : places.get)
  const { path: pathname, search, hash, state, key } = place
  const location = useMemo(() => ({ pathname, search, hash, state, key }), [pathname, search, hash, state, key])
  const navigator = useMemo(() => navigatorOf(places), [places])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

function navigatorOf(navigation: Pick<Navigation, 'navigate'>): Navigator {
  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
  return {
    createHref: hrefOf,
    go: (steps) => window.history.go(steps),
    push: (to, state) => navigation.navigate(hrefOf(to), { state }),
    replace: (to, state) => navigation.navigate(hrefOf(to), { state, replace: true }),
  }
}
