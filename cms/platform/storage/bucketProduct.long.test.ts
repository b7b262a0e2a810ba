import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getHealth } from '@framewell/domain/health/calls'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import { RELEASE_INTEGRITY_HEADER } from '@framewell/domain/releases/servingCalls'
import { RETENTION } from '@framewell/domain/retention/retention'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../env'
import { purgeExpired } from '../../retention/purgeExpired'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ReleaseDesk, releaseDesk } from '../../testing/releaseDesk'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import { bringFile, integrityOf, registerRelease, shipTestRelease, testRelease } from '../../testing/shipTestRelease'
import { type TestBucket, testBucket } from '../../testing/testBucket'
import { inTransaction } from '../database/inTransaction'
import { fileRemoval, removeNow } from '../uploads/fileRemoval'
import { fileStore, type Room } from './fileStores'

let bucket: TestBucket
let cms: TestCms
let desk: ReleaseDesk
let editor: string
beforeAll(async () => {
  bucket = await testBucket()
  cms = await bootCms()
  desk = await releaseDesk(cms)
  editor = (await cms.signInAs('editor')).cookie
})
afterAll(async () => {
  await cms.stop()
  await bucket.stop()
})

const keysIn = async (room: Room, prefix?: string) => {
  const keys: string[] = []
  for await (const { key } of fileStore(room).list(prefix)) keys.push(key)
  return keys.sort()
}
const isLocal = async (room: string) => (await readdir(join(env.DATA_DIR, room)).catch(() => [])).length > 0
const png = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#D9481F' } })
    .png()
    .toBuffer()
const sendPicture = async () => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A picture' }))
  body.set('file', new File([new Uint8Array(await png())], 'x.png', { type: 'image/png' }))
  return cms.request('/api/media', { method: 'POST', body, cookie: editor })
}
const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'
const sendPlan = (content = PDF) =>
  cms.request('/api/plan-uploads?name=plan.pdf', {
    ...{ method: 'POST', headers: { 'content-type': 'application/octet-stream' } },
    body: new Uint8Array(Buffer.from(content)),
  })
const storedPlan = async (content?: string) => uploadPlanFile.output.parse(await (await sendPlan(content)).json())
const download = (id: string) => cms.request(`/api/plan-uploads/${id}/file`, { cookie: desk.operator.cookie })
const health = async () => getHealth.output.parse(await (await cms.request('/api/health', { cookie: desk.operator.cookie })).json())

describe('with a bucket', () => {
  it('a picture and its sizes are stored in it, served as always, and go with the picture', async () => {
    const { doc } = await (await sendPicture()).json()
    const names = [doc.filename, doc.sizes.small.filename, doc.sizes.smallAvif.filename]
    expect(await keysIn('media')).toEqual(names.sort())
    expect(await isLocal('media')).toBe(false)
    const answer = await cms.request(doc.url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/png', 'content-disposition': 'attachment' })
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 480 })
    expect((await cms.request(`/api/media/${doc.id}`, { method: 'DELETE', cookie: editor })).status).toBe(200)
    await runQueuedJobs(cms.payload)
    expect(await keysIn('media')).toEqual([])
    expect((await cms.request(doc.url)).status).toBe(404)
  })

  it('uploaded plans are stored in it, many at once, and nothing stays on this machine', async () => {
    const contents = Array.from({ length: 6 }, (_, at) => `${PDF}${at}`)
    const stored = await Promise.all(contents.map(storedPlan))
    for (const [at, { file }] of stored.entries()) {
      const answer = await download(file.id)
      expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(contents[at]?.length), contents[at]])
    }
    expect(await isLocal('plan-files')).toBe(false)
    const [{ file, token } = { file: { id: '' }, token: '' }] = stored
    const removed = await cms.request(`/api/plan-uploads/${file.id}?token=${token}`, { method: 'DELETE' })
    expect(removed.status, await removed.text()).toBe(200)
    expect(await keysIn('plan-files')).not.toContain(file.id)
  })

  it('a file that vanished from it is not found, and affects nothing else', async () => {
    const { file } = await storedPlan()
    await fileStore('plan-files').remove(file.id)
    expect((await download(file.id)).status).toBe(404)
  })

  it('a release is stored in it whole, and hosts get its files with their hashes', async () => {
    const { manifest } = await desk.ship({ contents: { 'fonts/a.woff2': 'font' } })
    const folder = `${manifest.remote}/${manifest.version}/`
    expect(await keysIn('releases', folder)).toEqual(
      ['fonts/a.woff2', 'release.json', 'remoteEntry.js', 'server.cjs'].map((file) => folder + file),
    )
    expect(await readdir(env.RELEASES_DIR)).toEqual([])
    const ask = (file: string, internal = true) =>
      cms.request(`/api/releases/stored?${new URLSearchParams({ remote: manifest.remote, version: manifest.version, file })}`, { internal })
    const answer = await ask('fonts/a.woff2')
    expect([answer.headers.get(RELEASE_INTEGRITY_HEADER), await answer.text()]).toEqual([integrityOf('font'), 'font'])
    for (const file of ['release.json', 'other.js']) expect((await ask(file)).status, file).toBe(404)
    expect((await ask('../../a')).status).toBe(400)
    expect((await ask('remoteEntry.js', false)).status).toBe(403)
  })

  it('a release whose object was altered is not made live', async () => {
    const { manifest, body } = await desk.ship({}, { channel: 'registered' })
    await fileStore('releases').put(`${manifest.remote}/${manifest.version}/remoteEntry.js`, Buffer.from('altered'))
    expect(await desk.act(body.id, 'promote')).toMatchObject({ status: 422, body: { code: 'filesMissing' } })
    // Shipping it again repairs it: its files are still there under their hashes.
    expect((await registerRelease(cms, manifest)).body).toMatchObject({ status: 'live' })
  })

  it('pictures for shared links are stored in it, and expired ones go', async () => {
    await cms.payload.create({ collection: 'pages', data: { title: 'Carded', slug: 'carded', _status: 'published' } })
    expect((await cms.request('/api/site/card?path=/carded')).status).toBe(200)
    expect(await keysIn('cards')).toHaveLength(1)
    const { file } = await storedPlan()
    const later = (hours: number) => ({ payload: cms.payload, now: new Date(Date.now() + (hours + 1) * 3_600_000) })
    await purgeExpired(later(Math.max(RETENTION.shareCards.hours, RETENTION.planFiles.hours)))
    expect(await keysIn('cards')).toEqual([])
    expect(await keysIn('plan-files')).not.toContain(file.id)
    expect((await download(file.id)).status).toBe(404)
  })
})

it('files that no record names are removed after a day; the others stay', async () => {
  const { doc } = await (await sendPicture()).json()
  const { file } = await storedPlan()
  for (const room of ['media', 'plan-files'] as const) await fileStore(room).put('orphan.png', Buffer.from('x'))
  const after = (hours: number) => purgeExpired({ payload: cms.payload, now: new Date(Date.now() + hours * 3_600_000) })
  await after(RETENTION.orphanedFiles.hours - 1)
  expect([...(await keysIn('media')), ...(await keysIn('plan-files'))].filter((key) => key === 'orphan.png')).toHaveLength(2)
  const before = (await keysIn('media')).filter((key) => key !== 'orphan.png')
  await after(RETENTION.orphanedFiles.hours + 1)
  expect(await keysIn('media')).toEqual(before)
  expect(before).toContain(doc.filename)
  expect(await keysIn('plan-files')).toContain(file.id)
  expect(await keysIn('plan-files')).not.toContain('orphan.png')
})

describe('while the store is away', () => {
  it('nothing is acknowledged that is not stored, and everything else works', async () => {
    const { doc } = await (await sendPicture()).json()
    const { file } = await storedPlan()
    const counts = async () => [
      (await cms.payload.count({ collection: 'media' })).totalDocs,
      (await cms.payload.count({ collection: 'plan-files' })).totalDocs,
    ]
    const before = await counts()
    const release = testRelease()
    await bucket.goAway()
    for (const send of [sendPicture, () => sendPlan()]) {
      const answer = await send()
      expect({ status: answer.status, ...(await answer.json()) }).toMatchObject({ status: 503, error: SHARED_PROBLEMS.unavailable.message })
    }
    expect(await shipTestRelease(cms)).toMatchObject({ status: 507, body: { code: 'storeFull' } })
    expect(await registerRelease(cms, release.manifest)).toMatchObject({ status: 507, body: { code: 'storeFull' } })
    expect(await counts()).toEqual(before)
    expect(await isLocal('plan-files')).toBe(false)
    for (const path of [doc.url, `/api/plan-uploads/${file.id}/file`])
      expect((await cms.request(path, { cookie: desk.operator.cookie })).status, path).toBe(503)
    expect((await cms.request('/api/site/card?path=/carded')).status).toBe(200)
    expect((await cms.request('/readyz')).status).toBe(200)
    const { degradations, figures } = await health()
    expect(figures.files).toEqual({ bucket: 'framewell', failure: 'ECONNREFUSED' })
    expect(degradations[0]).toMatchObject({ severity: 'broken', what: expect.stringContaining('file store does not answer') })
    await bucket.comeBack()
    expect((await cms.request(doc.url)).status).toBe(200)
    expect((await sendPlan()).status).toBe(200)
    expect((await health()).figures.files.failure).toBe(null)
  })

  it('a silent one is not waited for forever', async () => {
    const { S3_TIMEOUT_SECONDS } = env
    Object.assign(env, { S3_TIMEOUT_SECONDS: 1 })
    bucket.hang()
    expect((await Promise.all([sendPlan(), sendPlan(), sendPicture()])).map(({ status }) => status)).toEqual([503, 503, 503])
    bucket.wake()
    Object.assign(env, { S3_TIMEOUT_SECONDS })
    expect((await sendPlan()).status).toBe(200)
  })

  it('files of deleted rows go when it is back', async () => {
    const { file } = await storedPlan()
    const { doc } = await (await sendPicture()).json()
    const req = await cms.localReq()
    await inTransaction(req, () => fileRemoval.queue(req, { files: [file.id] }))
    await bucket.goAway()
    await removeNow([file.id])
    expect((await cms.request(`/api/media/${doc.id}`, { method: 'DELETE', cookie: editor })).status).toBe(200)
    await bucket.comeBack()
    expect(await keysIn('plan-files')).toContain(file.id)
    expect(await keysIn('media')).toContain(doc.filename)
    await runQueuedJobs(cms.payload)
    expect(await keysIn('media')).not.toContain(doc.filename)
    expect(await keysIn('plan-files')).not.toContain(file.id)
  })
})

it('an incomplete release whose process died belongs to nobody, and shipping it again completes it', async () => {
  const { manifest, files } = testRelease({ contents: { 'app.js': 'app' } })
  const [entry = ''] = Object.values(files)
  await fileStore('releases').put(`${manifest.remote}/${manifest.version}/remoteEntry.js`, Buffer.from(entry))
  expect(await registerRelease(cms, manifest)).toMatchObject({ status: 422, body: { code: 'filesMissing' } })
  for (const content of Object.values(files)) expect((await bringFile(cms, manifest, content)).status).toBe(200)
  expect((await registerRelease(cms, manifest)).body).toMatchObject({ status: 'live' })
})
