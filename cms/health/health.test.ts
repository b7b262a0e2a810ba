import { mkdir } from 'node:fs/promises'
import { getHealth } from '@framewell/domain/health/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteEvents } from '../content/events/siteEvents'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  await mkdir(env.DATA_DIR, { recursive: true })
  cookie = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const health = async () => getHealth.output.parse(await (await cms.request('/api/health', { cookie })).json())

it('measures the running system for operators alone', async () => {
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
