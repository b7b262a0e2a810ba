/** The micro-frontends of this repository. Others are registered by the releases their teams ship. */
export const OWN_REMOTES = ['mfe-configurators', 'mfe-portal', 'mfe-admin'] as const
export type OwnRemote = (typeof OWN_REMOTES)[number]
const OWN: readonly string[] = OWN_REMOTES

/** Whether a micro-frontend is one of this repository. */
export const isOwnRemote = (name: string): boolean => OWN.includes(name)

/** A micro-frontend's name, ours or external; used in addresses, folders, widget names and scripts. */
export type RemoteName = string

/** Lower-case letters, digits and single dashes, starting with a letter. */
export const REMOTE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
/** Maximum characters of a name. */
export const MAX_REMOTE_NAME_LENGTH = 40

/** Whether a name is valid for a micro-frontend. */
export function isRemoteName(name: string): boolean {
  return name.length <= MAX_REMOTE_NAME_LENGTH && REMOTE_NAME.test(name)
}
