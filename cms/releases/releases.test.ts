import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LiveSet, liveSetSchema } from '@framewell/domain/releases/liveSet'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { listReleases } from '@framewell/domain/releases/release'
import { CANDIDATE_LIMITS } from '@framewell/domain/releases/releaseHealth'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { MOST_FAILURE_GROUPS } from '@framewell/domain/releases/reports'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_EVENTS_CHANNEL } from '../content/events/notifyHosts'
import { inTransaction } from '../database/inTransaction'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { bringFile, integrityOf, registerRelease, shipTestRelease, type TestRelease, testRelease } from '../testing/shipTestRelease'
import { pruneReleases } from './pruneReleases'

let cms: TestCms
let operator: { cookie: string; email: string }
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const route = (path: string) => ({ path, title: 'A route', description: '', chrome: 'site' as const, indexed: true })
const ship = (release: TestRelease = {}, options: Record<string, unknown> = {}) => shipTestRelease(cms, { ...release, options })
const act = async (id: string, action: string, json: Record<string, unknown> = { reason: 'Going back' }, cookie = operator.cookie) => {
  const answer = await cms.request(`/api/releases/${id}/${action}`, { json, cookie })
  return { status: answer.status, body: await answer.json() }
}
const folderOf = ({ remote, version }: ReleaseManifest) => join(env.RELEASES_DIR, remote, version)

async function liveOf(remote: RemoteName): Promise<LiveSet['remotes'][number] | undefined> {
  const set = liveSetSchema.parse(await (await cms.request('/api/releases/live')).json())
  return set.remotes.find(({ live }) => live.remote === remote)
}
async function historyOf(remote: RemoteName) {
  return listReleases.output.parse(await (await cms.request(`/api/releases/history?remote=${remote}`, { cookie: operator.cookie })).json())
    .releases
}
const auditOf = async (id: string) =>
  (await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: id } }, sort: '-createdAt', limit: 1 })).docs[0]

describe('shipping a release', () => {
  it('keeps its files and its record, makes it live at once and tells the hosts', async () => {
    const client = await cms.payload.db.pool.connect()
    await client.query(`listen ${SITE_EVENTS_CHANNEL}`)
    const heard = new Promise((resolve) => client.on('notification', ({ payload }) => resolve(payload)))
    const { manifest, status, body } = await ship({}, { notes: 'A first one', commit: 'abc123', author: 'Ann' })
    expect({ status, body }).toMatchObject({ status: 200, body: { version: manifest.version, status: 'live', created: true } })
    expect(JSON.parse(String(await heard))).toEqual({ type: 'releases' })
    client.release(true)
    expect((await liveOf('mfe-portal'))?.live).toMatchObject({ ...manifest, baseUrl: `/releases/mfe-portal/${manifest.version}/` })
    expect((await readdir(folderOf(manifest))).sort()).toEqual(['release.json', 'remoteEntry.js', 'server.cjs'])
    expect((await historyOf('mfe-portal'))[0]).toMatchObject({
      notes: 'A first one',
      commit: 'abc123',
      author: 'Ann',
      shippedBy: 'release tool',
    })
  })

  it('changes nothing for a version it knows, and never takes other files for it', async () => {
    const { manifest } = await ship({}, { channel: 'registered' })
    expect(await registerRelease(cms, manifest, { options: { channel: 'registered' } })).toMatchObject({
      status: 200,
      body: { status: 'registered', created: false },
    })
    const other = { ...manifest, files: { ...manifest.files, 'remoteEntry.js': integrityOf('other') } }
    await bringFile(cms, manifest, 'other')
    expect(await registerRelease(cms, other)).toMatchObject({ status: 409, body: { code: 'contentMismatch' } })
  })

  it('names another address of the files once one is set', async () => {
    const { manifest } = await ship({ remote: 'mfe-configurators' })
    Object.assign(env, { RELEASES_URL: 'https://releases.framewell.test' })
    expect((await liveOf('mfe-configurators'))?.live.baseUrl).toBe(`https://releases.framewell.test/mfe-configurators/${manifest.version}/`)
    Object.assign(env, { RELEASES_URL: undefined })
  })

  it('is whole or not at all, and shipping again completes what was interrupted', async () => {
    const { manifest, files } = testRelease({ contents: { 'app.js': 'app', 'fonts/a.woff2': 'font' } })
    const [entry = '', ...rest] = Object.values(files)
    await bringFile(cms, manifest, entry)
    const early = await registerRelease(cms, manifest)
    expect(early).toMatchObject({ status: 422, body: { code: 'filesMissing', detail: expect.stringContaining('app.js') } })
    expect(await readdir(folderOf(manifest)).catch(() => 'none')).toBe('none')
    for (const content of rest) await bringFile(cms, manifest, content)
    expect((await registerRelease(cms, manifest)).body).toMatchObject({ status: 'live' })
    expect(await readFile(join(folderOf(manifest), 'fonts/a.woff2'), 'utf8')).toBe('font')
  })

  it('many times at once makes one release of it', async () => {
    const { manifest, files } = testRelease({ contents: { 'app.js': 'app' } })
    const [first, ...others] = await Promise.all(
      Array.from({ length: 4 }, async () => {
        await Promise.all(Object.values(files).map((content) => bringFile(cms, manifest, content)))
        return registerRelease(cms, manifest)
      }),
    )
    expect([first, ...others].map((answer) => answer?.body.status)).toEqual(['live', 'live', 'live', 'live'])
    expect((await historyOf('mfe-portal')).filter(({ version }) => version === manifest.version)).toHaveLength(1)
  })

  it('says so while the store is away, and changes nothing', async () => {
    const { manifest, files } = testRelease()
    const store = env.RELEASES_DIR
    const away = join(env.DATA_DIR, 'not-a-folder')
    await writeFile(away, '')
    Object.assign(env, { RELEASES_DIR: away })
    expect((await bringFile(cms, manifest, Object.values(files)[0] ?? '')).status).toBe(507)
    Object.assign(env, { RELEASES_DIR: store })
    for (const content of Object.values(files)) await bringFile(cms, manifest, content)
    Object.assign(env, { RELEASES_DIR: away })
    expect(await registerRelease(cms, manifest)).toMatchObject({ status: 507, body: { code: 'storeFull' } })
    Object.assign(env, { RELEASES_DIR: store })
    expect((await registerRelease(cms, manifest)).status).toBe(200)
  })

  it('takes no file that is not what its hash says, and none that is too large', async () => {
    const { manifest } = testRelease()
    expect((await bringFile(cms, manifest, 'one', undefined, integrityOf('another'))).status).toBe(422)
    expect((await bringFile(cms, manifest, 'x'.repeat(4_000_001))).status).toBe(413)
  })
})

describe('registration refuses, with a sentence that says what to change,', () => {
  const file = integrityOf('file')
  it.each<[string, Partial<ReleaseManifest>, string]>([
    ['a line break in a file name', { preload: ['b\r\nx: y'] }, 'preload.0'],
    ['a path out of its folder', { files: { 'remoteEntry.js': file, '../x.js': file } }, 'files'],
    ['an entry that is no file of it', { entry: 'other.js' }, 'entry'],
    ['a preloaded file that is no file of it', { preload: ['remoteEntry.js', 'other.js'] }, 'preload.1'],
    ['no files', { files: {} }, 'entry'],
    ['a file for servers that is no file of it', { server: 'other.cjs' }, 'server'],
    ['a query parameter that is no word', { routes: [{ ...route('/mine'), query: ['a&b'] }] }, 'routes.0.query.0'],
    ['a route that answers for every page', { routes: [route('/:anything')] }, 'routes.0.path'],
    ['a widget with a slash', { widgets: ['a/b'] }, 'widgets.0'],
  ])('a manifest with %s', async (_, change, place) => {
    const { status, body } = await registerRelease(cms, { ...testRelease().manifest, ...change })
    expect(status).toBe(400)
    expect(body.fields.map(({ path }: { path: string }) => path).join(' ')).toContain(place)
  })

  it.each<[string, TestRelease, string, string]>([
    ['an old major of a shared library', { shared: { react: '18.2.0' } }, 'sharedMismatch', 'upgrade react from 18.2.0 to 19'],
    ['a library that nobody shares', { shared: { lodash: '4.17.21' } }, 'sharedMismatch', 'lodash is not shared'],
    ['another shell contract', { contract: 2 }, 'contractMismatch', 'contract 2'],
    ['a route of the site itself', { routes: [route('/api/mine')] }, 'routeTaken', '/api belongs to the site'],
    ['a large script', { contents: { 'app.js': 'x'.repeat(1_600_000) } }, 'tooLarge', 'app.js has 1.6 MB'],
    ['a build that throws at load', { prelude: 'throw new Error("no such thing")' }, 'brokenAtLoad', 'no such thing'],
    ['a build that never ends loading', { prelude: 'for (;;);' }, 'brokenAtLoad', 'throws while it loads'],
    ['a build that patches fetch', { prelude: 'globalThis.fetch = () => 1' }, 'brokenAtLoad', 'It changes fetch'],
    ['a build that patches arrays', { prelude: 'Array.prototype.mine = 1' }, 'brokenAtLoad', 'It changes Array.prototype.mine'],
    ['no file for servers', { server: undefined }, 'serverFileMissing', ''],
    ['a file for servers that throws', { serverPrelude: 'document.title' }, 'brokenAtDraw', 'document is not defined'],
    ['a file for servers that needs what is not there', { serverPrelude: 'require("fs")' }, 'brokenAtDraw', 'fs is not there on servers'],
    ['a build that reads the disk', { prelude: 'process.exit(0)' }, 'brokenAtLoad', 'throws while it loads'],
  ])('%s', async (_, release, code, words) => {
    const before = await liveOf('mfe-portal')
    const { status, body } = await ship(release)
    expect({ status, code: body.code }).toEqual({ status: 422, code })
    expect(body.detail ?? '').toContain(words)
    expect(await liveOf('mfe-portal')).toEqual(before)
  })

  it('an app that lacks what its manifest promises', async () => {
    const { manifest, files } = testRelease({ widgets: ['qualification'] })
    for (const content of Object.values(files)) await bringFile(cms, manifest, content)
    expect(await registerRelease(cms, { ...manifest, widgets: ['qualification', 'terms'] })).toMatchObject({
      status: 422,
      body: { code: 'brokenAtLoad', detail: expect.stringContaining('the widget terms') },
    })
  })

  it('a screen that throws when a server draws it', async () => {
    const { manifest, files } = testRelease({ widgets: ['broken'] })
    const server = 'module.exports = { default: { contract: 1, routes: {}, widgets: { broken: () => window.innerWidth } } }'
    for (const content of [...Object.values(files), server]) await bringFile(cms, manifest, content)
    const altered = { ...manifest, files: { ...manifest.files, 'server.cjs': integrityOf(server) } }
    expect(await registerRelease(cms, altered)).toMatchObject({
      status: 422,
      body: { code: 'brokenAtDraw', detail: 'Drawing the widget broken throws: ReferenceError: window is not defined' },
    })
  })

  it('a route of another remote, however its parameters are named', async () => {
    await ship({ remote: 'mfe-admin', routes: [route('/desk/:id')] })
    expect(await ship({ routes: [route('/desk/:order')] })).toMatchObject({
      status: 422,
      body: { code: 'routeTaken', detail: expect.stringContaining('mfe-admin') },
    })
  })

  it('a release without a widget that a published page shows', async () => {
    await ship({ widgets: ['qualification', 'calculator'] })
    const page = { title: 'Prices', slug: 'prices', _status: 'published' as const }
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: { ...page, sections: [{ blockType: 'app', tone: 'paper', app: 'mfe-portal/calculator', reservedHeight: 400 }] },
    })
    expect(await ship({ widgets: ['qualification'] })).toMatchObject({
      status: 422,
      body: { code: 'widgetsInUse', detail: 'Still in use: mfe-portal/calculator on the page "prices".' },
    })
    await cms.payload.delete({ collection: 'pages', id })
    expect((await ship({ widgets: ['qualification'] })).status).toBe(200)
  })
})

describe('who ships', () => {
  const issue = async (json: Record<string, unknown>) =>
    (await cms.request('/api/releases/keys', { json, cookie: operator.cookie })).json() as Promise<{ id: string; key: string }>
  const asKey = (key: string) => ({ headers: { [SHIP_KEY_HEADER]: key } })

  it('is the holder of a key, for its remotes only, by name, until it is revoked', async () => {
    const { id, key } = await issue({ holder: 'Ann of the portal team', remotes: ['mfe-portal'] })
    const { body, manifest } = await shipTestRelease(cms, { as: asKey(key) })
    expect(body).toMatchObject({ status: 'live' })
    expect((await auditOf(body.id))?.actorEmail).toBe('Ann of the portal team')
    const foreign = await shipTestRelease(cms, { remote: 'mfe-admin', as: asKey(key) })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'refusedKey' } })
    const { id: other } = (await ship({ remote: 'mfe-admin' })).body
    expect((await cms.request(`/api/releases/${other}/promote`, { json: { reason: 'Mine now' }, ...asKey(key) })).status).toBe(403)
    expect((await cms.request(`/api/releases/keys/${id}/revoke`, { json: {}, cookie: operator.cookie })).status).toBe(200)
    expect(await registerRelease(cms, manifest, { as: asKey(key) })).toMatchObject({ status: 403, body: { code: 'refusedKey' } })
    expect(await auditOf(id)).toMatchObject({ action: 'ship-key-revoke', actorEmail: operator.email })
  })

  it('is nobody else', async () => {
    const { manifest } = testRelease()
    const { key } = await issue({ holder: 'Ben', remotes: ['mfe-portal'], days: 1 })
    const forged = `${key.slice(0, -2)}xx`
    for (const as of [{}, asKey('ship_nonsense'), asKey(forged), { cookie: (await cms.signInAs('editor')).cookie }]) {
      expect([401, 403]).toContain((await registerRelease(cms, manifest, { as })).status)
    }
    const stored = await cms.request('/api/remote-ship-keys', { cookie: operator.cookie })
    expect(await stored.text()).not.toContain('keyHash')
    expect((await cms.request('/api/remote-ship-keys', { cookie: (await cms.signInAs('editor')).cookie })).status).toBe(403)
  })
})

describe('going forward and back', () => {
  it('goes back to an earlier release, with a trace of who and why', async () => {
    const first = (await ship({ remote: 'mfe-admin' })).manifest
    const second = await ship({ remote: 'mfe-admin' })
    const third = (await ship({ remote: 'mfe-admin' })).manifest
    expect(await liveOf('mfe-admin')).toMatchObject({ live: { version: third.version }, fallback: { version: second.manifest.version } })
    expect((await act(second.body.id, 'promote')).status).toBe(200)
    // The one before it takes over when it fails, not the one that was gone back from.
    expect(await liveOf('mfe-admin')).toMatchObject({
      live: { version: second.manifest.version },
      fallback: { version: first.version },
    })
    expect(await auditOf(second.body.id)).toMatchObject({
      action: 'release-promote',
      actorEmail: operator.email,
      reason: 'Going back',
      before: { live: third.version },
      after: { live: second.manifest.version },
    })
    expect((await historyOf('mfe-admin')).find(({ version }) => version === third.version)?.status).toBe('withdrawn')
  })

  it('stays rolled back when the product starts with new builds, until somebody promotes', async () => {
    const good = await ship({ remote: 'mfe-admin' })
    const bad = await ship({ remote: 'mfe-admin' })
    expect((await act(bad.body.id, 'withdraw')).body).toMatchObject({ version: good.manifest.version, status: 'live' })
    const started = await ship({ remote: 'mfe-admin' }, { unlessRolledBack: true })
    expect(started.body).toMatchObject({ status: 'registered', created: true })
    expect((await liveOf('mfe-admin'))?.live.version).toBe(good.manifest.version)
    await act(started.body.id, 'promote')
    expect((await ship({ remote: 'mfe-admin' }, { unlessRolledBack: true })).body).toMatchObject({ status: 'live' })
    expect((await registerRelease(cms, bad.manifest, { options: { unlessRolledBack: true } })).body.status).toBe('withdrawn')
  })

  it('falls back to the newest release that did not fail on visitors’ pages', async () => {
    const good = await ship({ remote: 'mfe-admin' })
    const broken = await ship({ remote: 'mfe-admin' })
    for (let page = 0; page < CANDIDATE_LIMITS.fewestFailures; page += 1) await report(broken.manifest)
    await ship({ remote: 'mfe-admin' })
    expect((await liveOf('mfe-admin'))?.fallback?.version).toBe(good.manifest.version)
  })

  it('keeps exactly one live release when many are promoted at once', async () => {
    const registered = await Promise.all(Array.from({ length: 4 }, () => ship({}, { channel: 'registered' })))
    const answers = await Promise.all(registered.map(({ body }) => act(body.id, 'promote')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await historyOf('mfe-portal')).filter(({ status }) => status === 'live')).toHaveLength(1)
  })

  it('needs an operator, a reason, a release, and its files', async () => {
    const { body, manifest } = await ship({}, { channel: 'registered' })
    expect((await act(body.id, 'promote', { reason: 'Going' }, '')).status).toBe(401)
    expect((await act(body.id, 'promote', { reason: 'Going' }, (await cms.signInAs('editor')).cookie)).status).toBe(403)
    expect((await act(body.id, 'promote', { reason: ' ' })).status).toBe(400)
    expect((await act('00000000-0000-4000-8000-000000000000', 'promote')).status).toBe(404)
    await writeFile(join(folderOf(manifest), 'remoteEntry.js'), 'altered on disk')
    expect(await act(body.id, 'promote')).toMatchObject({ status: 422, body: { code: 'filesMissing' } })
  })

  it('is the only way: nobody writes releases through the collection', async () => {
    const { body } = await ship({}, { channel: 'registered' })
    const { cookie } = await cms.signInAs('super_admin')
    const path = `/api/remote-releases/${body.id}`
    expect((await cms.request(path, { method: 'PATCH', json: { status: 'live' }, cookie })).status).toBe(403)
    expect((await cms.request(path, { method: 'DELETE', cookie })).status).toBe(403)
    expect((await cms.request('/api/remote-releases', { json: {}, cookie })).status).toBe(403)
    expect((await cms.request(path, { cookie })).status).toBe(200)
    expect((await cms.request(path)).status).toBe(403)
  })
})

async function report(of: ReleaseManifest, change: Record<string, string> = {}, address?: string) {
  const failure = { remote: of.remote, version: of.version, path: '/qualification', stage: 'load', message: 'It answered 500', ...change }
  const answer = await cms.request('/api/releases/failures', { json: failure, ...(address ? { address } : {}) })
  return answer.json()
}

describe('a candidate', () => {
  it('is shown to its share, beside what is live, until it is promoted', async () => {
    const live = await ship()
    const { body, manifest } = await ship({}, { channel: 'candidate', share: 20 })
    expect(body.status).toBe('candidate')
    expect(await liveOf('mfe-portal')).toMatchObject({
      live: { version: live.manifest.version },
      candidate: { share: 20, release: { version: manifest.version } },
    })
    await act(body.id, 'candidate', { share: 50, reason: 'It does well' })
    expect((await liveOf('mfe-portal'))?.candidate?.share).toBe(50)
    expect(await auditOf(body.id)).toMatchObject({ action: 'release-candidate', actorEmail: operator.email, before: { share: 20 } })
    await act(body.id, 'promote')
    expect(await liveOf('mfe-portal')).toMatchObject({ live: { version: manifest.version }, candidate: null })
  })

  it('without a share is shown to nobody', async () => {
    const { body } = await ship({}, { channel: 'candidate' })
    expect(body.status).toBe('candidate')
    expect((await liveOf('mfe-portal'))?.candidate).toBe(null)
  })

  it('that fails is taken back by itself, on record', async () => {
    const live = await ship()
    const { body, manifest } = await ship({}, { channel: 'candidate', share: 20 })
    for (let page = 1; page < CANDIDATE_LIMITS.fewestFailures; page += 1) await report(manifest)
    expect((await liveOf('mfe-portal'))?.candidate).not.toBe(null)
    await report(manifest)
    expect(await liveOf('mfe-portal')).toMatchObject({ live: { version: live.manifest.version }, candidate: null })
    expect(await auditOf(body.id)).toMatchObject({
      action: 'release-withdraw',
      actorEmail: 'automatic rollback',
      reason: 'It failed on 100% of its pages, the live release on 0%.',
    })
  })

  it('that is slow on visitors’ pages is taken back by itself', async () => {
    const live = await ship()
    const { manifest } = await ship({}, { channel: 'candidate', share: 20 })
    const visit = (of: ReleaseManifest, lcp: number) =>
      cms.request('/api/releases/visits', { json: { releases: [{ remote: of.remote, version: of.version }], lcp, inp: 80 } })
    for (let page = 0; page < CANDIDATE_LIMITS.fewestVisits; page += 1) {
      await visit(live.manifest, 900)
      await visit(manifest, 4000)
    }
    expect((await liveOf('mfe-portal'))?.candidate).toBe(null)
    expect((await historyOf('mfe-portal'))[0]).toMatchObject({
      status: 'withdrawn',
      health: { visits: 50, lcpVisits: 50, lcpSlow: 50, inpSlow: 0 },
    })
  })
})

describe('reports of failures', () => {
  it('with one message share one record, whatever path they make up', async () => {
    const { manifest } = await ship()
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => report(manifest, { path: `/made-up-${at}` })))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ recorded: true })))
    expect(await report({ ...manifest, version: 'never-was' })).toEqual({ recorded: false })
    const { docs } = await cms.payload.find({ collection: 'remote-failures', where: { version: { equals: manifest.version } } })
    expect(docs).toMatchObject([{ count: 5, stage: 'load', message: 'It answered 500' }])
  })

  it('with made-up messages cannot fill the table, and one address cannot condemn a release for ever', async () => {
    const { manifest } = await ship()
    for (let at = 0; at < MOST_FAILURE_GROUPS + 15; at += 1) await report(manifest, { message: `Made up ${at}` })
    const { totalDocs } = await cms.payload.count({ collection: 'remote-failures', where: { version: { equals: manifest.version } } })
    expect(totalDocs).toBe(MOST_FAILURE_GROUPS + 1)
    const other = (await ship()).manifest
    for (let at = 0; at < 18; at += 1) await report(other, {}, '203.0.113.7')
    expect((await historyOf('mfe-portal'))[0]?.health.failures).toBe(10)
  })
})

describe('drawing on servers', () => {
  const decide = (json: Record<string, unknown>, cookie = operator.cookie) => cms.request('/api/releases/drawing', { json, cookie })

  it('is for remotes that an operator trusts, on record, and ends when the trust does', async () => {
    const { manifest } = await ship()
    const drawn = async () => (await liveOf('mfe-portal'))?.drawn
    for (const trusted of [true, false, true]) {
      const reason = trusted ? 'Their team is known to us' : 'It reads what it should not'
      const answer = await decide({ remote: 'mfe-portal', drawn: trusted, reason })
      expect(await answer.json()).toMatchObject({ drawn: trusted, decidedBy: operator.email, reason })
      expect(await drawn()).toBe(trusted)
    }
    expect((await liveOf('mfe-portal'))?.live.server).toBe(manifest.server)
    const listed = await (await cms.request('/api/releases/drawing', { cookie: operator.cookie })).json()
    expect(listed.remotes).toContainEqual(expect.objectContaining({ remote: 'mfe-portal', drawn: true, decidedBy: operator.email }))
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
  const old = await ship({ remote: 'mfe-configurators' })
  for (let at = 0; at < 11; at += 1) await ship({ remote: 'mfe-configurators' })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const prune = async (days: number) => {
    const req = await cms.localReq()
    await inTransaction(req, () => pruneReleases(req, inDays(days)))
  }
  for (const days of [28, 29]) await prune(days)
  expect(await readdir(folderOf(old.manifest))).toContain('remoteEntry.js')
  for (const days of [31, 32]) await prune(days)
  expect(await readdir(folderOf(old.manifest)).catch(() => 'gone')).toBe('gone')
  expect((await act(old.body.id, 'promote')).body.code).toBe('filesMissing')
  const { live, fallback } = (await liveOf('mfe-configurators')) ?? {}
  for (const kept of [live, fallback]) expect(kept && (await readdir(folderOf(kept)))).toContain('remoteEntry.js')
  expect(await registerRelease(cms, old.manifest)).toMatchObject({ status: 422, body: { code: 'filesMissing' } })
})

it('what was stored before manifests were checked is shown to nobody and breaks nothing', async () => {
  const { body } = await ship({}, { channel: 'registered' })
  await cms.payload.db.pool.query(`update remote_releases set status = 'retired' where remote = 'mfe-portal' and status = 'live'`)
  await cms.payload.db.pool.query(`update remote_releases set status = 'live', manifest = '{"preload": ["b\\r\\nx: y"]}' where id = $1`, [
    body.id,
  ])
  expect(await liveOf('mfe-portal')).toBeUndefined()
  expect((await cms.request('/api/site/chrome')).status).toBe(200)
})
