import { CANDIDATE_LIMITS } from '@framewell/domain/releases/releaseHealth'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import { type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { remindOfKeys } from './remindOfKeys'

const REMOTE = 'mfe-warranty'
const TEAM = 'Wren Warranty'

let cms: TestCms
let desk: ReleaseDesk
let wren: TestMember
let stranger: TestMember
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
  wren = await memberOf(cms.payload, 'fabricator', TEAM)
  stranger = await memberOf(cms.payload, 'builder')
})
afterAll(() => cms.stop())

const ship = (options = {}) => desk.ship({ remote: REMOTE, widgets: ['claim'] }, options)
const decide = (company: string | null) => desk.decide({ remote: REMOTE, company, scriptKb: null, reason: 'They made it' })
const historyFor = (cookie: string) => cms.request(`/api/releases/history?remote=${REMOTE}`, { cookie })
const remotesFor = async (cookie: string) => (await (await cms.request('/api/releases/remotes', { cookie })).json()).remotes
/** Subjects of what somebody was mailed, and how many notices they have. */
const toldTo = async ({ email, id }: { email: string; id: string }) => {
  await runQueuedJobs(cms.payload)
  const { pool } = cms.payload.db
  const { rows } = await pool.query<{ subject: string }>('select subject from outgoing_mail where "to" = $1 order by created_at', [email])
  const notices = await pool.query('select id from notices where account_id = $1', [id])
  return { mails: rows.map(({ subject }) => subject), notices: notices.rows.length }
}

describe('the team of a micro-frontend', () => {
  it('sees its page signed in, once an operator has named its company; everybody else finds none', async () => {
    await ship()
    expect((await historyFor(wren.cookie)).status).toBe(404)
    expect(await remotesFor(wren.cookie)).toEqual([])
    expect((await decide(wren.companyId)).status).toBe(200)
    expect(await remotesFor(wren.cookie)).toEqual([REMOTE])
    expect(await remotesFor(desk.operator.cookie)).toEqual([REMOTE])
    expect(await (await historyFor(wren.cookie)).json()).toMatchObject({
      team: { company: TEAM, people: [{ email: wren.email }] },
      releases: [{ remote: REMOTE, status: 'live', ended: null }],
    })
    for (const { cookie } of [stranger, await cms.signInAs('editor')]) {
      expect((await historyFor(cookie)).status).toBe(404)
      expect(await remotesFor(cookie)).toEqual([])
    }
  })

  it('sees the same by its ship key, and with one for another remote nothing', async () => {
    const keyFor = async (...remotes: string[]) => {
      const json = { holder: 'Wren', remotes }
      return String((await (await cms.request('/api/releases/keys', { json, cookie: desk.operator.cookie })).json()).key)
    }
    const withKey = (key: string) => cms.request(`/api/releases/history?remote=${REMOTE}`, { headers: { [SHIP_KEY_HEADER]: key } })
    expect(await (await withKey(await keyFor(REMOTE))).json()).toMatchObject({
      team: { company: TEAM },
      keys: [{ holder: 'Wren', issuedBy: desk.operator.email, revokedAt: null }],
    })
    expect((await withKey(await keyFor('mfe-other'))).status).toBe(403)
  })

  it('reads why each release ended, and who or what ended it', async () => {
    const good = await ship()
    const bad = await ship()
    await desk.act(bad.body.id, 'withdraw', { reason: 'It shows wrong prices' })
    const { releases } = await (await historyFor(wren.cookie)).json()
    const ended = (version: string) => releases.find((one: { version: string }) => one.version === version)
    expect(ended(bad.manifest.version)).toMatchObject({
      status: 'withdrawn',
      ended: { by: desk.operator.email, reason: 'It shows wrong prices' },
    })
    expect(ended(good.manifest.version)).toMatchObject({ status: 'live', ended: null })
    expect(releases.at(-1)).toMatchObject({ status: 'retired', ended: { reason: `Replaced by ${good.manifest.version}` } })
  })

  it('hears by mail, notice and webhook of a new error once, of a withdrawal, and of a key that expires', async () => {
    const json = { name: 'Warranty', url: 'https://hooks.example.com/in', events: ['release-withdrawn', 'release-new-error'] }
    expect((await cms.request('/api/webhooks', { json, cookie: wren.cookie })).status).toBe(200)
    const before = await toldTo(wren)
    const { manifest } = await ship({ channel: 'candidate', share: 100 })
    for (let page = 0; page < CANDIDATE_LIMITS.fewestFailures; page += 1)
      await desk.report(manifest, { stage: 'render', message: 'TypeError: claims is not iterable' })
    await cms.request('/api/releases/keys', { json: { holder: 'Wren', remotes: [REMOTE], days: 3 }, cookie: desk.operator.cookie })
    await remindOfKeys(await cms.localReq(), new Date())
    const after = await toldTo(wren)
    expect(after.mails.slice(before.mails.length)).toEqual([
      `New error in ${REMOTE}`,
      `Release ${manifest.version} of ${REMOTE} was withdrawn`,
      expect.stringMatching(/^The ship key of Wren expires on /),
    ])
    expect(after.notices - before.notices).toBe(3)
    const { rows } = await cms.payload.db.pool.query('select event from webhook_deliveries order by created_at')
    expect(rows.map(({ event }) => event)).toEqual(['release-new-error', 'release-withdrawn'])
    const [candidate] = (await (await historyFor(wren.cookie)).json()).releases
    expect(candidate.ended).toMatchObject({ by: 'automatic rollback', reason: expect.stringContaining('It failed') })
    expect((await toldTo(stranger)).mails).toEqual([])
  })

  it('is told of an error that an earlier release had as well no second time, nor of a file that did not arrive', async () => {
    const before = await toldTo(wren)
    const { manifest } = await ship()
    await desk.report(manifest, { stage: 'render', message: 'TypeError: claims is not iterable' })
    await desk.report(manifest, { stage: 'load', message: 'Did not arrive within 8 s' })
    expect(await toldTo(wren)).toEqual(before)
  })

  it('is a company that exists, and ends with the next decision', async () => {
    expect((await decide('6f1e4a52-0000-4000-8000-000000000001')).status).toBe(422)
    expect((await decide(null)).status).toBe(200)
    expect((await historyFor(wren.cookie)).status).toBe(404)
  })
})

it('counts a visit as begun before it is finished, each network once', async () => {
  const { manifest } = await desk.ship()
  const proof = desk.ticket([manifest])
  const send = (more: object) => {
    const { remote, version } = manifest
    return cms.request('/api/releases/visits', { json: { ...proof, releases: [{ remote, version }], ...more } })
  }
  const health = async () => (await desk.historyOf('mfe-portal'))[0]?.health
  for (let page = 0; page < 2; page += 1) await send({ begins: true })
  expect(await health()).toMatchObject({ begun: 1, visits: 0 })
  await send({ lcp: 900 })
  expect(await health()).toMatchObject({ begun: 1, visits: 1, lcpVisits: 1 })
})
