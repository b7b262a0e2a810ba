import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let planner: TestPerson
let editor: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  planner = await cms.signInAs('editor')
  editor = await cms.signInAs('editor')
})
afterAll(() => cms.stop())

const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString()
const ask = async (path: string, json?: object, method?: string) => {
  const answer = await cms.request(path, { cookie: editor.cookie, ...(json ? { json } : {}), ...(method ? { method } : {}) })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const planned = async (id: string) => (await ask(`/api/content/schedules?id=${id}`)).schedules
const consequences = (id: string, keep = false) => ask(`/api/content/pages/${id}/consequences?act=publish&keepSchedules=${keep}`)
const act = (id: string, more: object) => ask(`/api/content/pages/${id}/acts`, { act: 'publish', ...more })
const recorded = async (id: string) => {
  const where = { action: { equals: 'content-unschedule' }, subjectId: { equals: id } }
  return (await cms.payload.find({ collection: 'audit-records', where, depth: 0 })).docs
}

/** A page that a colleague scheduled to go live tomorrow. */
async function plan(slug: string, what = 'publish'): Promise<string> {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: slug, slug, _status: 'published' } })
  await cms.payload.update({ collection: 'pages', id, data: { title: `${slug}, edited` }, draft: true })
  const json = { collection: 'pages', id, at: TOMORROW, what }
  expect((await cms.request('/api/content/schedules', { json, cookie: planner.cookie })).status).toBe(200)
  return id
}

describe('publishing by hand withdraws the scheduled publication and records it:', () => {
  const surfaces = {
    'in the panel': (id: string) => ask(`/api/pages/${id}`, { _status: 'published' }, 'PATCH'),
    'on the content screen': (id: string) => ask(`/api/content/pages/${id}`, { isPublished: true }, 'PUT'),
    'in a release': async (id: string) => {
      const release = await ask('/api/content/releases', { name: `With ${id}`, documents: [{ collection: 'pages', id }] })
      await ask(`/api/content/releases/${release.id}/publish`, { expectedVersion: release.version })
    },
    'after its consequences were shown': async (id: string) => act(id, { stamp: (await consequences(id)).stamp }),
  }
  it.each(Object.entries(surfaces))('%s', async (name, publish) => {
    const id = await plan(name.replaceAll(' ', '-'))
    await publish(id)
    expect(await planned(id)).toEqual([])
    expect(await recorded(id)).toMatchObject([
      { before: { what: 'publish', at: TOMORROW }, after: { because: 'Published by hand' }, actorId: editor.id },
    ])
  })
})

it('the time and the person who scheduled it are shown first; the schedule may be kept', async () => {
  const id = await plan('stays-planned')
  const said = { at: TOMORROW, by: 'Test editor' }
  expect((await consequences(id)).schedules).toEqual([{ ...said, withdrawn: true }])
  const kept = await consequences(id, true)
  expect(kept.schedules).toEqual([{ ...said, withdrawn: false }])
  await act(id, { stamp: kept.stamp, keepSchedules: true })
  expect(await planned(id)).toMatchObject([{ at: TOMORROW }])
  expect(await recorded(id)).toEqual([])
})

it('a schedule made after the figures were shown is not withdrawn unseen', async () => {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Late plan', slug: 'late-plan' }, draft: true })
  const { stamp } = await consequences(id)
  await cms.request('/api/content/schedules', { json: { collection: 'pages', id, at: TOMORROW }, cookie: planner.cookie })
  const answer = await cms.request(`/api/content/pages/${id}/acts`, { json: { act: 'publish', stamp }, cookie: editor.cookie })
  expect(answer.status).toBe(409)
  expect(await planned(id)).toHaveLength(1)
})

it('undoing the publication restores the schedule as it was made', async () => {
  const id = await plan('undone-plan')
  const [before] = await planned(id)
  const { undo } = await act(id, { stamp: (await consequences(id)).stamp })
  await ask(`/api/content/undos/${undo}`, {})
  expect(await planned(id)).toEqual([{ ...before, jobId: expect.any(String) }])
})

it('saving a draft, a scheduled unpublishing and other schedules that come due leave schedules unchanged', async () => {
  const leaving = await plan('leaves-later', 'unpublish')
  await ask(`/api/content/pages/${leaving}`, { isPublished: true, title: 'Published again' }, 'PUT')
  expect(await planned(leaving)).toMatchObject([{ what: 'unpublish' }])
  const id = await plan('twice-planned')
  await ask(`/api/content/pages/${id}`, { title: 'A draft', asDraft: true }, 'PUT')
  const due = await (
    await cms.request('/api/content/schedules', { json: { collection: 'pages', id, at: TOMORROW }, cookie: planner.cookie })
  ).json()
  await cms.payload.db.pool.query("update payload_jobs set wait_until = now() - interval '1 minute' where id = $1", [due.jobId])
  await cms.payload.jobs.run({ queue: 'default', limit: 10 })
  expect((await cms.payload.findByID({ collection: 'pages', id, depth: 0 })).title).toBe('A draft')
  expect(await planned(id)).toMatchObject([{ at: TOMORROW }])
})
