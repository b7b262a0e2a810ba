import { createHash } from 'node:crypto'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'

/** The version under which a remote is built once to see what comes out. */
export const UNVERSIONED = 'unversioned'

/**
 * A release's version: 16 hex digits over what an unversioned build made of the sources. Sources that make the same files (a comment, a rule
 * that no screen of this remote uses) have the same version, on any machine.
 */
export function versionOf({ version: _, builtAt: __, ...content }: ReleaseManifest): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
