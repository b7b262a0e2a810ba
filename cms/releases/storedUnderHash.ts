import { type ReleaseManifest, releaseManifestSchema } from '@framewell/domain/releases/manifest'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import type { PayloadRequest } from 'payload'
import { findReleases } from './findReleases'
import { fileKey, type StoredUnderHash } from './releaseStore'

const MAX_RELEASES = 200

/** The files of the releases of a micro-frontend that are kept. Each is checked against its hash where it is used. */
export async function storedUnderHash(req: PayloadRequest, remote: RemoteName): Promise<StoredUnderHash> {
  const kept = await findReleases(req, { remote: { equals: remote }, filesKept: { equals: true } }, '-createdAt', MAX_RELEASES)
  const files = new Map<string, string>()
  const maps = new Map<string, string>()
  for (const { manifest } of kept) {
    const read = releaseManifestSchema.safeParse(manifest).data
    if (!read) continue
    add(files, read, read.files)
    add(maps, read, read.maps ?? {})
  }
  return { files, maps }
}

function add(keys: Map<string, string>, release: ReleaseManifest, hashes: Readonly<Record<string, string>>): void {
  for (const [name, integrity] of Object.entries(hashes)) if (!keys.has(integrity)) keys.set(integrity, fileKey(release, name))
}
