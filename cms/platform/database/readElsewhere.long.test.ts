import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getHealth } from '@framewell/domain/health/calls'
import { getMetric } from '@framewell/domain/insights/metricCalls'
import type { ServerProcess } from '@framewell/server-kit/testing/serverProcess'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoSignIns } from '../../accounts/demoAccounts'
import { freePort } from '../../testing/freePort'
import { Standby } from '../../testing/Standby'
import { bundleServer, startServer } from '../../testing/serverProcess'
import { type Connection, startEmbedded, stopEmbedded } from './embeddedPostgres'

// The shared test server is elsewhere: this one has a standby.
const folder = mkdtempSync(join(tmpdir(), 'framewell-replica-'))
// When root runs this, PostgreSQL runs as another user and needs access.
chmodSync(folder, 0o755)
const [dataDir, standbyDir] = [join(folder, 'a'), join(folder, 'b')]
const PATIENCE = { timeout: 300_000, interval: 50 }
let standby: Standby
let server: ServerProcess
let cookie: string
beforeAll(async () => {
  await bundleServer()
  const owner = await startEmbedded(dataDir)
  standby = await Standby.of(dataDir, owner, standbyDir)
  server = await startServer(dataDir, await freePort(), {
    DATABASE_URL: addressOf(owner, 'framewell_app'),
    DATABASE_OWNER_URL: addressOf(owner, 'framewell'),
    DATABASE_REPLICA_URL: addressOf(standby.connection, 'framewell_app'),
  })
  const operator = demoSignIns.find(({ role }) => role === 'operator')
  const answer = await post('/api/session', { username: operator?.email, password: operator?.password })
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}, 600_000)
afterAll(async () => {
  await server?.stop('SIGTERM')
  standby?.resume()
  await stopEmbedded(standbyDir)
  await stopEmbedded(dataDir)
  rmSync(folder, { recursive: true, force: true })
}, 600_000)

function addressOf(connection: Connection, user: string): string {
  if (!('host' in connection)) throw new Error('The built-in server has a socket')
  return `postgresql://${user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`
}

const post = (path: string, body: unknown) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  })
const get = async (path: string) => {
  const answer = await fetch(server.origin + path, { headers: { cookie, origin: 'http://localhost:3000' } })
  expect(answer.status, path).toBe(200)
  return answer.json()
}
const happen = async () => expect((await post('/api/track', { event: 'bom_generated', data: {} })).status).toBeLessThan(300)
const counted = async () => getMetric.output.parse(await get('/api/admin/metrics/event:bom_generated')).figure.value ?? 0
const replica = async () => {
  const { figures, degradations } = getHealth.output.parse(await get('/api/health'))
  return { ...figures.database.replica, words: degradations.map(({ what }) => what).join('\n') }
}
const isUsed = () => vi.waitUntil(async () => (await replica()).used, PATIENCE)
const says = (words: RegExp) => vi.waitUntil(async () => words.test((await replica()).words), PATIENCE)
/** Repeats until the standby answers: a busy machine may make it too stale for a moment. */
const readsThere = async (ask: () => Promise<unknown>) => {
  const { reads = 0 } = await replica()
  await vi.waitUntil(async () => {
    await ask()
    return ((await replica()).reads ?? 0) > reads
  }, PATIENCE)
}

it('reads what may lag from the standby, and from the database while the standby is too stale', async () => {
  await isUsed()
  const before = await counted()
  await standby.run('select pg_wal_replay_pause()')
  await happen()
  // The standby shows nothing new; once it is too stale, the same read goes to the database.
  await vi.waitUntil(async () => (await counted()) === before + 1, PATIENCE)
  await says(/The read replica lacks the last \d+ seconds: dashboards are read from the database/)
  await standby.run('select pg_wal_replay_resume()')
  await isUsed()
  await readsThere(async () => expect(await counted()).toBe(before + 1))
  await vi.waitUntil(async () => !(await replica()).words.includes('replica'), PATIENCE)
}, 600_000)

it('answers every dashboard from it', async () => {
  await isUsed()
  const metrics = ['/api/admin/metrics', '/api/admin/metrics/activeProjects', '/api/admin/metrics/activeProjects/rows']
  const dashboards = ['/api/fulfillment/analytics/overview', '/api/analytics/dashboard', '/api/admin/financials', '/api/yc-metrics']
  const paths = [...metrics, ...dashboards, '/api/health/history?period=hour']
  // A read that wrote something would fall back each time.
  for (const path of paths) await readsThere(() => get(path))
}, 600_000)

it.each(['paused', 'stopped'] as const)(
  'answers while the standby is %s, reports it, and uses it again when it is back',
  async (how) => {
    await isUsed()
    const before = await counted()
    if (how === 'paused') await standby.pause()
    else await stopEmbedded(standbyDir, 'SIGQUIT')
    // Reads sent to the standby just before go to the database.
    expect(await Promise.all(Array.from({ length: 8 }, counted))).toEqual(Array.from({ length: 8 }, () => before))
    await says(/The read replica cannot be asked \(.+\): dashboards are read from the database/)
    await happen()
    expect(await counted()).toBe(before + 1)
    if (how === 'paused') standby.resume()
    else await startEmbedded(standbyDir)
    await isUsed()
    expect(await counted()).toBe(before + 1)
  },
  600_000,
)
