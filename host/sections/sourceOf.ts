import { isRemoteName } from '@framewell/domain/releases/remotes'
import type { RemoteSource } from '../federation/remoteSource'

/** The widget an app section names as '{remote}/{widget}'; null when the remote is unknown. */
export function sourceOf(app: string): RemoteSource | null {
  const [remote = '', widget] = app.split('/')
  return isRemoteName(remote) && widget ? { remote, widget } : null
}
