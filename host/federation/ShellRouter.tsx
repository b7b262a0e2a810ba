import { type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router-dom'
import { type Navigation, NavigationContext } from '../shell/navigation/Navigation'

/** Lets remotes use React Router: it shows them where the shell is and leaves every move to the shell. */
export const ShellRouter = ({ children }: { children: ReactNode }) => {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('A remote stands inside the shell: no navigation was given')
  const { place } = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get)
  const { path: pathname, search, hash, state, key } = place
  const location = useMemo(() => ({ pathname, search, hash, state, key }), [pathname, search, hash, state, key])
  const navigator = useMemo(() => navigatorOf(navigation), [navigation])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

function navigatorOf(navigation: Navigation): Navigator {
  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
  return {
    createHref: hrefOf,
    go: (steps) => window.history.go(steps),
    push: (to, state) => navigation.navigate(hrefOf(to), { state }),
    replace: (to, state) => navigation.navigate(hrefOf(to), { state, replace: true }),
  }
}
