import { type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router-dom'
import { type Navigation, NavigationContext, type Place } from '../shell/navigation/Navigation'

/** Where the visitor is and how to go elsewhere, as far as a router needs it. */
export type Places = Pick<Navigation, 'subscribe' | 'navigate'> & { readonly get: () => { readonly place: Place } }

/** Lets remotes use React Router: it shows them where the shell is and leaves every move to the shell. */
export const ShellRouter = ({ children }: { children: ReactNode }) => {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('A remote stands inside the shell: no navigation was given')
  return <PlaceRouter places={navigation}>{children}</PlaceRouter>
}

interface PlaceRouterProps {
  readonly places: Places
  /** Where a server drew what is being taken over. */
  readonly drawnAt?: { readonly place: Place }
  readonly children: ReactNode
}

export const PlaceRouter = ({ places, drawnAt, children }: PlaceRouterProps) => {
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
