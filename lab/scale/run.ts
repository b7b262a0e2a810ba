/**
 * `npm run scale`: the product as deployed on several machines, all on this one and without containers, from Debian's packages: PostgreSQL
 * on three nodes under Patroni, PgBouncer, HAProxy with TLS, two cms, two hosts. `-- failover replica rolling pitr sizing` names parts,
 * `--short` does less of each. Prints tables; a broken promise fails the run. Everything it starts ends with it.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/cachedBuild'
import { has } from '../../server-kit/testing/commandLine'
import { type Outcome, runParts } from '../../server-kit/testing/runParts'
import { DatabaseCluster } from './DatabaseCluster'
import { Deployment } from './Deployment'
import { RUN_FOLDER } from './environment'
import { FAULTS, failover } from './failover'
import { findInstalled } from './installed'
import { pointInTime } from './pointInTime'
import { replica } from './replica'
import { rolling } from './rolling'
import { sizing } from './sizing'
import { stopAll } from './started'

const short = has('short')

async function main(): Promise<number> {
  const installed = findInstalled()
  const built = ['cms/dist/server.mjs', 'host/dist/server/server.mjs'].every((file) => existsSync(join(ROOT, file)))
  if (!built) throw new Error('The product is not built: npm run build first.')
  console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
  const database = await DatabaseCluster.start(installed)
  let running: Deployment | undefined
  /** A part on two cms and two hosts, which the parts share. */
  const deployed = (part: (deployment: Deployment) => Promise<Outcome>) => async () => {
    running ??= await Deployment.start(installed, database, { hosts: 2, cms: 2 })
    return part(running)
  }
  /** A part that starts deployments of its own. */
  const alone = (part: () => Promise<Outcome>) => async () => {
    await running?.end()
    running = undefined
    return part()
  }
  const strikes = FAULTS.flatMap((fault) =>
    Array.from({ length: short ? 1 : 2 }, (_, at) => [`failover ${at + 1}: ${fault.name}`, fault] as const),
  )
  const failed = await runParts({
    ...Object.fromEntries(strikes.map(([name, fault]) => [name, deployed((deployment) => failover({ database, deployment }, fault))])),
    'replica: standby late, killed, gone': deployed((deployment) => replica(database, deployment)),
    'rolling release': deployed((deployment) => rolling(database, deployment, short)),
    sizing: alone(() => sizing(database, installed, short)),
    // Last: it drops a table.
    'pitr: point in time': alone(() => pointInTime(database, installed)),
  })
  console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
  return failed
}

let cleaning: Promise<void> | undefined
/** Runs once, at the end of the run or on interruption. */
function clean(): Promise<void> {
  cleaning ??= stopAll().then(() => rmSync(RUN_FOLDER, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return cleaning
}

let failed = 1
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void clean().finally(() => process.exit(130)))
try {
  failed = await main()
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
process.exit(failed > 0 ? 1 : 0)
