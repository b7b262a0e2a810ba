/** The micro-frontends of this repository. Others come with the releases that their teams ship. */
export const OWN_REMOTES = ['mfe-configurators', 'mfe-portal', 'mfe-admin'] as const
export type OwnRemote = (typeof OWN_REMOTES)[number]

/** Name of a micro-frontend, whoever makes it; it stands in addresses, folders, widgets' names and scripts. */
export type RemoteName = string

/** Small letters, digits and single dashes, beginning with a letter. */
export const REMOTE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
/** Characters of a name at most. */
export const LONGEST_REMOTE_NAME = 40

/** Whether a micro-frontend may have this name. */
export function isRemoteName(name: string): boolean {
  return name.length <= LONGEST_REMOTE_NAME && REMOTE_NAME.test(name)
}
