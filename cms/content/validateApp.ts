import { REMOTES } from '@framewell/domain/releases/remotes'

const APP = new RegExp(`^(?:${REMOTES.join('|')})/[a-z0-9]+(?:-[a-z0-9]+)*$`)

/** An app section names a widget as '{remote}/{widget}'. Widgets come with releases, so any well-formed name of a remote is kept. */
export function validateApp(value: string | null | undefined): true | string {
  if (!value) return 'Choose an app'
  return APP.test(value) || `Name a widget of ${REMOTES.join(', ')}, for example mfe-portal/pre-qualify`
}
