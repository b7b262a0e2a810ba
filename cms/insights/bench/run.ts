/**
 * `npm run bench:insights`: the dashboards' calls over 1,000,000 events and 100,000 orders, each over HTTP, alternating with its statements
 * sent by pg alone. `-- --events=20000 --orders=2000 --rounds=20` does less of the same; other words select calls by name. Its database is
 * created in .data/bench-insights and removed (`--keep` keeps it for the next run). Prints a table; no figure makes it fail.
 */
import { rmSync } from 'node:fs'
import { figureOf, has, named } from '@framewell/server-kit/testing/commandLine'
import { RUN_FOLDER } from './environment'

const { benchCalls } = await import('./benchCalls')
await benchCalls({
  size: { events: figureOf('events', 1_000_000), orders: figureOf('orders', 100_000) },
  rounds: figureOf('rounds', 100),
  only: named,
  keep: has('keep'),
})
rmSync(RUN_FOLDER, { recursive: true, force: true })
process.exit(0)
