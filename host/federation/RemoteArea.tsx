import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { Shell } from '@framewell/domain/releases/shell'
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { PageSet } from '../shell/PageSet'
import { AreaFrame } from './AreaFrame'
import { forgetRelease, isSuspect, loadedRelease } from './loadRelease'
import { rememberSet } from './pageTicket'
import { RemoteBoundary } from './RemoteBoundary'
import { asRemoteFailure, failedFile } from './RemoteFailure'
import { RemotePart } from './RemotePart'
import { RemoteProviders } from './RemoteProviders'
import { recordVisit } from './recordVisit'
import type { RemoteSource } from './remoteSource'
import { reportFailure } from './reportFailure'
import { ShellRouter } from './ShellRouter'
import { useReleaseRecovery } from './useReleaseRecovery'
import { watchErrors } from './watchErrors'

export interface RemoteAreaProps {
  readonly source: RemoteSource
  readonly shell: Shell
  /** The release set this page is pinned to. */
  readonly liveSet: PageSet
  /** Height in px reserved until the remote loads, to avoid layout shift. */
  readonly reservedHeight?: number
}

interface Failed {
  readonly version: string
  /** Whether the release's code had loaded. */
  readonly arrived: boolean
}

/**
 * Renders a remote's widget or route. A failure stays inside this area: the last good release is tried next, and if that fails too, a panel
 * offers a retry.
 */
export function RemoteArea({ source, shell, liveSet, reservedHeight }: RemoteAreaProps) {
  const [round, setRound] = useState(0)
  const releases = liveSet.remotes.find(({ live }) => live.remote === source.remote)
  const [failed, setFailed] = useState<readonly Failed[]>(() =>
    // The page already knows that the live release failed and the last good one works.
    releases?.fallback && isSuspect(releases.live) && loadedRelease(releases.fallback)
      ? [{ version: releases.live.version, arrived: false }]
      : [],
  )
  const candidates = releases ? [releases.live, releases.fallback].filter((release) => release !== null) : []
  const release = candidates.find(({ version }) => !failed.some((one) => one.version === version))

  const fail = useCallback(
    (error: unknown) => {
      if (!release) return
      const failure = asRemoteFailure(error)
      forgetRelease(release, failedFile(failure))
      setFailed((known) => [...known, { version: release.version, arrived: failure.stage !== 'load' }])
      void reportFailure(shell, release, failure)
    },
    [release, shell],
  )
  const begin = () => {
    setFailed([])
    setRound(round + 1)
  }
  // A page whose set lacks this remote gets one on its next load.
  const retry = () => (releases ? begin() : window.location.reload())
  // A release that loaded and then threw would throw again, so only releases that failed to load are retried in the background.
  useReleaseRecovery(
    release ? undefined : candidates.find(({ version }) => failed.some((one) => one.version === version && !one.arrived)),
    begin,
  )
  useLayoutEffect(() => rememberSet(liveSet), [liveSet])
  useEffect(() => {
    if (release) recordVisit(release)
  }, [release])
  useEffect(
    () => watchErrors(shell, () => liveSet.remotes.flatMap(({ live, fallback }) => (fallback ? [live, fallback] : [live]))),
    [shell, liveSet],
  )
  const waiting = <Waiting height={reservedHeight} />

  return (
    <AreaFrame style={{ minHeight: reservedHeight }} data-remote={source.remote} data-version={release?.version}>
      {release ? (
        <RemoteBoundary key={`${release.version} ${round}`} onFailure={fail}>
          <Suspense fallback={waiting}>
            <ShellRouter>
              <RemoteProviders>
                <RemotePart source={source} shell={shell} release={release} waiting={waiting} onFailure={fail} />
              </RemoteProviders>
            </ShellRouter>
          </Suspense>
        </RemoteBoundary>
      ) : (
        <ErrorState title="This part of the page did not load" onRetry={retry}>
          Everything around it works. Try again; if it still does not load, please come back in a few minutes.
        </ErrorState>
      )}
    </AreaFrame>
  )
}

const Waiting = ({ height = 240 }: { height: number | undefined }) => (
  <LoadingArea label="Loading this part of the page">
    <Skeleton shape="block" height={height} />
  </LoadingArea>
)
