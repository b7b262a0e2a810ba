import { OWN_REMOTES, type RemoteName } from './remotes'

const FIRST_PORT = 3011

/** Port of a remote's development server: 3011 and up for our own, in order; an external one uses the next unless configured. */
export function remoteDevPort(remote: RemoteName): number {
  const at = OWN_REMOTES.findIndex((own) => own === remote)
  return FIRST_PORT + (at === -1 ? OWN_REMOTES.length : at)
}
