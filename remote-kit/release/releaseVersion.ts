import { createHash } from 'node:crypto'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'

/** Placeholder version of a remote's first build. */
export const UNVERSIONED = 'unversioned'

/**
 * A release's version: 16 hex digits over an unversioned build of the sources. Sources that build the same files (a comment, a rule this
 * remote's screens don't use) have the same version, on any machine, whatever their source maps and recordings say.
 */
export function versionOf({ version: _, builtAt: __, maps: ___, recordings: ____, ...content }: ReleaseManifest): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
