import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../../env'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { mailsTo } from '../../testing/mailsTo'
import { TEST_PASSWORD } from '../../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const NEW = 'seven quiet steel trusses'

/** Runs `work` while requests share a single connection. */
async function withOneConnection<T>(work: () => Promise<T>): Promise<T> {
  const held = await Promise.all(Array.from({ length: env.DATABASE_POOL_SIZE - 1 }, () => cms.payload.db.pool.connect()))
  try {
    return await work()
  } finally {
    for (const client of held) client.release()
  }
}

it('many who change or reset passwords at once on one connection never wait for each other', async () => {
  const { cookie } = await cms.signInAs('builder')
  const { email } = await cms.signInAs('builder')
  await cms.request('/api/password/forgotten', { json: { email } })
  const token = /#token=([\w-]+)/.exec((await mailsTo(cms.payload, email)).at(-1)?.text ?? '')?.[1]
  const statuses = await withOneConnection(async () => {
    const changed = await cms.request('/api/password', { json: { currentPassword: TEST_PASSWORD, password: NEW }, cookie })
    const reset = await cms.request('/api/password/reset', { json: { token, password: `${NEW} too` } })
    return [changed.status, reset.status]
  })
  expect(statuses).toEqual([200, 200])
})

it('a setting that needs a fresh sign-in checks it on the connection it holds', async () => {
  const { cookie } = await cms.signInAs('super_admin')
  const { maxDays } = await cms.payload.findGlobal({ slug: 'key-policy' })
  const answer = await withOneConnection(() => cms.request('/api/globals/key-policy', { json: { maxDays }, cookie }))
  expect(answer.status, await answer.text()).toBe(200)
})

it("what publishing would change is tried next to the caller's transaction", async () => {
  const { cookie } = await cms.signInAs('editor')
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Tried', slug: 'tried' }, draft: true })
  const schedule = { collection: 'pages', id, at: new Date(Date.now() + 3_600_000).toISOString() }
  const answer = await withOneConnection(() => cms.request('/api/content/schedules', { json: schedule, cookie }))
  expect(answer.status, await answer.text()).toBe(200)
})
