import { renderToString } from 'react-dom/server'
import { renderDocument } from '../host/server/renderDocument'
import { fixedNavigation } from '../host/shell/navigation/Navigation'
import { Site } from '../host/shell/Site'
import type { BootData } from '../host/shell/view'
import { median } from './load'

const ROUNDS = 5
const RENDERS = 40

/** Documents a second that the host makes of some boot data, and React's bare `renderToString` of the same tree, in turns. */
export function timeRenders(boot: BootData): { document: number; bare: number } {
  const options = { assets: { build: boot.build, files: {} }, developmentHead: '' }
  const [documents, bares]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    bares.push(timesPerSecond(() => renderToString(<Site navigation={fixedNavigation(boot)} />)))
    documents.push(timesPerSecond(() => renderDocument(boot, options)))
  }
  return { document: median(documents), bare: median(bares) }
}

function timesPerSecond(work: () => unknown): number {
  const began = performance.now()
  for (let turn = 0; turn < RENDERS; turn += 1) work()
  return (RENDERS * 1000) / (performance.now() - began)
}
