import type { Session } from '@framewell/domain/accounts/session'
import { kindOfPerson } from '@framewell/domain/accounts/signedInHint'
import { SiteBell } from '@framewell/remote-kit/notices/SiteBell'
import { hydrateRoot } from 'react-dom/client'
import { RemoteProviders } from '../../federation/RemoteProviders'
import type { Navigation } from '../navigation/Navigation'
import { shellFor } from '../remotes/shellFor'

const place = document.createElement('div')
let shown = false

/**
 * Puts the bell at the end of the site's header, in a root of its own: the pages' code knows nothing of it, and visitors who are not signed in
 * never load it. It moves along when another page brings another header, and is nowhere on pages without one.
 */
export function showBell(navigation: Navigation): void {
  if (shown) return
  shown = true
  place.dataset.bell = ''
  // Not createRoot: the pages do without it, and its code would be among theirs.
  hydrateRoot(
    place,
    <RemoteProviders>
      <SiteBell shell={shellFor(navigation)} onSession={noteSession} />
    </RemoteProviders>,
  )
  const stand = () => {
    const row = document.querySelector('body > header > div')
    if (row && place.parentElement !== row) row.append(place)
  }
  stand()
  // Without a connection the code of toasts would not come with the first one, which then says just that.
  import(/* webpackChunkName: "toasts" */ '@framewell/design-system/elements/toast-region/ToastRegion').catch(console.error)
  // After the page that was navigated to is drawn.
  navigation.subscribe(() => queueMicrotask(stand))
}

/** The header is that of whoever is signed in, for as long as they are; the hint itself the server puts right (see early/markSignedIn). */
function noteSession(session: Session | null): void {
  const { dataset } = document.documentElement
  if (session) dataset.signedIn = kindOfPerson(session.role)
  else delete dataset.signedIn
}
