import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../env'
import { SITE_EVENTS_CHANNEL } from '../platform/live/notifyHosts'
import { bootCms, type TestCms } from '../testing/bootCms'
import { folderOf, type ReleaseDesk, releaseDesk } from '../testing/releaseDesk'
import { bringFile, integrityOf, registerRelease, shipTestRelease, testRelease } from '../testing/shipTestRelease'

/** Runs where a release is loaded: its trial takes this long. */
const FOUR_SECONDS = 'for (const until = Date.now() + 4000; Date.now() < until; );'

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

describe('shipping a release', () => {
  it('stores its files and its record, makes it live at once and notifies the hosts', async () => {
    const client = await cms.payload.db.pool.connect()
    await client.query(`listen ${SITE_EVENTS_CHANNEL}`)
    const heard = new Promise((resolve) => client.on('notification', ({ payload }) => resolve(payload)))
    const { manifest, status, body } = await desk.ship({}, { notes: 'A first one', commit: 'abc123', author: 'Ann' })
    expect({ status, body }).toMatchObject({ status: 200, body: { version: manifest.version, status: 'live', created: true } })
    expect(JSON.parse(String(await heard))).toEqual({ type: 'releases' })
    client.release(true)
    expect((await desk.liveOf('mfe-portal'))?.live).toMatchObject({ ...manifest, baseUrl: `/releases/mfe-portal/${manifest.version}/` })
    expect((await readdir(folderOf(manifest))).sort()).toEqual(['release.json', 'remoteEntry.js', 'server.cjs'])
    expect((await desk.historyOf('mfe-portal'))[0]).toMatchObject({
      notes: 'A first one',
      commit: 'abc123',
      author: 'Ann',
      shippedBy: 'release tool',
    })
  })

  it('changes nothing for a known version, and never accepts other files for it', async () => {
    const { manifest } = await desk.ship({}, { channel: 'registered' })
    expect(await registerRelease(cms, manifest, { options: { channel: 'registered' } })).toMatchObject({
      status: 200,
      body: { status: 'registered', created: false },
    })
    const other = { ...manifest, files: { ...manifest.files, 'remoteEntry.js': integrityOf('other') } }
    await bringFile(cms, manifest, 'other')
    expect(await registerRelease(cms, other)).toMatchObject({ status: 409, body: { code: 'contentMismatch' } })
  })

  it('uses another address for the files once one is set', async () => {
    const { manifest } = await desk.ship({ remote: 'mfe-configurators' })
    Object.assign(env, { RELEASES_URL: 'https://releases.framewell.test' })
    expect((await desk.liveOf('mfe-configurators'))?.live.baseUrl).toBe(
      `https://releases.framewell.test/mfe-configurators/${manifest.version}/`,
    )
    Object.assign(env, { RELEASES_URL: undefined })
  })

  it('is complete or not at all, and shipping again completes what was interrupted', async () => {
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

  it('many times at once makes one release', async () => {
    const { manifest, files } = testRelease({ contents: { 'app.js': 'app' } })
    const [first, ...others] = await Promise.all(
      Array.from({ length: 4 }, async () => {
        await Promise.all(Object.values(files).map((content) => bringFile(cms, manifest, content)))
        return registerRelease(cms, manifest)
      }),
    )
    expect([first, ...others].map((answer) => answer?.body.status)).toEqual(['live', 'live', 'live', 'live'])
    expect((await desk.historyOf('mfe-portal')).filter(({ version }) => version === manifest.version)).toHaveLength(1)
  })

  it('of other files under its version at the same time leaves it whole', async () => {
    const quick = testRelease()
    const slow = testRelease({ version: quick.manifest.version, prelude: FOUR_SECONDS })
    for (const { manifest, files } of [quick, slow]) for (const content of Object.values(files)) await bringFile(cms, manifest, content)
    const [first, second] = await Promise.all([registerRelease(cms, quick.manifest), registerRelease(cms, slow.manifest)])
    expect([first.body.status, second.body.code]).toEqual(['live', 'contentMismatch'])
    expect(integrityOf(await readFile(join(folderOf(quick.manifest), 'remoteEntry.js'), 'utf8'))).toBe(
      quick.manifest.files['remoteEntry.js'],
    )
  })

  it('reports it while the store is away, and changes nothing', async () => {
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

  it('refuses a file that does not match its hash, and one that is too large', async () => {
    const { manifest } = testRelease()
    expect((await bringFile(cms, manifest, 'one', undefined, integrityOf('another'))).status).toBe(422)
    expect((await bringFile(cms, manifest, 'x'.repeat(4_000_001))).status).toBe(413)
  })
})

describe('the shipper', () => {
  const issue = async (json: Record<string, unknown>) =>
    (await cms.request('/api/releases/keys', { json, cookie: desk.operator.cookie })).json() as Promise<{ id: string; key: string }>
  const asKey = (key: string) => ({ headers: { [SHIP_KEY_HEADER]: key } })

  it('is the holder of a key, for its remotes only, by name, until it is revoked', async () => {
    const { id, key } = await issue({ holder: 'Ann of the portal team', remotes: ['mfe-portal'] })
    const { body, manifest } = await shipTestRelease(cms, { as: asKey(key) })
    expect(body).toMatchObject({ status: 'live' })
    expect((await desk.auditOf(body.id))?.actorEmail).toBe('Ann of the portal team')
    const foreign = await shipTestRelease(cms, { remote: 'mfe-admin', as: asKey(key) })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'refusedKey' } })
    const { id: other } = (await desk.ship({ remote: 'mfe-admin' })).body
    expect((await cms.request(`/api/releases/${other}/promote`, { json: { reason: 'Mine now' }, ...asKey(key) })).status).toBe(403)
    expect((await cms.request(`/api/releases/keys/${id}/revoke`, { json: {}, cookie: desk.operator.cookie })).status).toBe(200)
    expect(await registerRelease(cms, manifest, { as: asKey(key) })).toMatchObject({ status: 403, body: { code: 'refusedKey' } })
    expect(await desk.auditOf(id)).toMatchObject({ action: 'ship-key-revoke', actorEmail: desk.operator.email })
  })

  it('is nobody any more whose key is revoked while the release is tried', async () => {
    const live = await desk.ship()
    const { id, key } = await issue({ holder: 'Cal', remotes: ['mfe-portal'] })
    const { manifest, files } = testRelease({ prelude: FOUR_SECONDS })
    for (const content of Object.values(files)) await bringFile(cms, manifest, content)
    const shipping = registerRelease(cms, manifest, { as: asKey(key) })
    const used = async () => (await cms.payload.findByID({ collection: 'remote-ship-keys', id })).lastUsedAt
    await expect.poll(used, { timeout: 20_000 }).toBeTruthy()
    expect((await cms.request(`/api/releases/keys/${id}/revoke`, { json: {}, cookie: desk.operator.cookie })).status).toBe(200)
    expect(await shipping).toMatchObject({ status: 403, body: { code: 'refusedKey' } })
    expect((await desk.liveOf('mfe-portal'))?.live.version).toBe(live.manifest.version)
  })

  it('may try their remote from their own machine on the site, and from no other', async () => {
    const { id, key } = await issue({ holder: 'Wren', remotes: ['mfe-portal'] })
    const asks = (change: Record<string, unknown>) =>
      cms.request('/api/releases/try', {
        json: { remote: 'mfe-portal', origin: 'http://127.0.0.1:3014', routes: [{ path: '/mine', chrome: 'site' }], ...change },
        ...asKey(key),
      })
    const { url } = await (await asks({})).json()
    expect(Buffer.from(new URL(url).searchParams.get('trial')?.split('.')[0] ?? '', 'base64url').toString()).toContain(
      `"by":"ship-key ${id}"`,
    )
    expect((await asks({ remote: 'mfe-admin' })).status).toBe(403)
    expect((await asks({ routes: [{ path: '/api/mine', chrome: 'site' }] })).status).toBe(422)
    for (const origin of ['https://evil.test', 'http://127.0.0.1.evil.test:80', 'http://192.168.0.9:3014', 'http://localhost:3014/x'])
      expect((await asks({ origin })).status).toBe(400)
  })

  it('is nobody else', async () => {
    const { manifest } = testRelease()
    const { key } = await issue({ holder: 'Ben', remotes: ['mfe-portal'], days: 1 })
    const forged = `${key.slice(0, -2)}xx`
    for (const as of [{}, asKey('ship_nonsense'), asKey(forged), { cookie: (await cms.signInAs('editor')).cookie }]) {
      expect([401, 403]).toContain((await registerRelease(cms, manifest, { as })).status)
    }
    const stored = await cms.request('/api/remote-ship-keys', { cookie: desk.operator.cookie })
    expect(await stored.text()).not.toContain('keyHash')
    expect((await cms.request('/api/remote-ship-keys', { cookie: (await cms.signInAs('editor')).cookie })).status).toBe(403)
  })
})
