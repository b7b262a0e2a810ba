import type { Request, RequestHandler } from 'express'
import type { ShownTrial } from '../shell/view'
import type { LiveReleases, PinnedSet } from './LiveReleases'
import type { ReleaseTrials } from './releaseTrials'

/** The preview of one request. */
interface Preview {
  /** Once the preview has ended, the set of every visitor. */
  readonly pinned: PinnedSet
  readonly trial: ShownTrial
  /** The developer's machine that its scripts come from. */
  readonly origin: string | undefined
}

/** Finds each request's preview: `check` confirms it once, before the request does anything; `request` returns it. */
export function makePreviews(trials: ReleaseTrials, releases: LiveReleases) {
  const confirmed = new WeakMap<Request, Preview>()
  /** @throws PreviewUnconfirmed when the cms does not answer */
  const check: RequestHandler = async (request, _, next) => {
    const tried = trials.isNamedBy(request) ? await trials.of(request, releases.liveSet) : null
    if (tried) {
      const { remote, version, until, own } = tried.trial
      confirmed.set(request, {
        pinned: tried.release ? releases.withTrial(tried.release) : releases.current,
        trial: { remote, version, until, own, ended: tried.release === null },
        origin: tried.release ? own?.origin : undefined,
      })
    }
    next()
  }
  return { check, request: (request: Request) => confirmed.get(request) }
}
