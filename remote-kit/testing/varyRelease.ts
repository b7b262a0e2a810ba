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
  const built = releaseManifestSchema.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')))
  const names: readonly [string, string][] = [
    [containerName(built.remote, built.version), containerName(built.remote, version)],
    [built.version, version],
  ]
  const files = new Map<string, Buffer>()
  const hashes = new Map<string, string>()
  // The entry last: it contains the hashes of all others.
  for (const file of Object.keys(built.files).sort((a, b) => Number(a === built.entry) - Number(b === built.entry))) {
    const given = await readFile(join(dist, file))
    if (!/\.c?js$/.test(file)) {
      files.set(file, given)
      continue
    }
    let text = names.reduce((now, [from, to]) => now.replaceAll(from, to), change(given.toString(), file))
    if (file === built.entry) for (const [from, to] of hashes) text = text.replaceAll(from, to)
    const content = Buffer.from(text)
    files.set(file, content)
    hashes.set(built.files[file] ?? '', integrityOf(content))
  }
  const manifest = { ...built, version, files: Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)])) }
  return { manifest, files }
}

/** As browsers compare it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
