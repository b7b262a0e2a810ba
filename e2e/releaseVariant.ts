import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { containerName } from '../domain/releases/containerName'
import { type ReleaseManifest, releaseManifestSchema } from '../domain/releases/manifest'
import type { RemoteName } from '../domain/releases/remotes'
import { registerRelease, uploadReleaseFile } from '../domain/releases/shippingCalls'
import { releaseClient, type ShipOptions } from '../remote-kit/release/shipRelease'
import { ROOT, SITE } from './product'

interface Variant {
  readonly manifest: ReleaseManifest
  readonly files: ReadonlyMap<string, Buffer>
}

/** Another release of a remote, made of its built files without building: under a version of its own and with one change. */
export async function variantOf(remote: RemoteName, change: (text: string, file: string) => string): Promise<Variant> {
  const dist = join(ROOT, remote, 'dist')
  const built = releaseManifestSchema.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')))
  const version = randomBytes(8).toString('hex')
  const names: readonly [string, string][] = [
    [containerName(remote, built.version), containerName(remote, version)],
    [built.version, version],
  ]
  const files = new Map<string, Buffer>()
  const hashes = new Map<string, string>()
  // The entry last: it names the hashes of all others.
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

/** Ships it as a team does that has a key and nothing else. */
export async function shipVariant({ manifest, files }: Variant, shipKey: string, options: ShipOptions) {
  const call = releaseClient({ url: SITE, auth: { shipKey } })
  const { remote } = manifest
  for (const content of files.values()) {
    await call(uploadReleaseFile, { remote, integrity: integrityOf(content) }, { file: new Blob([new Uint8Array(content)]) })
  }
  return call(registerRelease, { manifest, ...options })
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
