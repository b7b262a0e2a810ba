import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell } from '@framewell/domain/releases/shell'
import { replacedGlobals } from './loadRelease'
import { RemoteFailure } from './RemoteFailure'

/**
 * Reports to operators that a release failed on this page; the code that does loads only now. The area has already been handled, so a report
 * that cannot be sent is dropped.
 */
export async function reportFailure(shell: Shell, release: LiveRelease, failure: RemoteFailure): Promise<void> {
  try {
    await (await import(/* webpackChunkName: "report" */ './sendFailure')).sendFailure(shell, release, failure)
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
