import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { reportRemoteFailure } from '@framewell/domain/releases/reports'
import type { Shell } from '@framewell/domain/releases/shell'
import { LOAD_TIMEOUT_MS } from './loadRelease'
import { pageTicket } from './pageTicket'
import { failedFile, type RemoteFailure } from './RemoteFailure'
import { fileUrl, hashOf } from './releaseFiles'

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
function tamperedFile(release: LiveRelease, failure: RemoteFailure): Promise<string | undefined> {
  const files = release.preload.map((file) => fileUrl(release, file))
  const failed = failedFile(failure)
  return findTampered(failed && !files.includes(failed) ? [...files, failed] : files, AbortSignal.timeout(LOAD_TIMEOUT_MS))
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? '') : ''
}

/** Of the files that failed to load, the first that downloads but does not match its hash. */
async function findTampered(urls: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  for (const url of urls) {
    const integrity = hashOf(url)
    if (integrity && (await arrives(url, { signal })) && !(await arrives(url, { signal, integrity }))) return url
  }
  return undefined
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
