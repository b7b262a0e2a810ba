import { compileFunction } from 'node:vm'
import type { RemoteApp } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { AreaTree } from '../../host/federation/AreaTree'
import { makeSharedState } from '../../host/federation/RemoteProviders'
import { preloadPart } from '../../host/federation/renderPart'
import { extractStyleAttributes } from '../../host/server/areas/extractStyleAttributes'
import type { ReadAnswer, RenderJob } from '../../host/server/areas/messages'
import { offeredModules } from '../../host/server/areas/offeredModules'
import { areaRenderer } from '../../host/server/areas/renderArea'
import { withoutComponentIds } from '../../host/server/areas/withoutComponentIds'
import { renderDocument } from '../../host/server/renderDocument'
import { fixedNavigation } from '../../host/shell/navigation/Navigation'
import { areaIds, areaKey, type ReadQuery } from '../../host/shell/remotes/renderedArea'
import { Site } from '../../host/shell/Site'
import type { BootData } from '../../host/shell/view'
import { median } from '../../server-kit/testing/figures'

const ROUNDS = 9
const RENDERS = 6

interface TimeAreas {
  readonly boot: BootData
  /** The release's file for servers. */
  readonly source: string
  readonly job: RenderJob
  readonly read: (url: string) => Promise<ReadAnswer | null>
}

/**
 * Documents of a remote's page per second of CPU time, its area rendered for each, and React's plain `renderToString` of the same two trees
 * with their data at hand, in turns.
 */
export async function timeAreas({ boot, source, job, read }: TimeAreas): Promise<{ document: number; bare: number }> {
  const app = appOf(source)
  await preloadPart(app, job.source, job.search)
  const key = areaKey(job.source)
  const draw = areaRenderer(app, read)
  // Written by the renderer of the same build.
  const known: readonly ReadQuery[] = JSON.parse((await draw(job)).queries)
  const drawnAt = { place: { path: job.path, search: job.search, hash: '', key: 'first', state: null } }
  const places = { get: () => drawnAt, subscribe: () => () => {}, navigate: () => {} }
  const bare = async () => {
    const state = makeSharedState()
    for (const { queryKey, data } of known) state.queries.setQueryData(queryKey, data)
    const shell = { ...silentShell, isLive: () => true }
    const tree = <AreaTree app={app} source={job.source} shell={shell} state={state} places={places} drawnAt={drawnAt} />
    Buffer.from(renderToString(<Site navigation={fixedNavigation(boot)} />) + renderToString(tree, { identifierPrefix: areaIds(key) }))
  }
  const document = async () => {
    const { html, css, queries, finished, answer } = await draw(job)
    const drawn = extractStyleAttributes(withoutComponentIds(html, css))
    const area = { ...drawn, css, answer, queries: JSON.parse(queries), finished, search: job.search, freshUntil: 0 }
    renderDocument(
      { ...boot, areas: { [key]: area } },
      { assets: { build: boot.build, files: {}, integrity: {} }, developmentHead: '' },
      [],
      new Map([[key, area]]),
    )
  }
  const [documents, bares]: [number[], number[]] = [[], []]
  for (const work of [bare, document]) await timesPerSecond(work)
  for (let round = 0; round < ROUNDS; round += 1) {
    bares.push(await timesPerSecond(bare))
    documents.push(await timesPerSecond(document))
  }
  return { document: median(documents), bare: median(bares) }
}

const silentShell = {
  contract: 1 as const,
  navigate: () => {},
  session: () => new Promise<null>(() => {}),
  sessionChanged: () => {},
  toast: () => {},
  track: () => {},
  call: () => new Promise<never>(() => {}),
}

function appOf(source: string): RemoteApp<ReactNode> {
  const module: { exports: { default?: RemoteApp<ReactNode> } } = { exports: {} }
  const offered: Readonly<Record<string, unknown>> = offeredModules
  compileFunction(source, ['module', 'exports', 'require'])(module, module.exports, (name: string) => offered[name] ?? {})
  if (!module.exports.default) throw new Error('The file exports no app')
  return module.exports.default
}

/** CPU time, so that other load on the machine does not count. */
async function timesPerSecond(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage()
  for (let turn = 0; turn < RENDERS; turn += 1) await work()
  const { user, system } = process.cpuUsage(began)
  return (RENDERS * 1e6) / (user + system)
}
