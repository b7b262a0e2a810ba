import type { RemoteName } from './remotes'

/**
 * Global name under which one release of a remote registers itself and its chunks in the browser. It holds the version, so that the
 * live release and its fallback can stand on one page without sharing modules.
 */
export function containerName(remote: RemoteName, version: string): string {
  return `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_')
}
