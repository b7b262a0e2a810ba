/**
 * `npm run scale`: the product as deployed on several machines, all on this one and without containers, from Debian's packages: PostgreSQL
 * on three nodes under Patroni, PgBouncer, HAProxy with TLS, two cms, two hosts. `-- failover replica rolling pitr sizing` names parts,
 * `--short` does less of each. Prints tables; a broken promise fails the run. Everything it starts ends with it.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../scripts/cachedBuild'
import { stopAll } from './Daemon'
import { DatabaseCluster } from './DatabaseCluster'
import { Deployment } from './Deployment'
import { RUN_FOLDER } from './environment'
import { FAULTS, failover } from './failover'
import { findInstalled } from './installed'
import type { Outcome } from './outcome'
import { pointInTime } from './pointInTime'
import { replica } from './replica'
import { rolling } from './rolling'
import { sizing } from './sizing'

const PARTS = ['failover', 'replica', 'rolling', 'pitr', 'sizing'] as const
const words = process.argv.slice(2)
const short = words.includes('--short')
const named = PARTS.filter((part) => words.includes(part))
const parts = named.length > 0 ? named : PARTS
const wants = (part: (typeof PARTS)[number]) => parts.includes(part)

async function main(): Promise<boolean> {
  const installed = findInstalled()
  const built = ['cms/dist/server.mjs', 'host/dist/server/server.mjs'].every((file) => existsSync(join(ROOT, file)))
  if (!built) throw new Error('The product is not built: npm run build first.')
  console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
  const from = performance.now()
  const database = await DatabaseCluster.start(installed)
  const deployment = await Deployment.start(installed, database, { hosts: 2, cms: 2 })
  console.log(`Started in ${((performance.now() - from) / 1000).toFixed(0)} s`)
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome) => {
    outcomes.push(outcome)
    console.log(`${outcome.broken.length === 0 ? 'held  ' : 'BROKEN'} ${outcome.part}: ${outcome.note} ${outcome.broken.join('; ')}`)
  }
  if (wants('failover'))
    for (const fault of FAULTS) for (let at = 0; at < (short ? 1 : 2); at += 1) note(await failover({ database, deployment }, fault))
  if (wants('replica')) note(await replica(database, deployment))
  if (wants('rolling')) note(await rolling(database, deployment, short))
  await deployment.end()
  if (wants('sizing')) {
    const { sized, taken } = await sizing(database, installed, short)
    console.table(sized)
    console.table(taken)
  }
  // Last: it drops a table.
  if (wants('pitr')) note(await pointInTime(database, installed))
  console.table(outcomes.map(({ broken, ...columns }) => ({ ...columns, broken: broken.join('; ') })))
  console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
  return outcomes.every(({ broken }) => broken.length === 0)
}

let cleaning: Promise<void> | undefined
/** Runs once, at the end of the run or on interruption. */
function clean(): Promise<void> {
  cleaning ??= stopAll().then(() => rmSync(RUN_FOLDER, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return cleaning
}

let held = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void clean().finally(() => process.exit(130)))
try {
  held = await main()
} catch (error) {
  if (cleaning) await cleaning.finally(() => process.exit(130))
  console.error(error instanceof Error ? error.message : error)
  for (const name of readdirSync(RUN_FOLDER).filter((file) => file.endsWith('.log'))) {
    const lines = readFileSync(join(RUN_FOLDER, name), 'utf8').trimEnd().split('\n')
    console.error(`${name}:\n${lines.slice(-6).join('\n')}`)
  }
} finally {
  await clean()
}
process.exit(held ? 0 : 1)
