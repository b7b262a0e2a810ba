import { toast } from '@framewell/design-system/foundation/toast'
import type { Session } from '@framewell/domain/accounts/session'
import { SIGNED_IN_HINT } from '@framewell/domain/accounts/signedInHint'
import { answeredRoute } from '@framewell/domain/releases/answeredRoute'
import { type RouteAnswer, SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import type { Navigation } from '../navigation/Navigation'
import { fetchSession as askWhoIsSignedIn, callApi } from './apiClient'
import { planDrawing } from './planDrawing'

const shells = new WeakMap<Navigation, Shell>()

/** The page's single shell, as remotes see it. */
export function shellFor(navigation: Navigation): Shell {
  const known = shells.get(navigation)
  if (known) return known
  const shell = makeShell(navigation)
  shells.set(navigation, shell)
  return shell
}

function bringBell(navigation: Navigation): void {
  import(/* webpackChunkName: "bell" */ '../bell/showBell')
    .then(({ showBell }) => showBell(navigation, shellFor(navigation)))
    .catch(console.error)
}

function makeShell(navigation: Navigation): Shell {
  let session: Promise<Session | null> | null = null
  const fetchSession = () => {
    const asked = askWhoIsSignedIn()
    asked.then((answer) => (answer ? bringBell(navigation) : undefined)).catch(() => undefined)
    // A failure is not cached: the next caller retries.
    asked.catch(() => {
      if (session === asked) session = null
    })
    return asked
  }
  return {
    contract: SHELL_CONTRACT_VERSION,
    navigate: (to, options) => navigation.navigate(to, options),
    session: () => {
      session ??= fetchSession()
      return session
    },
    sessionChanged: () => {
      session = null
      // Just signed in: the response set the hint cookie.
      if (document.cookie.includes(`${SIGNED_IN_HINT}=`)) bringBell(navigation)
    },
    isLive: (href) => !navigation.get().chrome.closedRoutes.includes(href.replace(/[?#].*$/, '')),
    planDrawing,
    toast: (message) => {
      toast(message)
    },
    call: callApi,
    track: (event, data) => record(JSON.stringify({ event, data })),
    answerRoute: (answer) => answerRoute(navigation, answer),
  }
}

/** The document's title and robots follow what the screen says about its address. */
function answerRoute(navigation: Navigation, answer: RouteAnswer): void {
  const { view } = navigation.get()
  if (view.kind === 'route') navigation.describe(answeredRoute(view.declared ?? view.route, answer).route)
}

/** Product events must not cost the visitor time or cause an error. */
function record(body: string): void {
  try {
    const sent = navigator.sendBeacon?.('/api/track', new Blob([body], { type: 'application/json' }))
    if (sent) return
    fetch('/api/track', { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(() => {})
  } catch {
    // A browser that refuses beacons loses only the event.
  }
}
