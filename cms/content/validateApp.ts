import { isRemoteName } from '@framewell/domain/releases/remotes'

const WIDGET = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * An app section names a widget as '{remote}/{widget}'. Remotes and their widgets come with releases, so any well-formed name is accepted.
 */
export function validateApp(value: string | null | undefined): true | string {
  if (!value) return 'Choose an app'
  const [remote = '', widget = '', ...more] = value.split('/')
  const named = isRemoteName(remote) && WIDGET.test(widget) && more.length === 0
  return named || 'Name a widget of a micro-frontend, for example mfe-portal/pre-qualify'
}
