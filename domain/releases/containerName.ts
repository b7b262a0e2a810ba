import type { RemoteName } from './remotes'

/**
 * Global name of a release's module container in the browser. It contains the version, so that the live release and its fallback can run on
 * one page without sharing modules.
 */
export function containerName(remote: RemoteName, version: string): string {
  return `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_')
}
