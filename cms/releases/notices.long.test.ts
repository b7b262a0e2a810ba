import { CANDIDATE_LIMITS, FAILING_IN_AN_HOUR } from '@framewell/domain/releases/releaseHealth'
import { REMIND_DAYS } from '@framewell/domain/releases/shipKeys'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { remindOfKeys } from './remindOfKeys'

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

/** What the operator was told since the last look. */
let seen = { mails: 0, notices: 0 }
const told = async () => {
  await runQueuedJobs(cms.payload)
  const { rows: mails } = await cms.payload.db.pool.query<{ subject: string; text: string }>(
    `select subject, text from outgoing_mail where "to" = $1 order by created_at`,
    [desk.operator.email],
  )
  const { rows: notices } = await cms.payload.db.pool.query('select id from notices')
  const before = seen
  seen = { mails: mails.length, notices: notices.length }
  return { mails: mails.slice(before.mails), notices: notices.length - before.notices }
}

it('tells operators why a candidate was withdrawn, and what visitors get', async () => {
  const live = await desk.ship()
  const { manifest } = await desk.ship({}, { channel: 'candidate', share: 100 })
  for (let page = 1; page <= CANDIDATE_LIMITS.fewestFailures; page += 1) await desk.report(manifest, { stage: 'freeze' })
  const { mails, notices } = await told()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'New error in mfe-portal',
    `Release ${manifest.version} of mfe-portal was withdrawn`,
  ])
  expect(mails[1]?.text).toContain('It failed for 5 visitors; the live release failed on 0% of its pages.')
  expect(mails[1]?.text).toContain('automatic rollback')
  expect(mails[1]?.text).toContain(live.manifest.version)
  expect(notices).toBe(2)
})

it('tells operators that somebody went back, and nothing of a newer release that goes live', async () => {
  const good = await desk.ship()
  const bad = await desk.ship()
  expect((await told()).mails).toEqual([])
  await desk.act(bad.body.id, 'withdraw')
  const { mails } = await told()
  expect(mails.map(({ subject }) => subject)).toEqual([`Release ${bad.manifest.version} of mfe-portal was withdrawn`])
  expect(mails[0]?.text).toContain('Going back')
  expect(mails[0]?.text).toContain(good.manifest.version)
})

it('tells operators once that a live release fails', async () => {
  const { manifest } = await desk.ship()
  for (let page = 1; page < CANDIDATE_LIMITS.fewestFailures; page += 1) await desk.report(manifest)
  expect((await told()).mails).toEqual([])
  for (let page = 0; page < 2; page += 1) await desk.report(manifest)
  const { mails } = await told()
  expect(mails.map(({ subject }) => subject)).toEqual(['mfe-portal fails on visitors’ pages'])
  expect(mails[0]?.text).toContain('failed for 5 visitors')
})

it('tells operators that a release which was good for long fails suddenly', async () => {
  const { manifest } = await desk.ship()
  await cms.payload.db.pool.query(`insert into remote_health (remote, version, begun) values ($1, $2, 40000)`, [
    manifest.remote,
    manifest.version,
  ])
  for (let page = 1; page < FAILING_IN_AN_HOUR; page += 1) await desk.report(manifest)
  expect((await told()).mails).toEqual([])
  for (let page = 0; page < 2; page += 1) await desk.report(manifest)
  expect((await told()).mails.map(({ subject }) => subject)).toEqual(['mfe-portal fails on visitors’ pages'])
})

it('tells them again when a release that failed on a share of its pages fails suddenly', async () => {
  const { manifest } = await desk.ship()
  for (let page = 0; page < CANDIDATE_LIMITS.fewestFailures; page += 1) await desk.report(manifest)
  expect((await told()).mails).toHaveLength(1)
  for (let page = CANDIDATE_LIMITS.fewestFailures; page < FAILING_IN_AN_HOUR + 1; page += 1) await desk.report(manifest)
  const { mails } = await told()
  expect(mails.map(({ text }) => text).join()).toContain(`failed for ${FAILING_IN_AN_HOUR} visitors in the last hour`)
})

it('quotes nothing in a mail that a visitor can write', async () => {
  const { manifest } = await desk.ship()
  const lure = 'Your account is suspended. Call 555-0100'
  for (let page = 0; page < CANDIDATE_LIMITS.fewestFailures; page += 1)
    await desk.report(manifest, { stage: 'render', message: lure, stack: lure, path: '/your-account-is-suspended-call-5550100' })
  const { mails } = await told()
  expect(mails.map(({ subject }) => subject)).toEqual(['New error in mfe-portal', 'mfe-portal fails on visitors’ pages'])
  for (const { text } of mails) {
    expect(text).not.toMatch(/suspended|555/)
    expect(text).toContain('/micro-frontends?remote=mfe-portal')
  }
  const history = await cms.request('/api/releases/history?remote=mfe-portal', { cookie: desk.operator.cookie })
  expect(JSON.stringify(await history.json())).toContain('Your account is suspended')
})

it('tells operators once a day that a service fails, and lists its failures with their number', async () => {
  const { manifest } = await desk.ship()
  const report = (failed: number, count: number) =>
    cms.request('/api/releases/service-failures', {
      json: {
        remote: 'mfe-portal',
        asked: 40,
        failed,
        failures: [{ message: 'Its service answered 503', path: '/claims?name=Ada', count }],
      },
      internal: true,
    })
  await report(CANDIDATE_LIMITS.fewestFailures - 1, 4)
  expect((await told()).mails).toEqual([])
  for (const failed of [5, 12]) expect(await (await report(failed, failed)).json()).toEqual({ recorded: true })
  const { mails } = await told()
  expect(mails.map(({ subject }) => subject)).toEqual(['The service of mfe-portal fails'])
  expect(mails[0]?.text).toContain('5 of the 40 requests')
  const history = await cms.request('/api/releases/history?remote=mfe-portal', { cookie: desk.operator.cookie })
  const { failures } = await history.json()
  expect(failures.filter(({ stage }: { stage: string }) => stage === 'service')).toMatchObject([
    { version: manifest.version, message: 'Its service answered 503', path: '/claims', count: 21 },
  ])
  expect((await cms.request('/api/releases/service-failures', { json: {}, cookie: desk.operator.cookie })).status).toBe(403)
})

it('reminds operators once of a ship key that expires soon', async () => {
  const issue = (holder: string, days: number) =>
    cms.request('/api/releases/keys', { json: { holder, remotes: ['mfe-warranty'], days }, cookie: desk.operator.cookie })
  expect((await issue('Warranty team', REMIND_DAYS - 1)).status).toBe(200)
  expect((await issue('Later team', REMIND_DAYS + 1)).status).toBe(200)
  for (let day = 0; day < 2; day += 1) await remindOfKeys(await cms.localReq(), new Date())
  const { mails } = await told()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^The ship key of Warranty team expires on /)
})
