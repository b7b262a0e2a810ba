import { getHealth } from '@framewell/domain/health/calls'
import { getHealthHistory, HEALTH_PERIODS } from '@framewell/domain/health/historyCalls'
import { clearCache } from '@framewell/domain/health/systemCalls'
import { OWN_REMOTES } from '@framewell/domain/releases/remotes'
import { afterAll, beforeAll, it } from 'vitest'
import { siteEvents } from '../content/events/siteEvents'
import { env } from '../env'
import { noteTraffic } from '../health/noteTraffic'
import { sampleService } from '../health/sampleService'
import { countAnswer, takeTraffic } from '../platform/metrics/traffic'
import { bootCms, type TestCms } from '../testing/bootCms'
import { OLIVIA } from './people'
import { openScreen, type Recording } from './Recording'

/** In which hour, quarter of a day or day an hour's work falls depends on when it is recorded. */
const IN_PARTS = ['requests', 'meanMs', 'slowestMs', 'errorPercent', 'jobsDue', 'mailsWaiting', 'deliveriesWaiting']
const OF_RELEASES = ['visits', 'failures', 'errors', 'slowPaintPercent', 'slowAnswerPercent']
const MEASURED = ['latencyMs', 'freeBytes', 'totalBytes', 'open', 'idle', ...IN_PARTS, ...OF_RELEASES]
const MINUTE = 60_000

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

async function begin(cookie: string): Promise<Recording> {
  const recording = await openScreen(cms, cookie, getHealth, {})
  for (const period of HEALTH_PERIODS) await recording.ask(getHealthHistory, { period })
  return recording
}

/** An hour ago 40 requests, one of which failed, and a release that some visits found slow. */
async function work(): Promise<void> {
  const { pool } = cms.payload.db
  const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE)
  const visits = (all: number, slow: number) =>
    pool.query(
      `insert into remote_health (remote, version, visits, failures, errors, lcp_visits, lcp_slow) values ('mfe-portal', '1.4.0', $1, 1, 2, $1, $2)
       on conflict (remote, version) do update set visits = $1, lcp_visits = $1, lcp_slow = $2`,
      [all, slow],
    )
  takeTraffic()
  await visits(100, 4)
  await sampleService(pool, at(40))
  for (let request = 0; request < 40; request += 1) countAnswer(request === 0 ? 500 : 200, 18 + request)
  await noteTraffic(pool, 'one', at(20))
  await visits(150, 12)
  await sampleService(pool, at(20))
}

it('records a system that needs attention, and one that works, with an hour of work', async () => {
  const { pool } = cms.payload.db
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  // As a deployment sets it.
  Object.assign(env, { SMTP_URL: 'smtp://mail.example.com', RELEASES_URL: 'https://releases.example.com' })
  await pool.query(
    `insert into outgoing_mail ("to", subject, text, status, dedup_key, created_at)
     select 'a@example.com', 'Your quote', 'Good morning.', status::enum_outgoing_mail_status, 'health-' || status, now() - interval '45 minutes'
     from unnest(array['queued', 'failed']) status`,
  )
  await (await begin(cookie)).keep('mfe-admin/recordings/unhealthy.json', MEASURED)
  await pool.query('delete from outgoing_mail')
  for (const remote of OWN_REMOTES)
    await pool.query(`insert into remote_releases (remote, version, status, contract, manifest) values ($1, '1.4.0', 'live', 1, '{}')`, [
      remote,
    ])
  const leave = siteEvents(cms.payload).listen({ hear: () => undefined, end: () => undefined })
  await pool.query(
    "insert into audit_records (action, subject_type, subject_id, actor_email) values ('backup', 'backups', 'a.tar', 'system')",
  )
  await work()
  const healthy = await begin(cookie)
  await healthy.ask(clearCache, { reason: 'A price looks old' })
  await healthy.keep('mfe-admin/recordings/healthy.json', MEASURED)
  leave()
  Object.assign(env, { SMTP_URL: undefined, RELEASES_URL: undefined })
})
