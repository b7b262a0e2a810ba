import { setTimeout as pause } from 'node:timers/promises'
import { getHealth } from '../../domain/health/calls'
import { getMetric } from '../../domain/insights/metricCalls'
import type { Outcome } from '../../server-kit/testing/runParts'
import { signIn } from '../signIn'
import { within } from '../within'
import type { DatabaseCluster } from './DatabaseCluster'
import type { Deployment } from './Deployment'
import { compare, Load } from './Load'
import { outcomeOf } from './outcome'

const PACE = { readers: 2, writers: 2, pauseMs: 200 }
const DASHBOARDS = [
  '/api/admin/metrics',
  '/api/fulfillment/analytics/overview',
  '/api/analytics/dashboard',
  '/api/admin/financials',
  '/api/yc-metrics',
]
/** With both standbys silent, a COMMIT (recording when a session was last seen) waits until Patroni drops the synchronous one. */
const SLOWEST_MS = 35_000
const NOTICED_WITHIN_S = 60
const GONE_SECONDS = 15

/**
 * Dashboards of a cms whose standby is reached over TCP with password and TLS, while both standbys pause replay, while one is killed, and
 * while none answers: every dashboard is answered, the primary answers what the standby lacks, and the standby is used again automatically.
 */
export async function replica(database: DatabaseCluster, deployment: Deployment): Promise<Outcome> {
  await database.untilWhole()
  const broken: string[] = []
  const expect = (holds: boolean, what: string) => {
    if (!holds) broken.push(what)
  }
  const desk = await Desk.open(deployment)
  const load = new Load(deployment, PACE)
  const asking = desk.keepAsking()
  const primary = await database.primary()
  const standbys = database.nodes.filter((node) => node !== primary)
  expect(await within(NOTICED_WITHIN_S, desk.isUsed), `the standby is not used at first: ${await desk.failure()}`)
  const secured = await Promise.all(standbys.map((node) => node.run(SECURED)))
  expect(
    secured.some((count) => Number(count) > 0),
    'no connection of the product to a standby has TLS',
  )

  const before = await desk.counted()
  // Patroni resumes a replay that was only asked to pause.
  for (const node of standbys) await node.signalReplay('SIGSTOP')
  await desk.happen()
  expect(
    await within(NOTICED_WITHIN_S, async () => (await desk.counted()) === before + 1),
    'what a late standby lacks is not read from the primary',
  )
  expect(await within(NOTICED_WITHIN_S, async () => !(await desk.isUsed())), 'a late standby is used')
  for (const node of standbys) await node.signalReplay('SIGCONT')
  expect(await within(NOTICED_WITHIN_S, desk.isUsed), 'the standby is not used again after it was late')

  const synchronous = await database.synchronous()
  const other = standbys.find((node) => node !== synchronous)
  other?.signal('SIGKILL')
  expect(await within(NOTICED_WITHIN_S, desk.isUsed), 'no standby is used after one was killed')
  other?.start()
  await database.untilWhole().catch(() => broken.push('the killed standby did not come back'))

  for (const node of standbys) node.signal('SIGSTOP')
  expect(await within(NOTICED_WITHIN_S, async () => !(await desk.isUsed())), 'a standby that says nothing is used')
  await pause(GONE_SECONDS * 1000)
  for (const node of standbys) node.signal('SIGCONT')
  const from = performance.now()
  expect(await within(NOTICED_WITHIN_S, desk.isUsed), 'the standby is not used again after it was gone')
  const backSeconds = (performance.now() - from) / 1000
  await database.untilWhole().catch(() => broken.push('the standbys did not come back'))
  expect(await load.moreWrites(20), 'no writes afterwards')
  expect(await within(NOTICED_WITHIN_S, async () => (await desk.counted()) >= before + 1), 'the count went back')

  const asked = await asking.stop()
  const seen = await load.stop()
  expect(asked.failed.length === 0, `${asked.failed.length} dashboards failed: ${[...new Set(asked.failed)].join(', ')}`)
  expect(asked.slowestMs < SLOWEST_MS, `a dashboard took ${Math.round(asked.slowestMs)} ms`)
  const reads = await desk.reads()
  expect(reads > 0, 'no dashboard was read from a standby')
  const note = `${asked.count} dashboards, ${asked.failed.length} failed, slowest ${Math.round(asked.slowestMs)} ms, ${reads} read there; used again ${backSeconds.toFixed(1)} s after it was back`
  return outcomeOf(seen, await compare(database.superuserUrl, seen.acknowledged), { note, broken })
}

const SECURED = `select count(*) from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'framewell_app' and ssl`

/** An operator at one of the cms. */
class Desk {
  readonly #origin: string
  readonly #headers: Readonly<Record<string, string>>

  static async open(deployment: Deployment): Promise<Desk> {
    const [cms] = deployment.cms
    if (!cms) throw new Error('There is no cms')
    const cookie = await signIn(cms.origin, 'operator', { origin: deployment.origin })
    return new Desk(cms.origin, { cookie, origin: deployment.origin })
  }

  private constructor(origin: string, headers: Readonly<Record<string, string>>) {
    this.#origin = origin
    this.#headers = headers
  }

  readonly isUsed = async (): Promise<boolean> => (await this.#replica())?.used ?? false

  async failure(): Promise<string> {
    return (await this.#replica())?.failure ?? 'none'
  }

  async reads(): Promise<number> {
    return (await this.#replica())?.reads ?? 0
  }

  async counted(): Promise<number> {
    return getMetric.output.parse(await (await this.#ask('/api/admin/metrics/event:bom_generated')).json()).figure.value ?? 0
  }

  async happen(): Promise<void> {
    const headers = { ...this.#headers, 'content-type': 'application/json' }
    const body = JSON.stringify({ event: 'bom_generated', data: {} })
    await (await fetch(`${this.#origin}/api/track`, { method: 'POST', headers, body })).arrayBuffer()
  }

  /** Requests one dashboard after the other until stopped. */
  keepAsking() {
    const failed: number[] = []
    let [count, slowestMs, stopped] = [0, 0, false]
    const asking = (async () => {
      for (; !stopped; await pause(50)) {
        const from = performance.now()
        const answer = await this.#ask(DASHBOARDS[count % DASHBOARDS.length] ?? '').catch(() => null)
        await answer?.arrayBuffer().catch(() => undefined)
        if (answer?.status !== 200) failed.push(answer?.status ?? 0)
        slowestMs = Math.max(slowestMs, performance.now() - from)
        count += 1
      }
    })()
    return {
      stop: async () => {
        stopped = true
        await asking
        return { count, failed, slowestMs }
      },
    }
  }

  async #replica() {
    return getHealth.output.parse(await (await this.#ask('/api/health')).json()).figures.database.replica
  }

  #ask(path: string): Promise<Response> {
    return fetch(this.#origin + path, { headers: this.#headers, signal: AbortSignal.timeout(40_000) })
  }
}
