import { REMOTES, type RemoteName } from './remotes'

const FIRST_PORT = 3011

/** Port of a remote's development server: 3011 and up, in the order of REMOTES. */
export function remoteDevPort(remote: RemoteName): number {
  return FIRST_PORT + REMOTES.indexOf(remote)
}
