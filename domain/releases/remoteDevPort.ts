import { OWN_REMOTES, type RemoteName } from './remotes'

const FIRST_PORT = 3011

/** Port of a remote's development server: 3011 and up, in the order of our own; one of another repository has the next, unless it says another. */
export function remoteDevPort(remote: RemoteName): number {
  const at = OWN_REMOTES.findIndex((own) => own === remote)
  return FIRST_PORT + (at === -1 ? OWN_REMOTES.length : at)
}
