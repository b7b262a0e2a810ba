import { makeCallApi } from '@framewell/domain/http/callApi'
import { type RemoteApp, type RouteAnswer, SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { AreaTree } from '../../federation/AreaTree'
import { makeSharedState } from '../../federation/RemoteProviders'
import { preloadPart } from '../../federation/renderPart'
import { planDrawing } from '../../shell/remotes/planDrawing'
import { areaIds, areaKey, type ReadQuery } from '../../shell/remotes/renderedArea'
import { makeAreaStyles } from './makeAreaStyles'
import type { Drawn, ReadAnswer, RenderJob } from './messages'
import { QueryHistory } from './QueryHistory'
import { TrackedQueries } from './TrackedQueries'

/** A screen asks, gets answers, may ask follow-up queries, and is then rendered as it is. */
const MAX_PASSES = 4

type Read = (url: string) => Promise<ReadAnswer | null>

/** Renders the widgets and routes of an app, one at a time. */
export function areaRenderer(app: RemoteApp<ReactNode>, read: Read): (job: RenderJob) => Promise<Drawn> {
  const before = new QueryHistory()
  let answers = new Map<string, Promise<ReadAnswer | null>>()
  // Prefetched and direct queries get the same answer. Queries remembered from an earlier render use it too.
  const readOnce: Read = (url) => {
    const answer = answers.get(url) ?? read(url)
    answers.set(url, answer)
    return answer
  }
  return (job) => {
    answers = new Map()
    return renderArea(app, job, readOnce, before)
  }
}

/**
 * Renders a widget or route with its previous queries prefetched, and again only if it now makes other queries or gets another answer. Data
 * that is not the same for everybody stays in its loading state.
 */
async function renderArea(app: RemoteApp<ReactNode>, job: RenderJob, read: Read, before: QueryHistory): Promise<Drawn> {
  const { source, path, search } = job
  await preloadPart(app, source, search)
  const screen = areaKey(source)
  const cache = new TrackedQueries(await before.askAgain(screen))
  const state = makeSharedState(cache)
  const drawnAt = { place: { path, search, hash: '', key: 'first', state: null } }
  const places = { get: () => drawnAt, subscribe: () => () => {}, navigate: () => {} }
  let answer: RouteAnswer = {}
  const answerRoute = (said: RouteAnswer) => {
    answer = said
  }
  const shell = { ...serverShell(job, read), answerRoute }
  const unanswered = { all: new Set<string>(), toAsk: new Set<string>() }
  for (let pass = 1; ; pass += 1) {
    answer = {}
    const styles = makeAreaStyles()
    const tree = <AreaTree app={app} source={source} shell={shell} state={state} places={places} drawnAt={drawnAt} />
    const html = renderToString(styles.collectStyles(tree), { identifierPrefix: areaIds(screen) })
    const answered = pass < MAX_PASSES && (await answerQueries(state.queries, cache, unanswered))
    const unfinished = pass < MAX_PASSES && html.includes(LATER)
    if (unfinished) await new Promise((resolve) => setImmediate(resolve))
    if (answered || unfinished) continue
    before.remember(screen, cache)
    const finished = unanswered.toAsk.size === 0
    return { html, css: styles.rules(), queries: JSON.stringify(readQueries(state.queries)), finished, answer: routeAnswer(answer) }
  }
}

/** What the browser cannot know of them: all of them succeeded, and it asks again. */
function readQueries(client: QueryClient): readonly ReadQuery[] {
  return dehydrate(client).queries.map(({ queryKey, queryHash, meta, queryType, state }) => ({
    queryKey,
    queryHash,
    ...(meta && { meta }),
    ...(queryType && { queryType }),
    data: state.data,
  }))
}

/** Only its known parts: a screen's own object may hold what no message can carry. */
function routeAnswer({ status, title, description, indexed }: RouteAnswer): RouteAnswer {
  return JSON.parse(JSON.stringify({ status, title, description, indexed }))
}

/** React's marker for a part whose code was not loaded yet. */
const LATER = '<!--$!-->'

interface Unanswered {
  /** Asked once and not again. */
  readonly all: Set<string>
  /** Those that every visitor's browser asks. */
  readonly toAsk: Set<string>
}

/** Answers the queries the rendered screen waits for and checks that the prefetched ones were right. Returns whether anything is new. */
async function answerQueries(client: QueryClient, cache: TrackedQueries, unanswered: Unanswered): Promise<boolean> {
  const given = cache.takeGiven()
  const waiting = cache
    .getAll()
    .filter(
      ({ queryHash, state, options }) =>
        (state.status === 'pending' || given.has(queryHash)) &&
        !unanswered.all.has(queryHash) &&
        cache.asked.has(queryHash) &&
        typeof options.queryFn === 'function',
    )
  const came = await Promise.all(
    waiting.map(async (query) => {
      const { data } = query.state
      try {
        await client.fetchQuery({ ...query.options, queryKey: query.queryKey, retry: false, staleTime: 0 })
        // An equal answer leaves the same object in place.
        return query.state.data !== data
      } catch (error) {
        unanswered.all.add(query.queryHash)
        // Left in its loading state for the browser. The session query runs at once for signed-in visitors (shell/boot); for all others the
        // render is correct.
        if (!(error instanceof WhoIsThere)) unanswered.toAsk.add(query.queryHash)
        cache.remove(query)
        return given.has(query.queryHash)
      }
    }),
  )
  return came.includes(true)
}

function serverShell({ closedRoutes }: RenderJob, read: Read): Shell {
  return {
    contract: SHELL_CONTRACT_VERSION,
    navigate: () => {},
    session: () => Promise.reject(new WhoIsThere()),
    sessionChanged: () => {},
    isLive: (href) => !closedRoutes.includes(href.replace(/[?#].*$/, '')),
    planDrawing,
    toast: () => {},
    track: () => {},
    call: makeCallApi(async ({ method, url }) => {
      const answer = method === 'GET' ? await read(url) : null
      if (!answer) throw new NotForAll()
      return { status: answer.status, statusText: '', text: async () => answer.body }
    }),
  }
}

/** A cached page is served to everybody, so it must not contain personal data. */
class NotForAll extends Error {
  override readonly name = 'NotForAll'
}

class WhoIsThere extends NotForAll {}
