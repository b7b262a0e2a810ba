/**
 * `npm run bench:remotes` beside a running product (`npm start`, the same PORT and DATA_DIR): the cost of rendering remotes on a server,
 * and how soon a promoted release is live. Arguments choose parts: restart, memory, promote, swaps, faults. Prints tables; never fails on a
 * figure.
 */
import { env } from '../../cms/env'
import { named } from '../../server-kit/testing/commandLine'
import type { SecondHost } from './remotes/secondHost'

// React reads it when it first loads.
process.env.NODE_ENV = 'production'
const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const cms = `http://127.0.0.1:${process.env.CMS_PORT ?? Number(process.env.PORT ?? 3000) + 1}`

const PARTS = {
  restart: async () => (await import('./remotes/restart')).benchRestart(site, env.RELEASES_DIR),
  memory: async () => (await import('./remotes/memory')).benchMemory(site, env.RELEASES_DIR),
  promote: async () => (await import('./remotes/promote')).benchPromote({ site, cms, internalToken: env.INTERNAL_TOKEN }),
  faults: async () => onSecondHost((await import('./remotes/faults')).benchFaults),
  swaps: async () => onSecondHost((await import('./remotes/swaps')).benchSwaps),
} as const

async function onSecondHost(work: (host: SecondHost) => Promise<void>): Promise<void> {
  const { startSecondHost } = await import('./remotes/secondHost')
  const host = await startSecondHost({
    cms,
    internalToken: env.INTERNAL_TOKEN,
    store: env.RELEASES_DIR,
  })
  await work(host).finally(host.stop)
}

for (const [name, part] of Object.entries(PARTS)) if (named.length === 0 || named.includes(name)) await part()
process.exit(0)
