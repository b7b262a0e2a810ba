import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { CANDIDATE_LIMITS, NO_HEALTH } from '@framewell/domain/releases/releaseHealth'
import { MAX_FAILURE_GROUPS } from '@framewell/domain/releases/reports'
import { TICKET } from '@framewell/domain/releases/visitTicket'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { folderOf, type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { registerRelease } from '../testing/shipTestRelease'
import { pruneReleases } from './pruneReleases'

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

describe('promoting and rolling back', () => {
  it('goes back to an earlier release, with a record of who and why', async () => {
    const first = (await desk.ship({ remote: 'mfe-admin' })).manifest
    const second = await desk.ship({ remote: 'mfe-admin' })
    const third = (await desk.ship({ remote: 'mfe-admin' })).manifest
    expect(await desk.liveOf('mfe-admin')).toMatchObject({
      live: { version: third.version },
      fallback: { version: second.manifest.version },
    })
    expect((await desk.act(second.body.id, 'promote')).status).toBe(200)
    // The one before it takes over when it fails, not the one that was rolled back.
    expect(await desk.liveOf('mfe-admin')).toMatchObject({
      live: { version: second.manifest.version },
      fallback: { version: first.version },
    })
    expect(await desk.auditOf(second.body.id)).toMatchObject({
      action: 'release-promote',
      actorEmail: desk.operator.email,
      reason: 'Going back',
      before: { live: third.version },
      after: { live: second.manifest.version },
    })
    expect((await desk.historyOf('mfe-admin')).find(({ version }) => version === third.version)?.status).toBe('withdrawn')
  })

  it('stays rolled back when the product starts with new builds, until somebody promotes', async () => {
    const good = await desk.ship({ remote: 'mfe-admin' })
    const bad = await desk.ship({ remote: 'mfe-admin' })
    expect((await desk.act(bad.body.id, 'withdraw')).body).toMatchObject({ version: good.manifest.version, status: 'live' })
    const started = await desk.ship({ remote: 'mfe-admin' }, { unlessRolledBack: true })
    expect(started.body).toMatchObject({ status: 'registered', created: true })
    expect((await desk.liveOf('mfe-admin'))?.live.version).toBe(good.manifest.version)
    await desk.act(started.body.id, 'promote')
    expect((await desk.ship({ remote: 'mfe-admin' }, { unlessRolledBack: true })).body).toMatchObject({ status: 'live' })
    expect((await registerRelease(cms, bad.manifest, { options: { unlessRolledBack: true } })).body.status).toBe('withdrawn')
  })

  it('falls back to the newest release that did not fail on visitors’ pages', async () => {
    const good = await desk.ship({ remote: 'mfe-admin' })
    const broken = await desk.ship({ remote: 'mfe-admin' })
    for (let page = 0; page < CANDIDATE_LIMITS.fewestFailures; page += 1) await desk.report(broken.manifest)
    await desk.ship({ remote: 'mfe-admin' })
    expect((await desk.liveOf('mfe-admin'))?.fallback?.version).toBe(good.manifest.version)
  })

  it('does not fall or go back to one whose first pages failed while an older one did not', async () => {
    const good = await desk.ship({ remote: 'mfe-admin' })
    const first = await desk.ship({ remote: 'mfe-admin' })
    await desk.report(first.manifest)
    const second = await desk.ship({ remote: 'mfe-admin' })
    expect((await desk.liveOf('mfe-admin'))?.fallback?.version).toBe(good.manifest.version)
    expect((await desk.act(second.body.id, 'withdraw')).body).toMatchObject({ version: good.manifest.version, status: 'live' })
  })

  it('keeps exactly one live release when many are promoted at once', async () => {
    const registered = await Promise.all(Array.from({ length: 4 }, () => desk.ship({}, { channel: 'registered' })))
    const answers = await Promise.all(registered.map(({ body }) => desk.act(body.id, 'promote')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await desk.historyOf('mfe-portal')).filter(({ status }) => status === 'live')).toHaveLength(1)
  })

  it('needs an operator, a reason, a release, and its files', async () => {
    const { body, manifest } = await desk.ship({}, { channel: 'registered' })
    expect((await desk.act(body.id, 'promote', { reason: 'Going' }, '')).status).toBe(401)
    expect((await desk.act(body.id, 'promote', { reason: 'Going' }, (await cms.signInAs('editor')).cookie)).status).toBe(403)
    expect((await desk.act(body.id, 'promote', { reason: ' ' })).status).toBe(400)
    expect((await desk.act('00000000-0000-4000-8000-000000000000', 'promote')).status).toBe(404)
    await writeFile(join(folderOf(manifest), 'remoteEntry.js'), 'altered on disk')
    expect(await desk.act(body.id, 'promote')).toMatchObject({ status: 422, body: { code: 'filesMissing' } })
  })

  it('is the only way: nobody writes releases through the collection', async () => {
    const { body } = await desk.ship({}, { channel: 'registered' })
    const { cookie } = await cms.signInAs('super_admin')
    const path = `/api/remote-releases/${body.id}`
    expect((await cms.request(path, { method: 'PATCH', json: { status: 'live' }, cookie })).status).toBe(404)
    expect((await cms.request(path, { method: 'DELETE', cookie })).status).toBe(404)
    expect((await cms.request('/api/remote-releases', { json: {}, cookie })).status).toBe(404)
    expect((await cms.request(path, { cookie })).status).toBe(200)
    expect((await cms.request(path)).status).toBe(401)
  })
})

describe('a candidate', () => {
  it('is shown to its share, next to the live release, until it is promoted', async () => {
    const live = await desk.ship()
    const { body, manifest } = await desk.ship({}, { channel: 'candidate', share: 20 })
    expect(body.status).toBe('candidate')
    expect(await desk.liveOf('mfe-portal')).toMatchObject({
      live: { version: live.manifest.version },
      candidate: { share: 20, release: { version: manifest.version } },
    })
    await desk.act(body.id, 'candidate', { share: 50, reason: 'It does well' })
    expect((await desk.liveOf('mfe-portal'))?.candidate?.share).toBe(50)
    expect(await desk.auditOf(body.id)).toMatchObject({
      action: 'release-candidate',
      actorEmail: desk.operator.email,
      before: { share: 20 },
    })
    await desk.act(body.id, 'promote')
    expect(await desk.liveOf('mfe-portal')).toMatchObject({ live: { version: manifest.version }, candidate: null })
  })

  it('without a share is shown to nobody', async () => {
    const { body } = await desk.ship({}, { channel: 'candidate' })
    expect(body.status).toBe('candidate')
    expect((await desk.liveOf('mfe-portal'))?.candidate).toBe(null)
  })

  it('that fails is withdrawn automatically, on record', async () => {
    const live = await desk.ship()
    const { body, manifest } = await desk.ship({}, { channel: 'candidate', share: 20 })
    for (let page = 1; page < CANDIDATE_LIMITS.fewestFailures; page += 1) await desk.report(manifest)
    expect((await desk.liveOf('mfe-portal'))?.candidate).not.toBe(null)
    await desk.report(manifest)
    expect(await desk.liveOf('mfe-portal')).toMatchObject({ live: { version: live.manifest.version }, candidate: null })
    expect(await desk.auditOf(body.id)).toMatchObject({
      action: 'release-withdraw',
      actorEmail: 'automatic rollback',
      reason: 'It failed for 5 visitors; the live release failed on 0% of its pages.',
    })
  })

  it('that freezes pages is withdrawn like one that fails', async () => {
    await desk.ship()
    const { manifest } = await desk.ship({}, { channel: 'candidate', share: 100 })
    for (let page = 1; page <= CANDIDATE_LIMITS.fewestFailures; page += 1) await desk.report(manifest, { stage: 'freeze' })
    expect((await desk.liveOf('mfe-portal'))?.candidate).toBe(null)
    expect((await desk.historyOf('mfe-portal'))[0]?.health).toMatchObject({ visits: 0, failures: 5, errors: 0 })
  })

  it('that servers cannot draw is withdrawn, unless the live release fails as well', async () => {
    const live = await desk.ship()
    const { manifest } = await desk.ship({}, { channel: 'candidate', share: 100 })
    const fail = async ({ remote, version }: ReleaseManifest, times: number) => {
      const failed = { remote, version, path: '/', stage: 'draw', message: 'It drew for more than 300 ms' }
      for (let at = 0; at < times; at += 1) await cms.request('/api/releases/draw-failures', { json: failed, internal: true })
    }
    await fail(live.manifest, 1)
    await fail(manifest, CANDIDATE_LIMITS.fewestDraws)
    expect((await desk.liveOf('mfe-portal'))?.candidate).not.toBe(null)
    const next = await desk.ship({}, { channel: 'candidate', share: 100 })
    await fail(next.manifest, CANDIDATE_LIMITS.fewestDraws)
    expect(await desk.auditOf(next.body.id)).toMatchObject({
      action: 'release-withdraw',
      reason: 'Our servers could not draw it 4 times, and drew the live release without failures.',
    })
  })

  it('that is slow for visitors of many networks is withdrawn automatically', async () => {
    const live = await desk.ship()
    const { manifest } = await desk.ship({}, { channel: 'candidate', share: 20 })
    for (let page = 0; page < CANDIDATE_LIMITS.fewestVisits; page += 1) {
      await visit(live.manifest, 900)
      await visit(manifest, 4000)
    }
    expect((await desk.liveOf('mfe-portal'))?.candidate).toBe(null)
    expect((await desk.historyOf('mfe-portal'))[0]).toMatchObject({
      status: 'withdrawn',
      health: { visits: 50, lcpVisits: 50, lcpSlow: 50, inpSlow: 0 },
    })
  })

  it('is not withdrawn because of one network, however many of its pages fail or are slow', async () => {
    await desk.ship()
    const { manifest } = await desk.ship({}, { channel: 'candidate', share: 20 })
    for (let page = 0; page <= CANDIDATE_LIMITS.fewestVisits; page += 1) {
      // Another address of the same network each time, each with its own page.
      await desk.report(manifest, { message: `Made up ${page}` }, `198.18.5.${page}`)
      await visit(manifest, 60_000, desk.ticket([manifest], `198.18.5.${page}`))
    }
    for (let page = 0; page <= CANDIDATE_LIMITS.fewestFailures; page += 1) await desk.report(manifest, {}, `2001:db8:7:${page}::1`)
    expect((await desk.historyOf('mfe-portal'))[0]).toMatchObject({
      status: 'candidate',
      health: { visits: 1, failures: 2, lcpVisits: 1, lcpSlow: 1 },
    })
  })

  it('is not withdrawn because pages say that a host could not draw it', async () => {
    await desk.ship()
    const { manifest } = await desk.ship({}, { channel: 'candidate', share: 20 })
    for (let page = 0; page < CANDIDATE_LIMITS.fewestDraws; page += 1) await desk.report(manifest, { stage: 'draw' })
    const failed = { remote: manifest.remote, version: manifest.version, path: '/', stage: 'draw', message: 'No window' }
    await cms.request('/api/releases/draw-failures', { json: failed, internal: true })
    expect((await desk.historyOf('mfe-portal'))[0]?.status).toBe('candidate')
  })

  it('is not judged by pages that were never sent, were sent without it, were altered, or are too old', async () => {
    const live = await desk.ship()
    const { manifest } = await desk.ship({}, { channel: 'candidate', share: 20 })
    const own = desk.ticket([manifest])
    const forged = [
      { ticket: `${'A'.repeat(58)}==`, given: own.given },
      { ticket: `${own.ticket.startsWith('A') ? 'B' : 'A'}${own.ticket.slice(1)}`, given: own.given },
      { ...desk.ticket([live.manifest]), given: own.given },
      desk.ticket([live.manifest]),
    ]
    for (const proof of forged) {
      expect(await desk.report(manifest, proof)).toEqual({ recorded: false })
      expect(await (await visit(manifest, 60_000, proof)).json()).toEqual({ counted: 0 })
    }
    expect((await cms.request('/api/releases/visits', { json: { releases: [own.given[0]] } })).status).toBe(400)
    const old = desk.ticket([manifest], '192.0.2.7', Date.now() - TICKET.lifeSeconds * 1000)
    expect(await desk.report(manifest, old), 'operators read it').toEqual({ recorded: true })
    expect((await desk.historyOf('mfe-portal'))[0]?.health).toEqual(NO_HEALTH)
  })
})

const visit = (of: ReleaseManifest, lcp: number, proof = desk.ticket([of])) =>
  cms.request('/api/releases/visits', { json: { ...proof, releases: [{ remote: of.remote, version: of.version }], lcp, inp: 80 } })

describe('reports of failures', () => {
  it('with one message share one record, whatever path they report', async () => {
    const { manifest } = await desk.ship()
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => desk.report(manifest, { path: `/made-up-${at}` })))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ recorded: true })))
    expect(await desk.report({ ...manifest, version: 'never-was' })).toEqual({ recorded: false })
    const { docs } = await cms.payload.find({ collection: 'remote-failures', where: { version: { equals: manifest.version } } })
    expect(docs).toMatchObject([{ count: 5, stage: 'load', message: 'It answered 500' }])
  })

  it('with made-up messages cannot fill the table, and a page counts once however often it reports', async () => {
    const { manifest } = await desk.ship()
    for (let at = 0; at < MAX_FAILURE_GROUPS + 15; at += 1) await desk.report(manifest, { message: `Made up ${at}` })
    const { totalDocs } = await cms.payload.count({ collection: 'remote-failures', where: { version: { equals: manifest.version } } })
    expect(totalDocs).toBe(MAX_FAILURE_GROUPS + 1)
    const other = (await desk.ship()).manifest
    const page = desk.ticket([other])
    for (let at = 0; at < 18; at += 1) await desk.report(other, page)
    expect((await desk.historyOf('mfe-portal'))[0]?.health.failures).toBe(1)
  })

  it('from a host that could not render are recorded for it alone, and judge nobody', async () => {
    const { manifest } = await desk.ship()
    const failed = { remote: manifest.remote, version: manifest.version, path: '/', stage: 'draw', message: 'No window' }
    expect((await cms.request('/api/releases/draw-failures', { json: failed })).status).toBe(403)
    expect(await desk.report(manifest, { stage: 'draw' }), 'no page says what a host could not do').toMatchObject({ code: 'invalidInput' })
    expect(await (await cms.request('/api/releases/draw-failures', { json: failed, internal: true })).json()).toEqual({ recorded: true })
    expect((await desk.historyOf('mfe-portal'))[0]?.health).toEqual(NO_HEALTH)
  })
})

describe('rendering on servers', () => {
  const decide = (json: Record<string, unknown>, cookie = desk.operator.cookie) => cms.request('/api/releases/drawing', { json, cookie })

  it('is for remotes an operator trusts, on record, and ends with the trust', async () => {
    const { manifest } = await desk.ship()
    const drawn = async () => (await desk.liveOf('mfe-portal'))?.drawn
    for (const trusted of [true, false, true]) {
      const reason = trusted ? 'Their team is known to us' : 'It reads what it should not'
      const answer = await decide({ remote: 'mfe-portal', drawn: trusted, reason })
      expect(await answer.json()).toMatchObject({ drawn: trusted, decidedBy: desk.operator.email, reason })
      expect(await drawn()).toBe(trusted)
    }
    expect((await desk.liveOf('mfe-portal'))?.live.server).toBe(manifest.server)
    const listed = await (await cms.request('/api/releases/drawing', { cookie: desk.operator.cookie })).json()
    expect(listed.remotes).toContainEqual(expect.objectContaining({ remote: 'mfe-portal', drawn: true, decidedBy: desk.operator.email }))
    const { docs } = await cms.payload.find({ collection: 'audit-records', where: { action: { in: ['remote-trust', 'remote-distrust'] } } })
    expect(docs.map(({ action }) => action).sort()).toEqual(['remote-distrust', 'remote-trust', 'remote-trust'])
  })

  it('is for operators to decide, with a reason', async () => {
    const wish = { remote: 'mfe-portal', drawn: true, reason: 'I want to' }
    expect((await decide(wish, '')).status).toBe(401)
    expect((await decide(wish, (await cms.signInAs('editor')).cookie)).status).toBe(403)
    expect((await decide({ ...wish, reason: ' ' })).status).toBe(400)
  })
})

it('files stay until no page can need them, then go; a release whose files are gone can be shipped again', async () => {
  const old = await desk.ship({ remote: 'mfe-configurators' })
  for (let at = 0; at < 11; at += 1) await desk.ship({ remote: 'mfe-configurators' })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const prune = async (days: number) => {
    const req = await cms.localReq()
    await inTransaction(req, () => pruneReleases(req, inDays(days)))
  }
  for (const days of [28, 29]) await prune(days)
  expect(await readdir(folderOf(old.manifest))).toContain('remoteEntry.js')
  for (const days of [31, 32]) await prune(days)
  expect(await readdir(folderOf(old.manifest)).catch(() => 'gone')).toBe('gone')
  expect((await desk.act(old.body.id, 'promote')).body.code).toBe('filesMissing')
  const { live, fallback } = (await desk.liveOf('mfe-configurators')) ?? {}
  for (const kept of [live, fallback]) expect(kept && (await readdir(folderOf(kept)))).toContain('remoteEntry.js')
  expect(await registerRelease(cms, old.manifest)).toMatchObject({ status: 422, body: { code: 'filesMissing' } })
})

it('releases stored before manifests were checked are shown to nobody and break nothing', async () => {
  const { body } = await desk.ship({}, { channel: 'registered' })
  await cms.payload.db.pool.query(`update remote_releases set status = 'retired' where remote = 'mfe-portal' and status = 'live'`)
  await cms.payload.db.pool.query(`update remote_releases set status = 'live', manifest = '{"preload": ["b\\r\\nx: y"]}' where id = $1`, [
    body.id,
  ])
  expect(await desk.liveOf('mfe-portal')).toBeUndefined()
  expect((await cms.request('/api/site/chrome')).status).toBe(200)
})
