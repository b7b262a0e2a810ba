import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleaseManifest, releaseManifestSchema } from '../domain/releases/manifest'
import { ActionableProblem } from './console'

/** The manifest in a folder that holds a release: a build's `dist` or a stored release. */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return releaseManifestSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')))
}

/**
 * Puts a built release into the store at `<store>/<remote>/<version>/` and answers that folder. It appears whole or not at all, and a
 * version that is there already is never written again.
 * @throws ActionableProblem when a file is not what the manifest says, or when the store holds this version with other content
 */
export async function storeRelease(dist: string, store: string): Promise<string> {
  const manifest = await readManifest(dist)
  const folder = join(store, manifest.remote, manifest.version)
  if (await isStored(folder, manifest)) return folder
  await mkdir(join(store, manifest.remote), { recursive: true })
  const draft = await mkdtemp(join(store, manifest.remote, '.arriving-'))
  try {
    for (const file of [...Object.keys(manifest.files), 'release.json']) await cp(join(dist, file), join(draft, file), { recursive: true })
    const damaged = await firstDamaged(draft, manifest)
    if (damaged)
      throw new ActionableProblem(`${join(dist, damaged)} is not the file its manifest describes. Build ${manifest.remote} again.`)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process stored the same version meanwhile: fine when it is the same content.
    if (!(isTaken(error) && (await isStored(folder, manifest)))) throw error
  }
  return folder
}

async function isStored(folder: string, manifest: ReleaseManifest): Promise<boolean> {
  const stored = await readManifest(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  })
  if (!stored) return false
  const damaged = await firstDamaged(folder, manifest)
  if (damaged || Object.keys(stored.files).length !== Object.keys(manifest.files).length) {
    throw new ActionableProblem(
      `${folder} holds ${manifest.remote} ${manifest.version} with other content (${damaged ?? 'its file list'}). A stored version never changes; build from clean sources.`,
    )
  }
  return true
}

/** Name of the first file that is missing or whose content has another hash than the manifest says. */
async function firstDamaged(folder: string, manifest: ReleaseManifest): Promise<string | undefined> {
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const content = await readFile(join(folder, file)).catch(() => null)
    if (!content || `sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) return file
  }
  return undefined
}

function isTaken(error: unknown): boolean {
  return hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
