import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { Shell } from '@framewell/domain/releases/shell'
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { AreaFrame } from './AreaFrame'
import { forgetRelease } from './loadRelease'
import { noteShown } from './noteShown'
import { rememberSet } from './pageTicket'
import { RemoteBoundary } from './RemoteBoundary'
import { asRemoteFailure, failedFile } from './RemoteFailure'
import { RemotePart } from './RemotePart'
import { RemoteProviders } from './RemoteProviders'
import type { RemoteSource } from './remoteSource'
import { reportFailure } from './reportFailure'
import { ShellRouter } from './ShellRouter'
import { useComeBack } from './useComeBack'
import { watchErrors } from './watchErrors'

export interface RemoteAreaProps {
  readonly source: RemoteSource
  readonly shell: Shell
  /** The set the page is pinned to. */
  readonly liveSet: LiveSet
  /** Height in px that is kept free until the remote is there, so that nothing jumps. */
  readonly reservedHeight?: number
}

interface Failed {
  readonly version: string
  /** Its code was there. */
  readonly arrived: boolean
}

/**
 * Shows a remote's widget or route. Whatever goes wrong with the remote costs only this area: the last good release takes over, and when
 * that fails too, a panel offers to try again.
 */
export function RemoteArea({ source, shell, liveSet, reservedHeight }: RemoteAreaProps) {
  const [round, setRound] = useState(0)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const releases = liveSet.remotes.find(({ live }) => live.remote === source.remote)
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
  // A page whose set lacks the remote gets one with its next load.
  const retry = () => (releases ? begin() : window.location.reload())
  // What arrived and then failed would fail again; what was late or cut off comes by itself.
  useComeBack(release ? undefined : candidates.find(({ version }) => failed.some((one) => one.version === version && !one.arrived)), begin)
  useLayoutEffect(() => rememberSet(liveSet), [liveSet])
  useEffect(() => {
    if (release) noteShown(release)
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
