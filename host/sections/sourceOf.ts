import { REMOTES } from '@framewell/domain/releases/remotes'
import type { RemoteSource } from '../federation/remoteSource'

/** The widget that an app section names as '{remote}/{widget}'; null for one of no remote. */
export function sourceOf(app: string): RemoteSource | null {
  const [name, widget] = app.split('/')
  const remote = REMOTES.find((known) => known === name)
  return remote && widget ? { remote, widget } : null
}
