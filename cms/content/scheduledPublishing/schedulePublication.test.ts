import { afterAll, beforeAll, expect, it } from 'vitest'
import { heading, paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import type { TestPerson } from '../../testing/signInAs'
import { warnSchedulers } from './warnSchedulers'

let cms: TestCms
let editor: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
})
afterAll(() => cms.stop())

const SCHEDULES = '/api/content/schedules'
const TOMORROW = () => new Date(Date.now() + 24 * 3_600_000).toISOString()
const draft = (data: object) => cms.payload.create({ collection: 'pages', data: { title: 'Planned', ...data }, draft: true })
const schedule = (id: string, more: object = {}) =>
  cms.request(SCHEDULES, { json: { collection: 'pages', id, at: TOMORROW(), ...more }, cookie: editor.cookie })
const listed = async (id: string) => (await (await cms.request(`${SCHEDULES}?id=${id}`, { cookie: editor.cookie })).json()).schedules

it('refuses what could not be published, naming each field, and schedules nothing', async () => {
  const { id } = await draft({ slug: 'empty-sections', sections: Array.from({ length: 20 }, () => ({ blockType: 'quote' as const })) })
  const answer = await schedule(id)
  expect(answer.status).toBe(422)
  const { code, fields } = await answer.json()
  expect(code).toBe('notReady')
  expect(fields).toHaveLength(20)
  expect(fields[19].message).toMatch(/^Section 20, Body: /)
  expect(await listed(id)).toEqual([])
})

it('refuses a link that leads nowhere, also in the related pages', async () => {
  const { id } = await draft({ slug: 'dead-links', internalLinks: [{ anchor: 'Gone', targetPage: 'never-was' }] })
  const { fields } = await (await schedule(id)).json()
  expect(fields).toEqual([{ path: 'internalLinks.0', message: 'Internal links 1: The link to /never-was leads nowhere.' }])
})

it('refuses a link to a heading or section that its page does not have, here and on another page', async () => {
  const text = (...blocks: Parameters<typeof richText>) => ({
    blockType: 'richText' as const,
    tone: 'paper' as const,
    body: richText(...blocks),
  })
  await cms.payload.create({
    collection: 'posts',
    data: {
      title: 'Spacing',
      slug: 'spacing',
      author: 'Dana Ruiz',
      _status: 'published',
      sections: [text(heading('Why 24 in?'), paragraph('Because.'))],
    },
  })
  const { id } = await cms.payload.create({
    collection: 'posts',
    draft: true,
    data: {
      title: 'Studs',
      slug: 'studs-and-links',
      sections: [
        text(heading('A stud'), paragraph('See [here](#a-stud), [there](/spacing#why-24-in) and [up](#top).')),
        text(paragraph('See [nothing](#a-track) and [nowhere](/spacing#why-16-in).')),
      ],
    },
  })
  const { fields } = await (await schedule(id, { collection: 'posts' })).json()
  expect(fields).toEqual([
    { path: 'sections.1', message: 'Section 2: The link to #a-track leads to no heading or section of its page.' },
    { path: 'sections.1', message: 'Section 2: The link to /spacing#why-16-in leads to no heading or section of its page.' },
  ])
})

it('schedules a valid document without publishing it or notifying anybody, and says who scheduled it', async () => {
  const { id } = await draft({ slug: 'sound' })
  const answer = await schedule(id)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(await listed(id)).toMatchObject([{ id, title: 'Planned', what: 'publish', by: 'Test editor', obstacles: [] }])
  const { docs } = await cms.payload.find({ collection: 'pages', where: { slug: { equals: 'sound' }, _status: { equals: 'published' } } })
  expect(docs).toEqual([])
})

it('is created once per key, by parallel presses and later ones, whatever became of the document', async () => {
  const { id } = await draft({ slug: 'pressed-twice' })
  const json = { collection: 'pages', id, at: TOMORROW() }
  const headers = { 'idempotency-key': 'one-press-of-one-editor' }
  const press = () => cms.request(SCHEDULES, { json, headers, cookie: editor.cookie })
  const answers = await Promise.all(Array.from({ length: 6 }, press))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  await cms.payload.update({ collection: 'pages', id, data: { sections: [{ blockType: 'quote', text: '' }] }, draft: true })
  const later = await press()
  await cms.payload.update({ collection: 'pages', id, data: { sections: [] }, draft: true })
  expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(await listed(id)).toMatchObject([{ jobId: (await later.json()).jobId }])
})

it('names a page that was never published by its newest draft', async () => {
  const { id } = await draft({ title: null, slug: 'named-later' })
  await cms.payload.update({ collection: 'pages', id, data: { title: 'Named later' }, draft: true })
  await schedule(id)
  expect(await listed(id)).toMatchObject([{ title: 'Named later' }])
})

it('rehearses again after later edits, and can be withdrawn', async () => {
  const { id } = await draft({ slug: 'edited-later' })
  const { jobId } = await (await schedule(id)).json()
  await cms.payload.update({ collection: 'pages', id, data: { sections: [{ blockType: 'quote', text: '' }] }, draft: true })
  expect(await listed(id)).toMatchObject([{ obstacles: [{ path: 'sections.0.text', place: 'Section 1, Body' }] }])
  expect((await cms.request(`${SCHEDULES}/${jobId}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(200)
  expect(await listed(id)).toEqual([])
  expect((await cms.request(`${SCHEDULES}/${jobId}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(404)
})

it('notifies the person who scheduled it, once, when later edits would make it fail: what and where', async () => {
  const empty = { blockType: 'quote', text: '' } as const
  const { id } = await draft({ title: 'Broken later', slug: 'broken-later' })
  await schedule(id)
  expect(await warnSchedulers(await cms.localReq())).toBe(0)
  await cms.payload.update({ collection: 'pages', id, data: { sections: [empty, empty] }, draft: true })
  expect(await warnSchedulers(await cms.localReq())).toBe(1)
  expect(await warnSchedulers(await cms.localReq())).toBe(1)
  await runQueuedJobs(cms.payload)
  const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { subject: { contains: 'Broken later' } } })
  expect(docs).toMatchObject([{ to: editor.email, text: expect.stringMatching(/\n- Section 1, Body: .*\n- Section 2, Body: /) }])
  // The bell names the first field.
  const bell = await cms.request('/api/notifications/notices', { cookie: editor.cookie })
  expect(await bell.text()).toMatch(/would fail\. Section 1, Body: [^"]* \(and 1 more\)/)
})

it.each(['builder', null] as const)(
  'says that the person who scheduled it may no longer publish (%s), and still warns about the others',
  async (role) => {
    const leaver = await cms.signInAs('editor')
    const live = await cms.payload.create({
      collection: 'pages',
      data: { title: 'Left behind', slug: `left-behind-${role}`, _status: 'published' },
    })
    const json = { collection: 'pages', id: live.id, at: TOMORROW() }
    expect((await cms.request(SCHEDULES, { json, cookie: leaver.cookie })).status).toBe(200)
    const after = await draft({ title: `After ${role}`, slug: `after-${role}` })
    await schedule(after.id, { at: new Date(Date.now() + 48 * 3_600_000).toISOString() })
    await cms.payload.update({ collection: 'pages', id: after.id, data: { sections: [{ blockType: 'quote', text: '' }] }, draft: true })
    const account = { collection: 'accounts', id: leaver.id } as const
    if (role) await cms.payload.update({ ...account, data: { role } })
    else await cms.payload.delete(account)
    expect(await listed(live.id)).toMatchObject([
      { obstacles: [{ place: 'The schedule', message: expect.stringMatching(/may no longer publish/) }] },
    ])
    await warnSchedulers(await cms.localReq())
    await runQueuedJobs(cms.payload)
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { subject: { contains: `After ${role}` } } })
    expect(docs).toMatchObject([{ to: editor.email }])
    const told = await cms.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: leaver.email }, subject: { contains: 'Left behind' } },
    })
    expect(told.docs).toEqual([])
    const others = await cms.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: editor.email }, subject: { contains: 'Left behind' } },
      sort: '-createdAt',
    })
    expect(others.docs[0]?.text).toContain('The person who scheduled it may no longer publish.')
    await cms.payload.update({ collection: 'pages', id: after.id, data: { sections: [] }, draft: true })
  },
)

it('refuses to unpublish what was never published, and dates in the past', async () => {
  const { id } = await draft({ slug: 'never-on' })
  expect((await schedule(id, { what: 'unpublish' })).status).toBe(409)
  expect((await schedule(id, { at: '2020-01-01T00:00:00Z' })).status).toBe(400)
})

it('publishes on time what was scheduled', async () => {
  const { id } = await draft({ slug: 'on-time' })
  await schedule(id, { at: new Date(Date.now() + 1_500).toISOString() })
  await expect
    .poll(
      async () => {
        await cms.payload.jobs.run({ queue: 'default', limit: 10 })
        return (await cms.payload.findByID({ collection: 'pages', id, depth: 0 }))._status
      },
      { timeout: 20_000, interval: 250 },
    )
    .toBe('published')
})

/** A draft whose publication came due and was refused. */
async function failedAtItsTime(slug: string): Promise<string> {
  const { id } = await draft({ title: `Late ${slug}`, slug })
  const { jobId } = await (await schedule(id)).json()
  await cms.payload.update({ collection: 'pages', id, data: { sections: [{ blockType: 'quote', text: '' }] }, draft: true })
  await cms.payload.db.pool.query("update payload_jobs set wait_until = now() - interval '1 minute' where id = $1", [jobId])
  await cms.payload.jobs.run({ queue: 'default', limit: 10 })
  return id
}
const repair = (id: string) =>
  cms.payload.update({ collection: 'pages', id, data: { sections: [{ blockType: 'quote', text: 'Said' }] }, draft: true })

it("reports a failed publication, also to the person who scheduled it, whatever the document's current state", async () => {
  const id = await failedAtItsTime('failed')
  await repair(id)
  expect(await listed(id)).toMatchObject([{ failed: true, obstacles: [] }])
  await warnSchedulers(await cms.localReq())
  await warnSchedulers(await cms.localReq())
  await runQueuedJobs(cms.payload)
  const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { subject: { contains: 'Late failed' } } })
  expect(docs.filter(({ to }) => to === editor.email)).toMatchObject([
    { subject: expect.stringContaining("'Late failed' did not go live") },
  ])
})

it('forgets a failure once the document is scheduled again or published by hand', async () => {
  const again = await failedAtItsTime('failed-again')
  await repair(again)
  expect((await schedule(again)).status).toBe(200)
  expect(await listed(again)).toMatchObject([{ failed: false }])
  const byHand = await failedAtItsTime('failed-by-hand')
  await repair(byHand)
  await cms.payload.update({ collection: 'pages', id: byHand, data: { _status: 'published' } })
  expect(await listed(byHand)).toEqual([])
})
