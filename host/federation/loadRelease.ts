import { containerName } from '@framewell/domain/releases/containerName'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { isOwnRemote } from '@framewell/domain/releases/remotes'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { federationInstance, scopeOf } from './federationInstance'
import { guardGlobals } from './guardGlobals'
import { asRemoteFailure, failedFile, RemoteFailure } from './RemoteFailure'
import { fileUrl, readManifest, refreshFiles, rememberHashes } from './releaseFiles'

/** An area that shows nothing for this long has failed. */
export const LOAD_TIMEOUT_MS = 8_000

interface Attempt {
  readonly app: Promise<RemoteApp<ReactNode>>
  arrived?: RemoteApp<ReactNode>
}
/** The latest attempt to load each release, by container name. */
const attempts = new Map<string, Attempt>()
/** Files of releases that failed on this page. The next attempt fetches them again, bypassing every cache. */
const suspects = new Map<string, ReadonlySet<string>>()
const taken = new Map<string, readonly string[]>()
/** Of releases on a developer's machine, which the page knows by their address only. */
const ownEvents = new Map<string, LiveRelease['events']>()

/**
 * Loads a release's app once per page, and again after `forgetRelease`.
 * Rejects with a RemoteFailure when it does not load within 8 s, does not match its hashes, or uses another contract version.
 */
export function loadRelease(release: LiveRelease): Promise<RemoteApp<ReactNode>> {
  const container = containerOf(release)
  const known = attempts.get(container)
  if (known) return known.app
  const attempt: Attempt = { app: withinTime((signal) => load(release, signal)) }
  attempts.set(container, attempt)
  attempt.app.then(
    (app) => {
      attempt.arrived = app
    },
    // Callers get the rejection from the promise itself; this avoids an unhandled rejection when there are none yet.
    () => undefined,
  )
  return attempt.app
}

/** The app of a release that has already loaded, so that returning to it shows it at once. */
export function loadedRelease(release: LiveRelease): RemoteApp<ReactNode> | undefined {
  return attempts.get(containerOf(release))?.arrived
}

/**
 * Of these releases, the first that loads, tried in order. Each failure makes the next attempt fetch the release again.
 * @param prepare loads what else the release needs, such as the code of one screen
 * @throws the last release's failure
 */
export async function firstToLoad(
  releases: readonly LiveRelease[],
  prepare: (app: RemoteApp<ReactNode>) => Promise<void> = async () => {},
): Promise<LiveRelease> {
  let failure: unknown
  for (const release of releases) {
    try {
      await prepare(await loadRelease(release))
      return release
    } catch (error) {
      failure = error
      forgetRelease(release, failedFile(asRemoteFailure(error)))
    }
  }
  throw failure
}

/** The events that a loaded release declares. */
export function declaredEvents(release: LiveRelease): LiveRelease['events'] {
  return release.own ? ownEvents.get(containerOf(release)) : release.events
}

/** Whether a release failed on this page and has not loaded since. */
export function isSuspect(release: LiveRelease): boolean {
  return suspects.has(containerOf(release)) && !loadedRelease(release)
}

/** The page functions that a release replaced while it loaded; they have been restored. Each release is reported once. */
export function replacedGlobals(release: LiveRelease): readonly string[] {
  const container = containerOf(release)
  const names = taken.get(container) ?? []
  taken.delete(container)
  return names
}

/** After a failure, makes the next load fetch the release again, bypassing every cache. `file` is one more file that failed. */
export function forgetRelease(release: LiveRelease, file?: string): void {
  const container = containerOf(release)
  const known = suspects.get(container) ?? release.preload.map((first) => fileUrl(release, first))
  attempts.delete(container)
  suspects.set(container, new Set([...known, ...(file ? [withoutQuery(file)] : [])]))
}

function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, '')
}

function containerOf({ remote, version }: LiveRelease): string {
  return containerName(remote, version)
}

async function load(given: LiveRelease, signal: AbortSignal): Promise<RemoteApp<ReactNode>> {
  const release = given.own ? { ...given, ...(await readManifest(given, signal)) } : given
  if (given.own) ownEvents.set(containerOf(given), release.events)
  if (release.contract !== SHELL_CONTRACT_VERSION) {
    throw new RemoteFailure('contract', `Built against shell contract ${release.contract}; this page speaks ${SHELL_CONTRACT_VERSION}`)
  }
  // Only pages of a candidate load the code that watches it.
  const watched = given.candidate && import(/* webpackChunkName: "freeze" */ './watchFreeze').then((code) => code.watchFreeze(given))
  watched?.catch(() => {})
  rememberHashes(release)
  const container = containerOf(release)
  const suspected = suspects.get(containerOf(given))
  if (suspected) await refreshFiles([...suspected], signal)
  // Our own remotes pass this check when they are built; pages that show only those do not load it.
  if (!isOwnRemote(release.remote)) (await import('./keepStylesInside')).keepStylesInside()
  const federation = await federationInstance()
  // A new query string makes the browser run the entry and fetch its chunks again. Without `force` the runtime keeps the failed one.
  const entry = fileUrl(release, release.entry) + (suspected ? `?retry=${Date.now().toString(36)}` : '')
  const shareScope = await scopeOf(federation, release.shared)
  const remote = { name: container, entryGlobalName: container, type: 'global', entry, shareScope } as const
  federation.registerRemotes([remote], { force: suspected !== undefined })
  await watched
  const putBack = guardGlobals()
  const module = await federation.loadRemote<{ default?: RemoteApp<ReactNode> }>(`${container}/app`)
  const touched = putBack()
  if (touched.length > 0) taken.set(containerOf(given), touched)
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
