import { renderToString } from 'react-dom/server'
import type { BootData } from '../host/shell/view'
import { median } from './load'

const ROUNDS = 5
const RENDERS = 40

/**
 * Documents a second that the host makes of a page nobody kept, beside React's bare `renderToString` of the same tree in the same process.
 * What is drawn comes from the running product: the boot data in the page itself.
 */
export async function rendersPerSecond(url: string): Promise<{ document: number; bare: number }> {
  // React reads it when it is first loaded.
  process.env.NODE_ENV = 'production'
  const { renderDocument } = await import('../host/server/renderDocument')
  const { Site } = await import('../host/shell/Site')
  const { fixedNavigation } = await import('../host/shell/navigation/Navigation')
  const boot = await bootDataOf(url)
  const options = { assets: { build: boot.build, files: {} }, developmentHead: '' }
  const [documents, bares]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    bares.push(timesPerSecond(() => renderToString(<Site navigation={fixedNavigation(boot)} />)))
    documents.push(timesPerSecond(() => renderDocument(boot, options)))
  }
  return { document: median(documents), bare: median(bares) }
}

async function bootDataOf(url: string): Promise<BootData> {
  const html = await (await fetch(url)).text()
  const found = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)
  if (!found?.[1]) throw new Error(`${url} carries no boot data`)
  // The running product's host wrote it.
  return JSON.parse(found[1])
}

function timesPerSecond(work: () => unknown): number {
  const began = performance.now()
  for (let turn = 0; turn < RENDERS; turn += 1) work()
  return (RENDERS * 1000) / (performance.now() - began)
}
