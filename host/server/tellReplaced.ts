import type { CallApi } from '@framewell/domain/http/callApi'
import { reportDrawFailure } from '@framewell/domain/releases/reports'
import type { ReplacedRelease } from '@framewell/domain/releases/runnableReleases'
import { releaseName } from '@framewell/domain/releases/visitTicket'
import type { Log } from './log'

/** Logs each live release that this host can't run, and records it once as a failure of the release, which tells its team and operators. */
export function tellReplaced({ call, log }: { readonly call: CallApi; readonly log: Log }) {
  const recorded = new Set<string>()
  return (found: readonly ReplacedRelease[]): void => {
    for (const { live, why, instead } of found) {
      const name = releaseName(live)
      log.error(
        { release: name, why, instead: instead?.version ?? null },
        instead
          ? 'a live release cannot run on this host, which shows an earlier one in its place'
          : 'a live release cannot run on this host, which is not ready: ship one that can, or take the micro-frontend off the site with npm run releases -- remove',
      )
      if (recorded.has(name)) continue
      recorded.add(name)
      const { remote, version } = live
      const message = `${why} ${instead ? `${instead.version} is shown in its place.` : 'Nothing is shown in its place.'}`
      call(reportDrawFailure, { remote, version, path: '/', stage: 'contract', message }).catch((error: unknown) => {
        recorded.delete(name)
        log.warn({ err: error, release: name }, 'the failure could not be recorded')
      })
    }
  }
}
