/**
 * The first half of `npm run bench:network`: routing over 100, 10,000 and 100,000 shops in a database of its own, beside the bare SQL scan of
 * them, and fifty who want the last slot. Prints a table; it never fails on a figure. `-- --rounds=20 --shops=100` does less of the same.
 */
import { figureOf, textOf } from '@framewell/server-kit/testing/commandLine'
import { closeDatabase, fillNetwork, openDatabase, raceForTheLastSlot, timeRouting } from './networkDatabase'

const ROUNDS = figureOf('rounds', 300)
const SIZES = textOf('shops')?.split(',').map(Number) ?? [100, 10_000, 100_000]
/** Above, a third of the rounds: each takes seconds. */
const LARGE = 10_000
// The same sites in every run (Park and Miller's generator).
let state = 7
function random(): number {
  state = (state * 16_807) % 2_147_483_647
  return state / 2_147_483_647
}
const site = () => ({ lat: 30 + random() * 15, lng: -110 + random() * 30 })
const milliseconds = ({ p50, p99 }: { readonly p50: number; readonly p99: number }) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`

const payload = await openDatabase()
for (const shops of SIZES) {
  await fillNetwork(payload, shops)
  const { scan, routing, transaction, recorded } = await timeRouting(payload, shops > LARGE ? Math.ceil(ROUNDS / 3) : ROUNDS, site)
  console.log(`${shops} shops in the database`)
  console.log(`  bare SQL scan: ${milliseconds(scan)}`)
  console.log(
    `  routing: ${milliseconds(routing)}, ${(routing.p50 / scan.p50).toFixed(2)} and ${(routing.p99 / scan.p99).toFixed(2)} times the scan`,
  )
  console.log(`  beginning and ending a transaction: ${milliseconds(transaction)}`)
  console.log(`  with its stored decision: ${milliseconds(recorded)}`)
}
console.log(`fifty who want the last slot: ${await raceForTheLastSlot(payload)} got it`)
await closeDatabase(payload)
process.exit(0)
