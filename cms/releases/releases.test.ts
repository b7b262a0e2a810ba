import { createHash, randomBytes } from 'node:crypto'
import { type LiveSet, liveSetSchema } from '@framewell/domain/releases/liveSet'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_EVENTS_CHANNEL } from '../content/events/notifyHosts'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  // A deployment whose releases lie elsewhere may also take them from the site itself.
  Object.assign(env, { RELEASES_URL: 'https://releases.framewell.test' })
  cms = await bootCms()
})
afterAll(() => cms.stop())

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

function manifestOf(change: Partial<ReleaseManifest> = {}): ReleaseManifest {
  const version = change.version ?? randomBytes(8).toString('hex')
  return {
    remote: 'mfe-portal',
    contract: 1,
    entry: 'remoteEntry.js',
    preload: ['remoteEntry.js'],
    files: { 'remoteEntry.js': hash(version) },
    shared: { react: '19.3.1', jotai: '2.20.3' },
    routes: [],
    widgets: ['qualification'],
    builtAt: '2026-11-21T09:00:00.000Z',
    ...change,
    version,
  }
}

const route = (path: string) => ({ path, title: 'A route', description: '', chrome: 'site' as const, indexed: true })
const folderOf = ({ remote, version }: ReleaseManifest) => `/releases/${remote}/${version}/`

async function register(manifest: ReleaseManifest, { promote = true, baseUrl = folderOf(manifest) } = {}) {
  const response = await cms.request('/api/releases', { json: { manifest, baseUrl, promote }, internal: true })
  return { status: response.status, body: await response.json() }
}

async function liveOf(remote: string): Promise<LiveSet['remotes'][number] | undefined> {
  const set = liveSetSchema.parse(await (await cms.request('/api/releases/live')).json())
  return set.remotes.find(({ live }) => live.remote === remote)
}

describe('registering a release', () => {
  it('keeps it, makes it live at once and tells the hosts', async () => {
    const client = await cms.payload.db.pool.connect()
    await client.query(`listen ${SITE_EVENTS_CHANNEL}`)
    const heard = new Promise((resolve) => client.on('notification', ({ payload }) => resolve(payload)))
    const manifest = manifestOf()
    expect(await register(manifest)).toMatchObject({ status: 200, body: { version: manifest.version, status: 'live', created: true } })
    expect(JSON.parse(String(await heard))).toEqual({ type: 'releases' })
    expect((await liveOf('mfe-portal'))?.live).toMatchObject({ ...manifest, baseUrl: folderOf(manifest) })
    client.release(true)
  })

  it('changes nothing for a version it knows, and never takes other files for it', async () => {
    const manifest = manifestOf()
    await register(manifest, { promote: false })
    expect(await register(manifest, { promote: false })).toMatchObject({ status: 200, body: { status: 'registered', created: false } })
    const other = { ...manifest, files: { 'remoteEntry.js': hash('other') } }
    expect(await register(other)).toMatchObject({ status: 409, body: { code: 'contentMismatch' } })
  })

  it('follows the files of a known version to the address they moved to', async () => {
    const manifest = manifestOf({ remote: 'mfe-configurators' })
    await register(manifest)
    const moved = `${env.RELEASES_URL}/${manifest.remote}/${manifest.version}/`
    expect(await register(manifest, { promote: false, baseUrl: moved })).toMatchObject({
      status: 200,
      body: { status: 'live', created: false },
    })
    expect((await liveOf('mfe-configurators'))?.live.baseUrl).toBe(moved)
  })

  it('refuses what the host cannot run, and says what to upgrade', async () => {
    const old = await register(manifestOf({ shared: { react: '18.2.0' } }))
    expect(old).toMatchObject({
      status: 422,
      body: { code: 'sharedMismatch', detail: expect.stringContaining('upgrade react from 18.2.0 to 19') },
    })
    const unknown = await register(manifestOf({ shared: { lodash: '4.17.21' } }))
    expect(unknown).toMatchObject({ status: 422, body: { detail: expect.stringContaining('lodash is not shared') } })
    const foreign = await register(manifestOf({ contract: 2 }))
    expect(foreign).toMatchObject({ status: 422, body: { code: 'contractMismatch', detail: expect.stringContaining('contract 2') } })
  })

  it.each(['https://evil.test/mfe-portal/', '/releases/mfe-portal/another/', '//evil.test/x/', '/releases/mfe-portal/../mfe-admin/x/'])(
    'refuses files from %s',
    async (baseUrl) => {
      expect(await register(manifestOf(), { baseUrl })).toMatchObject({ status: 422, body: { code: 'originNotRegistered' } })
    },
  )

  it('is for release tools only', async () => {
    const manifest = manifestOf()
    const { cookie } = await cms.signInAs('super_admin')
    const json = { manifest, baseUrl: folderOf(manifest) }
    expect((await cms.request('/api/releases', { json })).status).toBe(403)
    expect((await cms.request('/api/releases', { json, cookie })).status).toBe(403)
  })
})

describe('promoting', () => {
  const promote = (id: string, cookie: string, reason = 'Going back') =>
    cms.request(`/api/releases/${id}/promote`, { json: { reason }, cookie })

  it('goes back to an earlier release, with a trace of who and why', async () => {
    const { cookie, email } = await cms.signInAs('operator')
    const [first, second, third] = [
      manifestOf({ remote: 'mfe-admin' }),
      manifestOf({ remote: 'mfe-admin' }),
      manifestOf({ remote: 'mfe-admin' }),
    ]
    await register(first)
    const { body } = await register(second)
    await register(third)
    expect(await liveOf('mfe-admin')).toMatchObject({ live: { version: third.version }, fallback: { version: second.version } })
    expect((await promote(body.id, cookie)).status).toBe(200)
    // The one before it takes over when it fails, not the one that was gone back from.
    expect(await liveOf('mfe-admin')).toMatchObject({ live: { version: second.version }, fallback: { version: first.version } })
    const { docs } = await cms.payload.find({
      collection: 'audit-records',
      where: { subjectId: { equals: body.id } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({
      action: 'release-promote',
      actorEmail: email,
      reason: 'Going back',
      before: { live: third.version },
      after: { live: second.version },
    })
  })

  it('keeps exactly one live release when many are promoted at once', async () => {
    const { cookie } = await cms.signInAs('operator')
    const registered = await Promise.all(Array.from({ length: 6 }, () => register(manifestOf(), { promote: false })))
    const answers = await Promise.all(registered.map(({ body }) => promote(body.id, cookie)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const { totalDocs } = await cms.payload.count({
      collection: 'remote-releases',
      where: { remote: { equals: 'mfe-portal' }, status: { equals: 'live' } },
    })
    expect(totalDocs).toBe(1)
  })

  it('needs an operator, a reason and a release', async () => {
    const { body } = await register(manifestOf(), { promote: false })
    const { cookie } = await cms.signInAs('operator')
    expect((await promote(body.id, '')).status).toBe(401)
    expect((await promote(body.id, (await cms.signInAs('editor')).cookie)).status).toBe(403)
    expect((await promote(body.id, cookie, ' ')).status).toBe(400)
    expect((await promote('00000000-0000-4000-8000-000000000000', cookie)).status).toBe(404)
  })

  it('is the only way: nobody writes releases through the collection', async () => {
    const { body } = await register(manifestOf(), { promote: false })
    const { cookie } = await cms.signInAs('super_admin')
    const path = `/api/remote-releases/${body.id}`
    expect((await cms.request(path, { method: 'PATCH', json: { status: 'live' }, cookie })).status).toBe(403)
    expect((await cms.request(path, { method: 'DELETE', cookie })).status).toBe(403)
    expect((await cms.request('/api/remote-releases', { json: {}, cookie })).status).toBe(403)
    expect((await cms.request(path, { cookie })).status).toBe(200)
    expect((await cms.request(path)).status).toBe(403)
  })
})

describe('reports of failures', () => {
  const report = (json: Record<string, string>) => cms.request('/api/releases/failures', { json })

  it('count equal failures in one record and ignore releases that do not exist', async () => {
    const { version } = manifestOf()
    await register(manifestOf({ version }))
    const failure = { remote: 'mfe-portal', version, path: '/qualification', stage: 'load', message: 'It answered 500' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(failure)))
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array.from({ length: 5 }, () => ({ recorded: true })))
    expect(await (await report({ ...failure, version: 'never-was' })).json()).toEqual({ recorded: false })
    const { docs } = await cms.payload.find({ collection: 'remote-failures', where: { version: { equals: version } } })
    expect(docs).toMatchObject([{ count: 5, stage: 'load', path: '/qualification' }])
  })
})

describe('a manifest', () => {
  const file = hash('file')
  it.each<[string, Partial<ReleaseManifest>, string]>([
    ['a line break in a file name', { preload: ['b\r\nx: y'] }, 'preload.0'],
    ['a path out of its folder', { files: { 'remoteEntry.js': file, '../x.js': file } }, 'files'],
    ['an entry that is no file of it', { entry: 'other.js' }, 'entry'],
    ['a preloaded file that is no file of it', { preload: ['remoteEntry.js', 'other.js'] }, 'preload.1'],
    ['a route that answers for every page', { routes: [route('/:anything')] }, 'routes.0.path'],
    ['a widget with a slash', { widgets: ['a/b'] }, 'widgets.0'],
  ])('with %s is refused, with the place and what to change', async (_, change, place) => {
    const { status, body } = await register(manifestOf(change))
    expect(status).toBe(400)
    expect(body.fields.map(({ path }: { path: string }) => path).join(' ')).toContain(place)
  })
})
