import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { DatabaseCluster } from './DatabaseCluster'
import type { DatabaseNode } from './DatabaseNode'
import type { Deployment } from './Deployment'
import { compare, Load } from './Load'
import { counted, outcomeOf } from './outcome'

interface Product {
  readonly database: DatabaseCluster
  readonly deployment: Deployment
}

const PACE = { readers: 8, writers: 6, pauseMs: 100 }
/** The time Patroni needs to declare a silent node dead, plus a margin. */
const NEW_PRIMARY_WITHIN_MS = 90_000

/** What happens to the primary, and how its node recovers afterwards. */
interface Fault {
  readonly name: string
  readonly strike: (primary: DatabaseNode, database: DatabaseCluster) => Promise<void>
  readonly recover: (former: DatabaseNode) => Promise<void>
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'primary handed over (planned)',
    strike: async (primary, database) => primary.handOverTo(await database.synchronous()),
    recover: async () => undefined,
  },
  {
    name: "primary's node killed (SIGKILL)",
    strike: async (primary) => primary.signal('SIGKILL'),
    // As a service manager does when the machine is back.
    recover: async (former) => former.start(),
  },
  {
    name: "primary's node is frozen",
    strike: async (primary) => primary.signal('SIGSTOP'),
    recover: async (former) => former.signal('SIGCONT'),
  },
]

/** One fault under load: pages continue, writes wait or get a retry answer, nothing acknowledged is lost, and nobody restarts anything. */
export async function failover({ database, deployment }: Product, { strike, recover }: Fault): Promise<Outcome> {
  await database.untilWhole()
  const pids = deployment.daemons.map(({ pid }) => pid).join()
  const load = new Load(deployment, PACE)
  const broken: string[] = []
  if (!(await load.moreWrites(100))) broken.push('no writes before the fault')
  const former = await database.primary()
  const from = performance.now()
  await strike(former, database)
  const next = await newPrimary(database, former)
  if (!next) broken.push('no new primary')
  const promoted = (performance.now() - from) / 1000
  if (!(await load.moreWrites(100))) broken.push('no writes after the fault')
  await recover(former)
  await database.untilWhole().catch(() => broken.push('the former primary did not come back as a standby'))
  if (!(await load.moreWrites(50))) broken.push('no writes after the node came back')
  const seen = await load.stop()
  if (deployment.ended.length > 0) broken.push(`ended: ${deployment.ended.join(', ')}`)
  if (pids !== deployment.daemons.map(({ pid }) => pid).join()) broken.push('a process was started again')
  const odd = seen.failedCalls.filter((status) => status !== 503)
  if (odd.length > 0) broken.push(`calls refused with ${counted(odd)}`)
  if (seen.withoutRetryAfter > 0) broken.push(`${seen.withoutRetryAfter} refusals without Retry-After`)
  const note = `new primary after ${promoted.toFixed(1)} s (${former.name} to ${next?.name ?? '?'})`
  return outcomeOf(seen, await compare(database.superuserUrl, seen.acknowledged), { note, broken })
}

async function newPrimary(database: DatabaseCluster, former: DatabaseNode): Promise<DatabaseNode | undefined> {
  const others = database.nodes.filter((node) => node !== former)
  for (const end = Date.now() + NEW_PRIMARY_WITHIN_MS; Date.now() < end; await pause(100))
    for (const node of others) if (await node.answers('/primary')) return node
  return undefined
}
