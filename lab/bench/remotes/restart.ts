import { companyZone } from '@framewell/domain/dates/companyZone'
import { areasPerSecond } from '../rendersPerSecond'
import { REMOTE_PAGES, serverPartOf } from './releaseOf'

/** Remote pages whose area is rendered for every request, beside React's plain rendering of the same trees. */
export async function benchRestart(site: string, store: string): Promise<void> {
  console.log(
    '| rendered with its area | per second of CPU time | bare renderToString of both trees | ratio | target |\n| --- | --- | --- | --- | --- |',
  )
  for (const [remote, path] of REMOTE_PAGES) {
    const { source } = await serverPartOf(site, store, remote)
    const answers = new Map<string, Promise<{ status: number; body: string }>>()
    const read = (url: string) => {
      const known = answers.get(url) ?? fetch(site + url).then(async (answer) => ({ status: answer.status, body: await answer.text() }))
      answers.set(url, known)
      return known
    }
    const job = { source: { remote, route: path }, path, search: '', closedRoutes: [], timeZone: companyZone() }
    const { document, bare } = await areasPerSecond(site + path, { source, job, read })
    console.log(`| ${path} | ${document.toFixed(0)} | ${bare.toFixed(0)} | ${(document / bare).toFixed(2)} | 0.6 |`)
  }
}
