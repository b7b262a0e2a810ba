import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../server-kit/testing/figures'
import type { Outcome } from '../../server-kit/testing/runParts'
import { memoryOf } from '../memoryOf'
import { ask } from './ask'
import { Client } from './Client'
import type { DatabaseCluster } from './DatabaseCluster'
import { Deployment } from './Deployment'
import type { Installed } from './installed'
import { Load } from './Load'
import { PAGES, SHARED_READ } from './pages'

/** A table row. */
interface Sized {
  readonly 'hosts, cms': string
  readonly what: string
  readonly clients: number
  readonly 'a second': number
  readonly 'p50, ms': number
  readonly 'p99, ms': number
  readonly failed: number
}

/** Each process's memory, and the number of open connections, at the end of a size's load. */
interface Taken {
  readonly 'hosts, cms': string
  readonly process: string
  readonly MB: number
}

const SIZES = [
  { hosts: 1, cms: 1 },
  { hosts: 2, cms: 2 },
]
const CLIENTS = 16

/**
 * The deployment's throughput, one kind of request after the other, sent without pause by this process: it shares the two cores with
 * everything it measures, so the figures are those of one small machine, below separate machines.
 */
export async function sizing(database: DatabaseCluster, installed: Installed, short: boolean): Promise<Outcome> {
  const sized: Sized[] = []
  const taken: Taken[] = []
  const seconds = short ? 5 : 20
  for (const size of SIZES) {
    const deployment = await Deployment.start(installed, database, size)
    const name = `${size.hosts}, ${size.cms}`
    for (const [what, path] of [
      ['kept page', PAGES[0] ?? '/'],
      ['shared read', SHARED_READ],
    ] as const)
      sized.push({ 'hosts, cms': name, what, clients: CLIENTS, ...(await reads(deployment, path, seconds)) })
    sized.push({ 'hosts, cms': name, what: 'validated write', clients: CLIENTS, ...(await writes(deployment, seconds)) })
    taken.push(...(await connections(database, name)), ...memory(database, deployment, name))
    await deployment.end()
  }
  console.table(sized)
  console.table(taken)
  return { broken: [] }
}

async function reads(deployment: Deployment, path: string, seconds: number) {
  const ms: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new Client(deployment.origin, deployment.certificate)
      // The first one connects and renders.
      await client.ask(path)
      while (performance.now() < end) {
        const answer = await client.ask(path)
        ms.push(answer.ms)
        if (answer.status !== 200) failed += 1
      }
      client.close()
    }),
  )
  return figures(ms, seconds, failed)
}

async function writes(deployment: Deployment, seconds: number) {
  const load = new Load(deployment, { readers: 0, writers: CLIENTS, pauseMs: 0 })
  await pause(seconds * 1000)
  const { writeMs, failedCalls } = await load.stop()
  return figures(writeMs, seconds, failedCalls.length)
}

function figures(ms: readonly number[], seconds: number, failed: number) {
  const at = (share: number) => Number(quantile(ms, share).toFixed(1))
  return { 'a second': Math.round(ms.length / seconds), 'p50, ms': at(0.5), 'p99, ms': at(0.99), failed }
}

/** Proportional set size: shared memory is divided among its processes. */
function memory(database: DatabaseCluster, deployment: Deployment, name: string): readonly Taken[] {
  const processes = new Map([...deployment.daemons.map((daemon) => [daemon.name, [daemon.pid]] as const), ...database.processes])
  return [...processes].map(([process, pids]) => ({
    'hosts, cms': name,
    process: pids.length > 1 ? `${process} (${pids.length} processes)` : process,
    MB: Math.round(pids.reduce((sum, pid) => sum + memoryOf(pid), 0) / 1e6),
  }))
}

/** In the same table: PostgreSQL's connections from the product, and the pooler's from its clients. */
async function connections(database: DatabaseCluster, name: string): Promise<readonly Taken[]> {
  const [backends] = await ask<{ count: number }>(
    database.superuserUrl,
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and usename like 'framewell%'",
  )
  const pools = await ask<{ database: string; cl_active: number; sv_active: number; sv_idle: number }>(database.poolerUrl, 'show pools')
  const pool = pools.find((row) => row.database === 'framewell')
  const line = `connections: ${backends?.count} in PostgreSQL, ${pool?.cl_active} at PgBouncer`
  return [{ 'hosts, cms': name, process: line, MB: 0 }]
}
