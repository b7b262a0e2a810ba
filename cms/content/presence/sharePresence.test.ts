import { randomUUID } from 'node:crypto'
import { PRESENCE_ENDS_SECONDS, sharePresence } from '@framewell/domain/content/presence'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
let editor: string
let operator: string
beforeAll(async () => {
  cms = await bootCms()
  editor = (await cms.signInAs('editor')).cookie
  operator = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const page = randomUUID()
async function share(cookie: string, where: object, id = page) {
  const answer = await cms.request(`/api/content/pages/${id}/presence`, { json: { tab: 'a', section: null, ...where }, cookie })
  expect(answer.status).toBe(200)
  return sharePresence.output.parse(await answer.json()).others
}

it('two editors see where the other one is, until one leaves', async () => {
  expect(await share(editor, { section: 'first' })).toEqual([])
  expect(await share(operator, { section: 'second' })).toEqual([{ name: 'Test editor', section: 'first' }])
  expect(await share(editor, { section: 'second' })).toEqual([{ name: 'Test operator', section: 'second' }])
  expect(await share(editor, { section: null, tab: 'b' })).toEqual([{ name: 'Test operator', section: 'second' }])
  expect(await share(operator, {}, randomUUID()), 'of another page').toEqual([])
  await share(editor, { tab: 'b', left: true })
  expect(await share(operator, { section: 'second' })).toEqual([{ name: 'Test editor', section: 'second' }])
  await share(editor, { left: true })
  expect(await share(operator, { section: 'second' })).toEqual([])
})

it('a tab that says nothing more is gone after the stated time, and its record is deleted', async () => {
  await share(editor, { section: 'first' })
  expect(await share(operator, {})).toHaveLength(1)
  await cms.payload.db.pool.query(
    `update payload_kv set data = jsonb_set(data, '{at}', to_jsonb(now() - interval '${PRESENCE_ENDS_SECONDS + 1} seconds')) where key like 'presence %'`,
  )
  expect(await share(operator, {})).toEqual([])
  const { rows } = await cms.payload.db.pool.query("select key from payload_kv where key like 'presence %'")
  expect(rows).toHaveLength(1)
})

it('nobody but editors shares it', async () => {
  const builder = (await cms.signInAs('builder')).cookie
  for (const cookie of [undefined, builder]) {
    const json = { tab: 'a', section: null }
    const answer = await cms.request(`/api/content/pages/${page}/presence`, { json, ...(cookie ? { cookie } : {}) })
    expect([401, 403]).toContain(answer.status)
  }
})
