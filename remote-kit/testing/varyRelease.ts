import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { containerName } from '@framewell/domain/releases/containerName'
import { type ReleaseManifest, releaseManifestSchema } from '@framewell/domain/releases/manifest'

export interface Variant {
  readonly manifest: ReleaseManifest
  readonly files: ReadonlyMap<string, Buffer>
}

/**
 * Creates another release of a remote from its built files, without building: with its own version and one change.
 * @param dist the build's folder
 * @param change changes a script's text
 */
export async function varyRelease(dist: string, version: string, change: (text: string, file: string) => string): Promise<Variant> {
  // A changed script no longer has its map, and it is tried without recordings.
  const { maps: _, recordings: __, ...built } = releaseManifestSchema.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')))
  const names: readonly [string, string][] = [
    [containerName(built.remote, built.version), containerName(built.remote, version)],
    [built.version, version],
  ]
  const files = new Map<string, Buffer>()
  const scripts = new Map<string, string>()
  for (const file of Object.keys(built.files)) {
    const given = await readFile(join(dist, file))
    if (/\.c?js$/.test(file)) {
      scripts.set(
        file,
        names.reduce((now, [from, to]) => now.replaceAll(from, to), change(given.toString(), file)),
      )
    } else files.set(file, given)
  }
  renameHashes(scripts, built.files)
  for (const [file, text] of scripts) files.set(file, Buffer.from(text))
  const manifest = { ...built, version, files: Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)])) }
  return { manifest, files }
}

/** Scripts contain the hashes of the scripts they load, so a changed hash changes its readers, and theirs, until none does. */
function renameHashes(scripts: Map<string, string>, built: Readonly<Record<string, string>>): void {
  const known = new Map(Object.entries(built))
  for (let changed = true; changed; ) {
    changed = false
    for (const [file, text] of scripts) {
      const [from, to] = [known.get(file), integrityOf(Buffer.from(text))]
      if (!from || from === to) continue
      known.set(file, to)
      changed = true
      for (const [reader, read] of scripts) scripts.set(reader, read.replaceAll(from, to))
    }
  }
}

/** As browsers compare it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
