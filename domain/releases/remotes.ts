/** The micro-frontends. In a file of its own, so that a browser gets their names without the schemas. */
export const REMOTES = ['mfe-configurators', 'mfe-portal', 'mfe-admin'] as const
export type RemoteName = (typeof REMOTES)[number]
