import { makeCallApi } from '@framewell/domain/http/callApi'
import { type RemoteApp, SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { DrawnTree } from '../../federation/DrawnTree'
import { readyPart } from '../../federation/partOf'
import { makeSharedState } from '../../federation/RemoteProviders'
import { areaIds, areaKey } from '../../shell/remotes/drawnArea'
import { makePageStyles } from '../makePageStyles'
import type { DrawJob, Drawn, ReadAnswer } from './messages'

/** A screen asks, gets its answers, may ask what follows from them, and is then drawn as it is. */
const MOST_PASSES = 4

type Read = (url: string) => Promise<ReadAnswer | null>

/** Draws a widget or route: once to see what it asks for, again with the answers. What is not the same for everybody stays on its way. */
export async function drawArea(app: RemoteApp<ReactNode>, job: DrawJob, read: Read): Promise<Drawn> {
  const { source, path, search } = job
  await readyPart(app, source, search)
  const state = makeSharedState()
  const drawnAt = { place: { path, search, hash: '', key: 'first', state: null } }
  const places = { get: () => drawnAt, subscribe: () => () => {}, navigate: () => {} }
  const shell = serverShell(job, read)
  const unanswered = { all: new Set<string>(), toAsk: new Set<string>() }
  for (let pass = 1; ; pass += 1) {
    const styles = makePageStyles()
    const tree = <DrawnTree app={app} source={source} shell={shell} state={state} places={places} drawnAt={drawnAt} />
    const html = renderToString(styles.collectStyles(tree), { identifierPrefix: areaIds(areaKey(source)) })
    const answered = pass < MOST_PASSES && (await answerQueries(state.queries, unanswered))
    const unfinished = pass < MOST_PASSES && html.includes(LATER)
    if (unfinished) await new Promise((resolve) => setImmediate(resolve))
    if (!answered && !unfinished)
      return { html, css: styles.css().rules, state: JSON.stringify(dehydrate(state.queries)), finished: unanswered.toAsk.size === 0 }
  }
}

/** React's mark of a part whose code was not there yet. */
const LATER = '<!--$!-->'

interface Unanswered {
  /** Asked once and no more. */
  readonly all: Set<string>
  /** Of these, what every visitor's browser asks. */
  readonly toAsk: Set<string>
}

/** Asks what the drawn screen waits for; answers whether anything came. */
async function answerQueries(client: QueryClient, unanswered: Unanswered): Promise<boolean> {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && !unanswered.all.has(query.queryHash) && isAsked(query))
  const came = await Promise.all(
    waiting.map(async (query) => {
      try {
        await client.fetchQuery({ ...query.options, queryKey: query.queryKey, retry: false })
        return true
      } catch (error) {
        unanswered.all.add(query.queryHash)
        // It stays on its way: the browser asks it. Who is there it asks at once where somebody is signed in (shell/boot); for all others the
        // drawing is right.
        if (!(error instanceof WhoIsThere)) unanswered.toAsk.add(query.queryHash)
        client.getQueryCache().remove(query)
        return false
      }
    }),
  )
  return came.includes(true)
}

/** Observers write their options into the query they watch. */
function isAsked({ options }: Query): boolean {
  const enabled = 'enabled' in options ? options.enabled : undefined
  return enabled !== false && typeof options.queryFn === 'function'
}

function serverShell({ closedRoutes }: DrawJob, read: Read): Shell {
  return {
    contract: SHELL_CONTRACT_VERSION,
    navigate: () => {},
    session: () => Promise.reject(new WhoIsThere()),
    sessionChanged: () => {},
    isLive: (href) => !closedRoutes.includes(href.replace(/[?#].*$/, '')),
    toast: () => {},
    track: () => {},
    call: makeCallApi(async ({ method, url }) => {
      const answer = method === 'GET' ? await read(url) : null
      if (!answer) throw new NotForAll()
      return { status: answer.status, statusText: '', text: async () => answer.body }
    }),
  }
}

/** A kept page is everybody's: nothing of one person stands in it. */
class NotForAll extends Error {
  override readonly name = 'NotForAll'
}

class WhoIsThere extends NotForAll {}
