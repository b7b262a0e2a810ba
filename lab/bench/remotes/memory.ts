import { join } from 'node:path'
import { companyZone } from '../../../domain/dates/companyZone'
import { AreaThread } from '../../../host/server/areas/AreaThread'
import { serverPartOf } from './releaseOf'

const THREADS = 6
const workerFile = join(import.meta.dirname, '..', '..', '..', 'host', 'dist', 'server', 'areaWorker.mjs')

/** Memory each rendered release adds to a host, and its startup time; then what remains after they have ended. */
export async function benchMemory(site: string, store: string): Promise<void> {
  const { source } = await serverPartOf(site, store, 'mfe-configurators')
  const read = async (url: string) => {
    const answer = await fetch(site + url)
    return { status: answer.status, body: await answer.text() }
  }
  const begin = async () => {
    const thread = new AreaThread({
      workerFile,
      read,
      source,
      file: 'server.cjs',
      baseUrl: '/releases/',
      shared: {},
    })
    const from = performance.now()
    await thread.draw({
      source: { remote: 'mfe-configurators', route: '/configurator' },
      path: '/configurator',
      search: '',
      closedRoutes: [],
      timeZone: companyZone(),
    })
    return { thread, ms: performance.now() - from }
  }
  // The first loads what all of them share.
  const first = await begin()
  const before = await settled()
  const begun: Awaited<ReturnType<typeof begin>>[] = []
  for (let at = 0; at < THREADS; at += 1) begun.push(await begin())
  const each = ((await settled()) - before) / THREADS
  const slowest = Math.max(...begun.map(({ ms }) => ms))
  for (const { thread } of [first, ...begun]) thread.end()
  const left = (await settled()) - before
  console.log('\n| a release that is drawn | |\n| --- | --- |')
  console.log(`| memory of each, after its first drawing | ${each.toFixed(0)} MB |`)
  console.log(`| begun to first drawing, the slowest of ${THREADS} | ${slowest.toFixed(0)} ms |`)
  console.log(`| memory against before, once ${THREADS + 1} have ended | ${left.toFixed(0)} MB |`)
}

/** Megabytes of this process after garbage collection. */
async function settled(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return process.memoryUsage.rss() / 1e6
}
