import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell } from '@framewell/domain/releases/shell'
import { LOAD_TIMEOUT_MS, takenFromPage } from './loadRelease'
import { pageTicket } from './pageTicket'
import { failedFile, RemoteFailure } from './RemoteFailure'
import { fileUrl, findTampered } from './releaseFiles'

/** Tells operators that a release failed on this page. The area has already been taken care of; a report that cannot be sent is let go. */
export async function reportFailure(shell: Shell, release: LiveRelease, failure: RemoteFailure): Promise<void> {
  try {
    const tampered = failure.stage === 'load' ? await tamperedFile(release, failure) : undefined
    // Its schemas are loaded only when something failed.
    const { reportRemoteFailure } = await import(/* webpackChunkName: "report" */ '@framewell/domain/releases/reports')
    await shell.call(reportRemoteFailure, {
      ...pageTicket(),
      remote: release.remote,
      version: release.version,
      path: location.pathname.slice(0, 300),
      stage: tampered ? 'integrity' : failure.stage,
      stack: stackOf(failure.cause).slice(0, 4000),
      message: (tampered ? `${tampered} is not the file its hash names` : failure.message).slice(0, 500),
    })
  } catch (error) {
    console.warn(`The failure of ${release.remote} could not be reported`, error)
  }
}

/** Tells operators of a release that replaced functions of the page; they are the page's own again. */
export function reportTaken(shell: Shell, release: LiveRelease): void {
  const names = takenFromPage(release)
  if (names.length === 0) return
  void reportFailure(
    shell,
    release,
    new RemoteFailure('error', `It replaced ${names.slice(0, 5).join(', ')} of the page, which was put back`),
  )
}

/** Script elements do not say why they failed; a fetch of the same file with and without its hash does. */
function tamperedFile(release: LiveRelease, failure: RemoteFailure): Promise<string | undefined> {
  const files = release.preload.map((file) => fileUrl(release, file))
  const failed = failedFile(failure)
  return findTampered(failed && !files.includes(failed) ? [...files, failed] : files, AbortSignal.timeout(LOAD_TIMEOUT_MS))
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? '') : ''
}
