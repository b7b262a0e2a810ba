import type { RemoteApp, Shell } from '@framewell/domain/releases/shell'
import type { Query, QueryState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Navigation, Place } from '../shell/navigation/Navigation'
import { areaIds, areaKey, HYDRATING, type RenderedArea } from '../shell/remotes/renderedArea'
import { untilLoaded } from '../shell/untilLoaded'
import { AreaTree } from './AreaTree'
import { preserveInput } from './early/preserveInput'
import { replayClicks } from './early/replayClicks'
import { firstToLoad, forgetRelease, loadRelease } from './loadRelease'
import { rememberSet } from './pageTicket'
import { RemoteBoundary } from './RemoteBoundary'
import { asRemoteFailure, failedFile, RemoteFailure } from './RemoteFailure'
import { pageState } from './RemoteProviders'
import { recordVisit } from './recordVisit'
import { shellOf } from './remoteEvents'
import type { RemoteSource } from './remoteSource'
import { preloadPart } from './renderPart'
import { reportFailure, reportReplacedGlobals } from './reportFailure'
import { restoreStyles } from './restoreStyles'
import type { Places } from './ShellRouter'
import { watchErrors } from './watchErrors'

export interface HydrateAreaOptions {
  /** The element that holds the server-rendered HTML. */
  readonly container: HTMLElement
  readonly source: RemoteSource
  readonly drawn: RenderedArea
  readonly shell: Shell
  readonly navigation: Navigation
  /**
   * Called when the release failed in its area, or when another one loaded in its place. The browser then renders the area from scratch.
   */
  readonly onFailure: () => void
}

/**
 * Hydrates a server-rendered area: loads the release the page is pinned to, restores the data the server read, and lets React hydrate the
 * HTML synchronously. Input and clicks made before hydration are replayed afterwards. While no release loads, the HTML stays as it is.
 * Returns a function that unmounts the area.
 */
export function hydrateArea({ container, source, drawn, shell, navigation, onFailure }: HydrateAreaOptions): () => void {
  const { liveSet: pinned } = navigation.get()
  if (pinned) rememberSet(pinned)
  const releases = pinned?.remotes.find(({ live }) => live.remote === source.remote)
  const release = releases?.live
  let root: Root | null = null
  const left = new AbortController()
  const leave = () => {
    left.abort()
    const ended = root
    // React may be rendering now, and a root cannot be unmounted during a render.
    queueMicrotask(() => ended?.unmount())
  }
  const fail = (error: unknown) => {
    if (left.signal.aborted) return
    const failure = asRemoteFailure(error)
    if (release) {
      forgetRelease(release, failedFile(failure))
      void reportFailure(shell, release, failure)
    }
    // A release that loaded and then failed would fail again.
    const others = [failure.stage === 'load' ? release : null, releases?.fallback].filter((one) => one != null)
    if (root || others.length === 0) return renderAnew()
    untilLoaded(() => firstToLoad(others, prepare), left.signal).then(
      (loaded) => (loaded === release ? begin().catch(fail) : renderAnew()),
      // The page was left.
      () => undefined,
    )
  }
  const renderAnew = () => {
    leave()
    onFailure()
  }
  const prepare = (app: RemoteApp<ReactNode>) => preloadPart(app, source, drawn.search)

  const begin = async () => {
    if (!release) throw new RemoteFailure('load', 'The page names no release for what it shows')
    // First, so that a page that freezes while it loads is counted.
    recordVisit(release)
    const app = await loadRelease(release)
    await prepare(app)
    if (left.signal.aborted) return
    restoreStyles(container, drawn.styles)
    const refreshQueries = swapQueries(drawn)
    const restoreTyped = preserveInput(container)
    const place = { path: navigation.boot.path, search: drawn.search, hash: '', key: 'first', state: null }
    document.documentElement.setAttribute(HYDRATING, '')
    try {
      const tree = (
        <AreaTree
          app={app}
          source={source}
          shell={shellOf(shell, release)}
          state={pageState}
          places={locationWithin(navigation)}
          drawnAt={{ place }}
        />
      )
      flushSync(() => {
        root = hydrateRoot(container, <RemoteBoundary onFailure={fail}>{tree}</RemoteBoundary>, {
          identifierPrefix: areaIds(areaKey(source)),
        })
      })
    } finally {
      document.documentElement.removeAttribute(HYDRATING)
    }
    if (left.signal.aborted) return
    container.setAttribute('data-alive', '')
    container.dataset.version = release.version
    reportReplacedGlobals(shell, release)
    restoreTyped()
    replayClicks(container)
    refreshQueries()
  }

  // Before it loads: a file that throws while it loads says more than that it did not arrive.
  watchErrors(shell, () => {
    const { liveSet } = navigation.get()
    return liveSet?.remotes.flatMap(({ live, fallback }) => (fallback ? [live, fallback] : [live])) ?? []
  })
  begin().catch(fail)
  return leave
}

/**
 * The visitor's location while it is still the area's own page. The area is removed with that page and has nothing to show on the next one.
 */
function locationWithin(navigation: Navigation): Places {
  const { path } = navigation.boot
  let last: { readonly place: Place } = navigation.get()
  const get = () => {
    const now = navigation.get()
    if (now.place.path === path) last = now
    return last
  }
  return { subscribe: navigation.subscribe, navigate: navigation.navigate, get }
}

/**
 * During hydration the query cache holds exactly what the server had read. Anything learned since, such as who is signed in, is set aside
 * so that the first render matches the server's. Returns a function that restores it and refetches.
 */
function swapQueries({ queries }: RenderedArea): () => void {
  const { queries: client } = pageState
  const cache = client.getQueryCache()
  const known = cache.getAll().map((query) => ({ query, state: query.state }))
  const dataUpdatedAt = Date.now()
  for (const { query } of known) say(query, query.resetState)
  for (const { queryKey, queryHash, meta, queryType, data } of queries) {
    const query = cache.build(client, { queryKey, queryHash, ...(meta && { meta }), ...(queryType && { _type: queryType }) })
    say(query, { ...query.resetState, status: 'success', data, dataUpdateCount: 1, dataUpdatedAt })
  }
  return () => {
    for (const { query, state } of known) say(query, state)
    for (const { queryKey } of queries) void client.invalidateQueries({ queryKey, exact: true })
  }
}

/** Fetches in progress continue: the fetch status is left unchanged. */
function say(query: Query, state: QueryState): void {
  query.setState({ ...state, fetchStatus: query.state.fetchStatus })
}
