import { getHealth } from '@framewell/domain/health/calls'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { env } from '../../env'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type OddStore, oddStore } from '../../testing/oddStore'
import { shipTestRelease } from '../../testing/shipTestRelease'
import { type TestBucket, testBucket } from '../../testing/testBucket'
import { checkFileStore } from './checkFileStore'
import { fileStore } from './fileStores'

let bucket: TestBucket
let store: OddStore
let cms: TestCms
let editor: string
let operator: string
beforeAll(async () => {
  bucket = await testBucket()
  store = await oddStore(bucket.settings.S3_ENDPOINT)
  Object.assign(env, { S3_ENDPOINT: store.origin })
  cms = await bootCms()
  editor = (await cms.signInAs('editor')).cookie
  operator = (await cms.signInAs('operator')).cookie
})
afterEach(() => store.become('works'))
afterAll(async () => {
  await cms.stop()
  await store.stop()
  await bucket.stop()
})

/** More than a socket takes at once. */
const PLAN = new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 32), Buffer.from('%%EOF')]))
const sendPlan = () =>
  cms.request('/api/plan-uploads?name=plan.pdf', { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: PLAN })
const sendPicture = async () => {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#D9481F' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A picture' }))
  body.set('file', new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' }))
  return cms.request('/api/media', { method: 'POST', body, cookie: editor })
}
const answered = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
/** The known files, and what the bucket holds of them. */
const kept = async () => {
  const keys: string[] = []
  for (const room of ['media', 'plan-files'] as const) for await (const { key } of fileStore(room).list()) keys.push(key)
  const [media, plans] = [await cms.payload.count({ collection: 'media' }), await cms.payload.count({ collection: 'plan-files' })]
  return { keys: keys.sort(), media: media.totalDocs, plans: plans.totalDocs }
}
const failure = async () =>
  getHealth.output.parse(await (await cms.request('/api/health', { cookie: operator })).json()).figures.files.failure

it('a full bucket is reported, serves what it has, and accepts files again once it has space', async () => {
  const { file } = uploadPlanFile.output.parse(await (await sendPlan()).json())
  const before = await kept()
  store.become('full')
  for (const send of [sendPlan, sendPicture])
    expect(await answered(await send())).toMatchObject({ status: 507, error: SHARED_PROBLEMS.storageFull.message })
  expect(await shipTestRelease(cms)).toMatchObject({ status: 507, body: { code: 'storeFull' } })
  expect((await cms.request(`/api/plan-uploads/${file.id}/file`, { cookie: operator })).status).toBe(200)
  expect((await cms.request('/readyz')).status).toBe(200)
  store.become('works')
  expect(await kept()).toEqual(before)
  expect((await sendPlan()).status).toBe(200)
})

it('a secret that is no longer valid is reported to operators, stops a start, and stores nothing', async () => {
  const before = await kept()
  store.become('refuses')
  for (const send of [sendPlan, sendPicture])
    expect(await answered(await send())).toMatchObject({ status: 503, error: SHARED_PROBLEMS.unavailable.message })
  expect(await failure()).toBe('SignatureDoesNotMatch')
  await expect(checkFileStore(() => undefined)).rejects.toThrow(/refuses the bucket framewell.*SignatureDoesNotMatch.*Check S3_BUCKET/)
  store.become('works')
  expect(await kept()).toEqual(before)
  expect(await failure()).toBe(null)
})

it.each(['breaksWithin', 'breaksAfter'] as const)(
  'when the store %s while a file is sent, nothing is acknowledged and nothing stays',
  async (mood) => {
    const before = await kept()
    store.become(mood)
    for (const send of [sendPlan, sendPicture])
      expect(await answered(await send())).toMatchObject({ status: 503, error: SHARED_PROBLEMS.unavailable.message })
    store.become('works')
    expect(await kept()).toEqual(before)
    for (const send of [sendPlan, sendPicture]) expect((await send()).ok).toBe(true)
  },
)
