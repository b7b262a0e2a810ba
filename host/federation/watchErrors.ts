import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell } from '@framewell/domain/releases/shell'
import { watchOutsideRules } from './outsideRules'
import { RemoteFailure } from './RemoteFailure'
import { releaseOfComponent } from './recordVisit'
import { reportFailure } from './reportFailure'

/** Further reports from one page add nothing. */
const MAX_REPORTS = 5
let reports = 0
let watching = false

/** Reports uncaught errors, rejections and rules that were left out, with the release they come from. */
export function watchErrors(shell: Shell, releases: () => readonly LiveRelease[]): void {
  if (watching) return
  watching = true
  const report = (isFrom: (release: LiveRelease) => boolean, message: string, cause?: unknown) => {
    const release = releases().find(isFrom)
    if (!release || reports >= MAX_REPORTS) return
    reports += 1
    void reportFailure(shell, release, new RemoteFailure('error', message, { cause }))
  }
  const take = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    // Also of one that threw while it loaded, and was never shown.
    const isFrom = ({ remote, version }: LiveRelease) => stack.includes(`/${remote}/${version}/`)
    report(isFrom, error instanceof Error ? `${error.name}: ${error.message}` : String(error), error)
  }
  watchOutsideRules(({ component, message }) => {
    const named = releaseOfComponent(component)
    report(({ remote, version }) => remote === named?.remote && version === named.version, message)
  })
  addEventListener('error', ({ error }) => take(error))
  addEventListener('unhandledrejection', ({ reason }) => take(reason))
}
