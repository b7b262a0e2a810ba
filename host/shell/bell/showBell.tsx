import type { Session } from '@framewell/domain/accounts/session'
import { kindOfPerson, READ_HINT } from '@framewell/domain/accounts/signedInHint'
import type { Shell } from '@framewell/domain/releases/shell'
import { SiteBell } from '@framewell/remote-kit/notices/SiteBell'
import { hydrateRoot } from 'react-dom/client'
import { RemoteProviders } from '../../federation/RemoteProviders'
import type { Navigation } from '../navigation/Navigation'

const place = document.createElement('div')
let shown = false

/**
 * Mounts the bell at the end of the site's header, in its own React root: page code does not depend on it, and anonymous visitors never
 * load it. It moves along when another page brings another header, and is hidden on pages without one.
 */
export function showBell(navigation: Navigation, shell: Shell): void {
  if (shown) return
  shown = true
  place.dataset.bell = ''
  // Not createRoot: the pages do not use it, and it would add its code to theirs.
  hydrateRoot(
    place,
    <RemoteProviders>
      <SiteBell shell={shell} onSession={applySession} />
    </RemoteProviders>,
  )
  const stand = () => {
    const row = document.querySelector('body > header > div')
    // A new page brings a new menu, which React appends behind the bell.
    if (row && row.lastElementChild !== place) row.append(place)
  }
  stand()
  // Preloaded, because a toast that reports a lost connection could not load its code then.
  import(/* webpackChunkName: "toasts" */ '@framewell/design-system/elements/toast-region/ToastRegion').catch(console.error)
  // After the new page has rendered.
  navigation.subscribe(() => queueMicrotask(stand))
}

/** Shows the signed-in header, and ordering to an approved builder, while the session lasts. The server corrects the hint cookie first. */
function applySession(session: Session | null): void {
  const { dataset } = document.documentElement
  if (session) dataset.signedIn = kindOfPerson(session.role)
  else delete dataset.signedIn
  if (session && new RegExp(READ_HINT).exec(document.cookie)?.[2]) dataset.approved = ''
  else delete dataset.approved
}
