import { renderToString } from 'react-dom/server'
import { renderDocument } from '../../host/server/renderDocument'
import { fixedNavigation } from '../../host/shell/navigation/Navigation'
import { Site } from '../../host/shell/Site'
import type { BootData } from '../../host/shell/view'
import { median } from '../../server-kit/testing/figures'

const ROUNDS = 25
const RENDERS = 20

/**
 * Documents the host renders from boot data per second of CPU time, and React's plain `renderToString` of the same tree, in turns; both as
 * the bytes a server sends.
 */
export function timeRenders(boot: BootData): { document: number; bare: number } {
  const options = { assets: { build: boot.build, files: {}, integrity: {} }, developmentHead: '' }
  const bare = () => Buffer.from(renderToString(<Site navigation={fixedNavigation(boot)} />))
  const document = () => renderDocument(boot, options)
  const [documents, bares]: [number[], number[]] = [[], []]
  for (const work of [bare, document]) timesPerSecond(work)
  for (let round = 0; round < ROUNDS; round += 1) {
    bares.push(timesPerSecond(bare))
    documents.push(timesPerSecond(document))
  }
  return { document: median(documents), bare: median(bares) }
}

/** CPU time, so that other load on the machine does not count. */
function timesPerSecond(work: () => unknown): number {
  const began = process.cpuUsage()
  for (let turn = 0; turn < RENDERS; turn += 1) work()
  const { user, system } = process.cpuUsage(began)
  return (RENDERS * 1e6) / (user + system)
}
