import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { env } from '../../env'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { asOwner } from '../database/database'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const sentence = { code: 'storageFull', error: SHARED_PROBLEMS.storageFull.message }
const ready = async () => (await cms.request('/readyz')).status
const track = () => cms.request('/api/track', { json: { event: 'plan_compared', data: { m: 'SM' } } })

it('uploads are refused with 507 before they would fill the disk, and nothing of them is left', async () => {
  const { KEEP_FREE_MB } = env
  // No disk has this much: more must stay free than there is.
  env.KEEP_FREE_MB = Number.MAX_SAFE_INTEGER
  try {
    const headers = { 'content-type': 'application/octet-stream' }
    const plan = await cms.request('/api/plan-uploads?name=a.pdf', {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from('%PDF-1.7')),
    })
    expect({ status: plan.status, ...(await plan.json()) }).toMatchObject({ status: 507, ...sentence })
    const { cookie } = await cms.signInAs('editor')
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'A picture' }))
    body.set('file', new File([new Uint8Array(png)], 'x.png', { type: 'image/png' }))
    const picture = await cms.request('/api/media', { method: 'POST', body, cookie })
    expect({ status: picture.status, ...(await picture.json()) }).toMatchObject({ status: 507, ...sentence })
    expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(0)
    // Everything that needs no upload works.
    expect((await track()).status).toBe(200)
    expect(await ready()).toBe(200)
  } finally {
    env.KEEP_FREE_MB = KEEP_FREE_MB
  }
})

it('a database without space answers 507 with a sentence, and the process is not ready for a while', async () => {
  expect(await ready()).toBe(200)
  // PostgreSQL itself refuses, as it does when a table cannot be extended.
  await asOwner((client) =>
    client.query(`create function refuse_for_space() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger refuse_for_space before insert on product_events for each statement execute function refuse_for_space();
      create trigger refuse_for_space before insert on redirects for each statement execute function refuse_for_space()`),
  )
  const refused = await track()
  expect(refused.status).toBe(507)
  expect(await refused.json()).toMatchObject(sentence)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await ready()).toBe(503)
  const { cookie } = await cms.signInAs('editor')
  const json = { from: '/old-address', to: '/blog' }
  const throughPayload = await cms.request('/api/redirects', { cookie, json })
  expect({ status: throughPayload.status, ...(await throughPayload.json()) }).toMatchObject({ status: 507, ...sentence })
  await asOwner((client) => client.query('drop function refuse_for_space() cascade'))
  expect((await track()).status).toBe(200)
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(await ready()).toBe(200)
  later.mockRestore()
})
