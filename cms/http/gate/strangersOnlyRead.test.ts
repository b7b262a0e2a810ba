import configPromise from '@payload-config'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { log } from '../../log'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { sendTo } from '../../testing/sendTo'
import { cmsApp } from '../cmsApp'

let cms: TestCms
let drawn = 0
let origin: string
let close: () => void
beforeAll(async () => {
  cms = await bootCms()
  const panel = cmsApp({
    payload: cms.payload,
    config: configPromise,
    log,
    panel: (_request, response) => {
      drawn += 1
      response.end('a screen')
    },
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => panel.once('listening', resolve))
  const address = panel.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  close = () => panel.close()
})
afterAll(async () => {
  close()
  await cms.stop()
})

it("a stranger reads the panel's screens and sends it nothing, however long the body would be", async () => {
  expect((await sendTo(origin, '/cms/login')).status).toBe(200)
  expect(drawn).toBe(1)
  for (const path of ['/cms/login', '/cms', '/_next/static/x.js'])
    for (const cookie of [undefined, 'payload-token=made.up.cookie'])
      for (const body of ['x', new Uint8Array(1024 * 1024)]) {
        const answer = await sendTo(origin, path, {
          body,
          headers: { 'next-action': 'x', 'content-type': 'text/plain' },
          ...(cookie ? { cookie } : {}),
        })
        expect.soft([answer.status, (await answer.json()).code], path).toEqual([401, 'signInRequired'])
      }
  expect(drawn).toBe(1)
})

it('who is signed in sends as before', async () => {
  const { cookie } = await cms.signInAs('editor')
  expect((await sendTo(origin, '/cms/login', { body: 'x', cookie })).status).toBe(200)
})
