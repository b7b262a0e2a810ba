import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { reportRemoteFailure } from '@framewell/domain/releases/reports'
import type { Shell } from '@framewell/domain/releases/shell'
import { LOAD_TIMEOUT_MS } from './loadRelease'
import { pageTicket } from './pageTicket'
import { failedFile, type RemoteFailure } from './RemoteFailure'
import { fileUrl, hashOf, readManifest } from './releaseFiles'

/** Sends a failure of a release on this page to the cms. */
export async function sendFailure(shell: Shell, release: LiveRelease, failure: RemoteFailure): Promise<void> {
  const tampered = failure.stage === 'load' ? await tamperedFile(release, failure) : undefined
  await shell.call(reportRemoteFailure, {
    ...pageTicket(),
    remote: release.remote,
    version: release.version,
    path: location.pathname.slice(0, 300),
    stage: tampered ? 'integrity' : failure.stage,
    stack: stackOf(failure.cause).slice(0, 4000),
    message: (tampered ? `${tampered} is not the file its hash names` : failure.message).slice(0, 500),
  })
}

/** Script elements do not say why they failed; fetching the same file with and without its hash shows the reason. */
async function tamperedFile(release: LiveRelease, failure: RemoteFailure): Promise<string | undefined> {
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
  const files = release.preload.map((file) => fileUrl(release, file))
  for (const url of new Set([...files, failedFile(failure) ?? []].flat())) {
    const integrity = hashOf(url) ?? (await listedHash(release, url, signal))
    if (integrity && (await arrives(url, { signal })) && !(await arrives(url, { signal, integrity }))) return url
  }
  return undefined
}

/** The hash of a file the page did not load first, from the release's manifest. Only for a report: what runs is checked by hashes the page came with. */
async function listedHash(release: LiveRelease, url: string, signal: AbortSignal): Promise<string | undefined> {
  const { files } = await readManifest(release, signal).catch(() => release)
  const { origin, pathname } = new URL(url)
  return Object.entries(files ?? {}).find(([file]) => fileUrl(release, file) === origin + pathname)?.[1]
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? '') : ''
}

async function arrives(url: string, options: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(url, { ...options, cache: 'no-store' })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
