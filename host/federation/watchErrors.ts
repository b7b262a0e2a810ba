import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell } from '@framewell/domain/releases/shell'
import { RemoteFailure } from './RemoteFailure'
import { releaseInStack } from './recordVisit'
import { reportFailure } from './reportFailure'

/** Further reports from one page add nothing. */
const MAX_REPORTS = 5
let reports = 0
let watching = false

/** Reports uncaught errors and rejections with the release whose files they come from. */
export function watchErrors(shell: Shell, releases: () => readonly LiveRelease[]): void {
  if (watching) return
  watching = true
  const take = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const named = releaseInStack(stack)
    const release = named && releases().find(({ remote, version }) => remote === named.remote && version === named.version)
    if (!release || reports >= MAX_REPORTS) return
    reports += 1
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    void reportFailure(shell, release, new RemoteFailure('error', message, { cause: error }))
  }
  addEventListener('error', ({ error }) => take(error))
  addEventListener('unhandledrejection', ({ reason }) => take(reason))
}
