/**
 * `npm run bench:insights`: the dashboards' calls over 1,000,000 events and 100,000 orders, each over HTTP, alternating with its statements
 * sent by pg alone. `-- --events=20000 --orders=2000 --rounds=20` does less of the same; other words select calls by name. Its database is
 * created in .data/bench-insights and removed (`--keep` keeps it for the next run). Prints a table; no figure makes it fail.
 */
import './environment'

const words = process.argv.slice(2)
const numberOf = (name: string, standard: number) => Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? standard)
const { benchCalls } = await import('./benchCalls')
await benchCalls({
  size: { events: numberOf('events', 1_000_000), orders: numberOf('orders', 100_000) },
  rounds: numberOf('rounds', 100),
  only: words.filter((word) => !word.startsWith('--')),
  keep: words.includes('--keep'),
})
process.exit(0)
