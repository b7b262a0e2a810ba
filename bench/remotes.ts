/**
 * `npm run bench:remotes` beside a running product (`npm start`, the same PORT and DATA_DIR): what drawing remotes on a server costs, and what
 * their releases cost each other. Words choose parts: anew, memory, promote, faults, swaps. Prints tables; it never fails on a figure.
 */
import { env } from '../cms/env'
import { benchAnew } from './remotes/anew'
import { benchFaults } from './remotes/faults'
import { benchMemory } from './remotes/memory'
import { benchPromote } from './remotes/promote'
import { benchSwaps } from './remotes/swaps'

const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const cms = `http://127.0.0.1:${process.env.CMS_PORT ?? Number(process.env.PORT ?? 3000) + 1}`
const chosen = process.argv.slice(2)

const PARTS = {
  anew: () => benchAnew(site, env.RELEASES_DIR),
  memory: () => benchMemory(site, env.RELEASES_DIR),
  promote: () => benchPromote({ site, cms, internalToken: env.INTERNAL_TOKEN }),
  faults: () => benchFaults(),
  swaps: () => benchSwaps(),
} as const

for (const [name, part] of Object.entries(PARTS)) if (chosen.length === 0 || chosen.includes(name)) await part()
process.exit(0)
