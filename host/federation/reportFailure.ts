import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell } from '@framewell/domain/releases/shell'
import { LOAD_TIMEOUT_MS, replacedGlobals } from './loadRelease'
import { pageTicket } from './pageTicket'
import { failedFile, RemoteFailure } from './RemoteFailure'
import { fileUrl, findTampered } from './releaseFiles'

/**
 * Reports to operators that a release failed on this page. The area has already been handled, so a report that cannot be sent is dropped.
 */
export async function reportFailure(shell: Shell, release: LiveRelease, failure: RemoteFailure): Promise<void> {
  try {
    const tampered = failure.stage === 'load' ? await tamperedFile(release, failure) : undefined
    // The schemas are loaded only after a failure.
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

/** Reports a release that replaced functions of the page. The functions have already been restored. */
export function reportReplacedGlobals(shell: Shell, release: LiveRelease): void {
  const names = replacedGlobals(release)
  if (names.length === 0) return
  void reportFailure(
    shell,
    release,
    new RemoteFailure('error', `It replaced ${names.slice(0, 5).join(', ')} of the page, which was put back`),
  )
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
