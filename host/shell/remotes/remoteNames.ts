import type { RemoteName } from '@framewell/domain/releases/release'

const names: Record<RemoteName, true> = { 'mfe-configurators': true, 'mfe-portal': true, 'mfe-admin': true }

/** Every remote, as `REMOTES` in domain/releases/release lists them; the browser does not need that file's schemas. */
export const REMOTE_NAMES: readonly RemoteName[] = Object.keys(names).filter((name): name is RemoteName => name in names)
