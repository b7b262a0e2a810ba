import { containerName } from '@framewell/domain/releases/containerName'
import type { LiveRelease } from '@framewell/domain/releases/release'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { federationInstance } from './federationInstance'
import { RemoteFailure } from './RemoteFailure'
import { fileUrl, refreshFiles, rememberHashes } from './releaseFiles'

/** An area that shows nothing for this long has failed. */
export const LOAD_TIMEOUT_MS = 8_000

const loaded = new Map<string, Promise<RemoteApp<ReactNode>>>()
const suspects = new Map<string, Set<string>>()

/**
 * The app of a release, loaded once per page and round; a higher round loads it anew.
 * Rejects with a RemoteFailure when it does not arrive within 8 s, is not what its hashes say, or speaks another contract.
 */
export function loadRelease(release: LiveRelease, round: number): Promise<RemoteApp<ReactNode>> {
  const container = containerName(release.remote, release.version)
  const key = `${container} ${round}`
  const known = loaded.get(key)
  if (known) return known
  const app = withinTime((signal) => load(release, container, round, signal))
  // Whoever renders it sees the rejection; nobody may be there yet.
  app.catch(() => undefined)
  loaded.set(key, app)
  return app
}

/** Marks a file that failed, so that the next round fetches it past every cache. */
export function suspectFile(release: LiveRelease, url: string): void {
  const container = containerName(release.remote, release.version)
  suspects.set(container, (suspects.get(container) ?? new Set()).add(url))
}

async function load(release: LiveRelease, container: string, round: number, signal: AbortSignal): Promise<RemoteApp<ReactNode>> {
  if (release.contract !== SHELL_CONTRACT_VERSION) {
    throw new RemoteFailure('contract', `Built against shell contract ${release.contract}; this page speaks ${SHELL_CONTRACT_VERSION}`)
  }
  rememberHashes(release)
  const entry = fileUrl(release, release.entry)
  const again = round > 0
  if (again) {
    const files = new Set([...release.preload.map((file) => fileUrl(release, file)), ...(suspects.get(container) ?? [])])
    await refreshFiles([...files], signal)
  }
  const federation = await federationInstance()
  // Another query makes the runtime run the entry again, with a fresh module cache; without force it would keep the failed one.
  const remote = { name: container, entryGlobalName: container, type: 'global' as const, entry: again ? `${entry}?retry=${round}` : entry }
  federation.registerRemotes([remote], { force: again })
  const module = await federation.loadRemote<{ default?: RemoteApp<ReactNode> }>(`${container}/app`)
  const app = module?.default
  if (!app?.routes || !app.widgets || app.contract !== SHELL_CONTRACT_VERSION) {
    throw new RemoteFailure('contract', `Its app speaks shell contract ${app?.contract}; this page speaks ${SHELL_CONTRACT_VERSION}`)
  }
  return app
}

async function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RemoteFailure('load', `Did not arrive within ${LOAD_TIMEOUT_MS / 1000} s`)))
  })
  try {
    return await Promise.race([work(signal), late])
  } catch (error) {
    if (error instanceof RemoteFailure) throw error
    throw new RemoteFailure('load', error instanceof Error ? error.message : String(error), { cause: error })
  }
}
