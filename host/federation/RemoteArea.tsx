import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { LiveRelease, LiveSet, RemoteName } from '@framewell/domain/releases/release'
import type { RemoteApp, Shell } from '@framewell/domain/releases/shell'
import { type ReactNode, Suspense, use, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { styled } from 'styled-components'
import { loadRelease, suspectFile } from './loadRelease'
import { RemoteBoundary } from './RemoteBoundary'
import { asRemoteFailure, failedFile, RemoteFailure } from './RemoteFailure'
import { RemoteProviders } from './RemoteProviders'
import { reportFailure } from './reportFailure'
import { ShellRouter } from './ShellRouter'

/** A widget by its name, or a whole path by the route that owns it (as the manifest writes it). */
export type RemoteSource =
  | { readonly remote: RemoteName; readonly widget: string }
  | { readonly remote: RemoteName; readonly route: string }

export interface RemoteAreaProps {
  readonly source: RemoteSource
  readonly shell: Shell
  /** The set the page is pinned to. */
  readonly liveSet: LiveSet
  /** Height in px that is kept free until the remote is there, so that nothing jumps. */
  readonly reservedHeight?: number
}

/**
 * Shows a remote's widget or route. Whatever goes wrong with the remote costs only this area: the last good release takes over, and when
 * that fails too, a panel offers to try again.
 */
export function RemoteArea({ source, shell, liveSet, reservedHeight }: RemoteAreaProps) {
  const [round, setRound] = useState(0)
  const [failedVersions, setFailedVersions] = useState<readonly string[]>([])
  const releases = liveSet.remotes.find(({ live }) => live.remote === source.remote)
  const candidates = releases ? [releases.live, releases.fallback].filter((release) => release !== null) : []
  const release = candidates.find(({ version }) => !failedVersions.includes(version))

  const fail = (failed: LiveRelease, error: unknown) => {
    const failure = asRemoteFailure(error)
    const file = failedFile(failure)
    if (file) suspectFile(failed, file)
    setFailedVersions((versions) => [...versions, failed.version])
    void reportFailure(shell, failed, failure)
  }
  const retry = () => {
    setFailedVersions([])
    setRound(nextRound())
  }

  return (
    <Frame style={{ minHeight: reservedHeight }} data-remote={source.remote} data-version={release?.version}>
      {release ? (
        <RemoteBoundary key={`${release.version} ${round}`} onFailure={(error) => fail(release, error)}>
          <Suspense fallback={<Waiting height={reservedHeight} />}>
            <ShellRouter>
              <RemoteProviders>
                <RemotePart source={source} shell={shell} release={release} round={round} />
              </RemoteProviders>
            </ShellRouter>
          </Suspense>
        </RemoteBoundary>
      ) : (
        <ErrorState title="This part of the page did not load" onRetry={retry}>
          Everything around it works. Try again; if it still does not load, please come back in a few minutes.
        </ErrorState>
      )}
    </Frame>
  )
}

let rounds = 0
/** Rounds count over the whole page: a release that one area loaded anew is not the one another area has. */
function nextRound(): number {
  rounds += 1
  return rounds
}

function RemotePart({ source, shell, release, round }: { source: RemoteSource; shell: Shell; release: LiveRelease; round: number }) {
  const app = use(loadRelease(release, round))
  if ('widget' in source) return partOf(app.widgets, source.widget, shell)
  return (
    <Routes>
      <Route path={source.route} element={partOf(app.routes, source.route, shell)} />
    </Routes>
  )
}

function partOf(parts: RemoteApp<ReactNode>['widgets'], name: string, shell: Shell): ReactNode {
  const Part = parts[name]
  if (!Part) throw new RemoteFailure('contract', `It has no ${name}`)
  return <Part shell={shell} />
}

const Waiting = ({ height = 240 }: { height: number | undefined }) => (
  <LoadingArea label="Loading this part of the page">
    <Skeleton shape="block" height={height} />
  </LoadingArea>
)

const Frame = styled.div`
  display: grid;
  align-items: start;
`
