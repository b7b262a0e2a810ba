import { mkdir } from 'node:fs/promises'
import { getHealth } from '@framewell/domain/health/calls'
import { getHealthHistory, healthParts } from '@framewell/domain/health/historyCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteEvents } from '../content/events/siteEvents'
import { env } from '../env'
import { countAnswer, takeTraffic } from '../platform/metrics/traffic'
import { bootCms, type TestCms } from '../testing/bootCms'
import { noteTraffic } from './noteTraffic'
import { sampleService } from './sampleService'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  await mkdir(env.DATA_DIR, { recursive: true })
  cookie = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const health = async () => getHealth.output.parse(await (await cms.request('/api/health', { cookie })).json())

it('measures the running system for operators only', async () => {
  expect((await cms.request('/api/health')).status).toBe(401)
  expect((await cms.request('/api/health', { cookie: (await cms.signInAs('editor')).cookie })).status).toBe(403)
  const { figures } = await health()
  expect(figures.database.latencyMs).toBeGreaterThan(0)
  expect(figures.database.pool.open).toBeGreaterThan(0)
  expect(figures.disks.map(({ name }) => name)).toContain('Data')
  for (const { freeBytes, totalBytes } of figures.disks) expect(freeBytes).toBeLessThanOrEqual(totalBytes)
})

it('says what is degraded as it comes and goes', async () => {
  const { pool } = cms.payload.db
  const before = await health()
  const leave = siteEvents(cms.payload).listen({ hear: () => undefined, end: () => undefined })
  await pool.query(
    `insert into outgoing_mail ("to", subject, text, status, dedup_key) values ('a@example.com', 's', 't', 'failed', 'health-test')`,
  )
  await pool.query(
    `insert into audit_records (action, subject_type, subject_id, actor_email) values ('backup', 'backups', 'a.tar', 'system')`,
  )
  const after = await health()
  expect(after.figures.mail.failed).toBe(before.figures.mail.failed + 1)
  expect(after.figures.hosts).toBe(before.figures.hosts + 1)
  const words = (found: typeof before) => found.degradations.map(({ what }) => what).join('\n')
  expect(words(before)).toMatch(/No backup was ever made[\s\S]*|No site process/)
  expect(words(after)).toMatch(/1 mail could not be delivered/)
  expect(words(after)).not.toMatch(/No backup|No site process/)
  leave()
  expect(words(await health())).toMatch(/No site process/)
})

it("shows for a period what every process recorded, what waited, and releases' results in each part", async () => {
  const { pool } = cms.payload.db
  await pool.query('delete from service_minutes; delete from service_samples; delete from remote_health')
  const [begin = new Date()] = healthParts('hour', new Date()).slice(-3)
  const after = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)
  const visit = (version: string, visits: number, slow: number) =>
    pool.query(
      `insert into remote_health (remote, version, visits, failures, lcp_visits, lcp_slow) values ('mfe-portal', $1, $2, 1, $2, $3)
       on conflict (remote, version) do update set visits = remote_health.visits + $2, lcp_visits = remote_health.lcp_visits + $2,
         lcp_slow = remote_health.lcp_slow + $3`,
      [version, visits, slow],
    )
  takeTraffic()
  await visit('1.0.0', 100, 50)
  await sampleService(pool, after(-5))
  for (const [process, ms, status] of [
    ['one', 10, 200],
    ['two', 50, 500],
  ] as const) {
    countAnswer(status, ms)
    await noteTraffic(pool, process, after(1))
  }
  await pool.query(
    `insert into outgoing_mail ("to", subject, text, status, dedup_key) values ('a@example.com', 's', 't', 'queued', 'history')`,
  )
  await visit('1.0.0', 10, 2)
  await visit('1.1.0', 4, 1)
  await sampleService(pool, after(0))
  // A second process in the same five minutes changes nothing.
  await pool.query(`delete from outgoing_mail where dedup_key = 'history'`)
  await sampleService(pool, after(4))
  await visit('1.0.0', 5, 5)
  await sampleService(pool, after(5))
  const answer = await cms.request('/api/health/history?period=hour', { cookie })
  const { parts, releases } = getHealthHistory.output.parse(await answer.json())
  const [before, first, second] = parts.slice(-4)
  expect(before).toMatchObject({ requests: 0, meanMs: null, errorPercent: null, mailsWaiting: 0 })
  expect(first).toMatchObject({ requests: 2, meanMs: 30, slowestMs: 50, errorPercent: 50, mailsWaiting: 1, jobsDue: 0 })
  expect(second).toMatchObject({ requests: 0, mailsWaiting: 0 })
  const grown = Object.fromEntries(releases.map(({ version, parts: each }) => [version, each.slice(-4)]))
  expect(grown['1.0.0']?.map(({ visits, slowPaintPercent }) => [visits, slowPaintPercent])).toEqual([
    [0, null],
    [10, 20],
    [5, 100],
    [0, null],
  ])
  expect(grown['1.1.0']?.[1]).toMatchObject({ visits: 4, failures: 1, slowPaintPercent: 25, slowAnswerPercent: null })
  expect((await cms.request('/api/health/history?period=decade', { cookie })).status).toBe(400)
  expect((await cms.request('/api/health/history')).status).toBe(401)
})

it('shows what a release grew by since its last sample, however long nobody sampled it', async () => {
  const { pool } = cms.payload.db
  await pool.query('delete from service_samples; delete from remote_health')
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await pool.query(`insert into remote_health (remote, version, visits, failures) values ('mfe-portal', '1.0.0', 5000, 40)`)
  for (const hours of [10, 9]) await sampleService(pool, hoursAgo(hours))
  await pool.query('update remote_health set visits = 5003')
  await sampleService(pool, hoursAgo(0.3))
  const answer = await cms.request('/api/health/history?period=hour', { cookie })
  const [release] = getHealthHistory.output.parse(await answer.json()).releases
  const sumOf = (counter: 'visits' | 'failures') => release?.parts.reduce((sum, part) => sum + part[counter], 0)
  expect([sumOf('visits'), sumOf('failures')]).toEqual([3, 0])
})
