import type { Pool } from 'pg'
import { Gauge, Registry } from 'prom-client'
import { z } from 'zod'
import { env } from '../../env'

const counted = z.array(z.object({ label: z.string(), count: z.coerce.number() }))
const releases = z.array(
  z.object({
    remote: z.string(),
    version: z.string(),
    visits: z.coerce.number(),
    failures: z.coerce.number(),
    errors: z.coerce.number(),
    lcpVisits: z.coerce.number(),
    lcpSlow: z.coerce.number(),
    inpVisits: z.coerce.number(),
    inpSlow: z.coerce.number(),
  }),
)
/** Number of releases reported, newest first: a scrape does not grow with the history. */
const MAX_RELEASES = 30

const gauge = (register: Registry, name: string, help: string, labelNames: readonly string[] = []) =>
  new Gauge({ name: `framewell_${name}`, help, labelNames: [...labelNames], registers: [register] })

const QUEUES = {
  jobs: ['Background jobs by state', `select status::text as label, count(*) from background_jobs where status <> 'done' group by 1`],
  mails: [
    'Mails and text messages by state, of the last day',
    `select status::text as label, count(*) from outgoing_mail where created_at > now() - interval '1 day' group by 1`,
  ],
  webhook_deliveries: ['Webhook deliveries by state', 'select state::text as label, count(*) from webhook_deliveries group by 1'],
} as const

/** What all processes share, read from the database at each scrape: queues, and how releases perform on visitors' pages. */
export async function storedSeries(pool: Pool): Promise<string> {
  const register = new Registry()
  for (const [name, [help, statement]] of Object.entries(QUEUES)) {
    const series = gauge(register, name, help, ['state'])
    for (const { label, count } of counted.parse((await pool.query(statement)).rows)) series.set({ state: label }, count)
  }
  const connections = gauge(register, 'database_connections', "This process's connections to the database", ['state'])
  connections.set({ state: 'open' }, pool.totalCount)
  connections.set({ state: 'idle' }, pool.idleCount)
  connections.set({ state: 'waiting' }, pool.waitingCount)
  gauge(register, 'database_connections_most', 'Connections this process may open').set(env.DATABASE_POOL_SIZE)
  const { rows } = await pool.query(`
    select remote, version, visits, failures, errors, lcp_visits as "lcpVisits", lcp_slow as "lcpSlow", inp_visits as "inpVisits", inp_slow as "inpSlow"
    from remote_health order by updated_at desc limit ${MAX_RELEASES}`)
  const visits = gauge(register, 'remote_visits', 'Visits to pages of a release', ['remote', 'version'])
  const failures = gauge(register, 'remote_failures', 'Pages on which a release failed, by how', ['remote', 'version', 'kind'])
  const vitals = gauge(register, 'remote_web_vitals', 'Visits with a measured web vital of a release, slow ones among them', [
    'remote',
    'version',
    'vital',
    'slow',
  ])
  for (const { remote, version, ...health } of releases.parse(rows)) {
    const release = { remote, version }
    visits.set(release, health.visits)
    failures.set({ ...release, kind: 'load' }, health.failures)
    failures.set({ ...release, kind: 'error' }, health.errors)
    for (const [vital, all, slow] of [
      ['lcp', health.lcpVisits, health.lcpSlow],
      ['inp', health.inpVisits, health.inpSlow],
    ] as const) {
      vitals.set({ ...release, vital, slow: 'no' }, all - slow)
      vitals.set({ ...release, vital, slow: 'yes' }, slow)
    }
  }
  return register.metrics()
}
