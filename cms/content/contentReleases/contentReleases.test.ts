import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import type { TestPerson } from '../../testing/signInAs'
import { runDueReleases } from './dueContentReleases'

let cms: TestCms
let editor: TestPerson
let second: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  second = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const RELEASES = '/api/content/releases'
const quote = (text: string) => [{ blockType: 'quote' as const, text }]
const draft = async (slug: string, data: object = {}) =>
  (await cms.payload.create({ collection: 'pages', data: { title: `Title of ${slug}`, slug, ...data }, draft: true })).id
const live = async (slug: string, data: object = {}) =>
  (await cms.payload.create({ collection: 'pages', data: { title: `Title of ${slug}`, slug, ...data, _status: 'published' } })).id
const edit = (id: string, data: object) => cms.payload.update({ collection: 'pages', id, data, draft: true })
const send = (path: string, json: object, { cookie } = editor, method = 'POST') => cms.request(path, { json, cookie, method })
const collect = async (name: string, ids: readonly string[]) => {
  const answer = await send(RELEASES, { name, documents: ids.map((id) => ({ collection: 'pages', id })) })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const publish = ({ id, version }: { id: string; version: string }, person = editor) =>
  send(`${RELEASES}/${id}/publish`, { expectedVersion: version }, person)
const schedule = ({ id, version }: { id: string; version: string }, at: string | null) =>
  send(`${RELEASES}/${id}/schedule`, { expectedVersion: version, at })
const listed = async (id: string) =>
  (await (await cms.request(RELEASES, { cookie: editor.cookie })).json()).releases.find((release: { id: string }) => release.id === id)
const stored = (id: string, newest = false) => cms.payload.findByID({ collection: 'pages', id, depth: 0, draft: newest })
const redirects = async () =>
  (await cms.payload.find({ collection: 'redirects', pagination: false, sort: 'from' })).docs.map(({ from, to }) => `${from} ${to}`)
const undo = (id: string, person = editor) => send(`/api/content/undos/${id}`, {}, person)
const TOMORROW = () => new Date(Date.now() + 24 * 3_600_000).toISOString()

it('publishes three interdependent pages together; undoing it restores text, drafts, addresses and redirects', async () => {
  const moving = await live('moving', { sections: quote('Before') })
  await edit(moving, { slug: 'moved', sections: quote('After') })
  // Takes the address that the first page leaves and links to the third, which is not live yet.
  const taking = await draft('taking', { internalLinks: [{ anchor: 'The third', targetPage: 'third' }] })
  const third = await draft('third')
  await cms.payload.create({ collection: 'redirects', data: { from: '/third', to: '/moving' } })
  const before = await redirects()
  const release = await collect('Spring', [taking, moving, third])
  expect(release.documents.map(({ obstacles }: { obstacles: unknown[] }) => obstacles)).toEqual([[], [], []])
  expect(await redirects()).toEqual(before)

  const answer = await publish(release)
  expect(answer.status, await answer.clone().text()).toBe(200)
  const published = await answer.json()
  expect(published).toMatchObject({ state: 'published', undo: expect.any(String) })
  for (const id of [moving, taking, third]) expect((await stored(id))._status).toBe('published')
  expect(await redirects()).toContain('/moving /moved')
  expect(await redirects()).not.toContain('/third /moving')

  expect((await undo(published.undo)).status).toBe(200)
  expect(await stored(moving)).toMatchObject({ _status: 'published', slug: 'moving', sections: [{ text: 'Before' }] })
  expect(await stored(moving, true)).toMatchObject({ _status: 'draft', slug: 'moved', sections: [{ text: 'After' }] })
  for (const id of [taking, third]) expect((await stored(id))._status).toBe('draft')
  expect(await redirects()).toEqual(before)
  expect(await listed(release.id)).toMatchObject({ state: 'undone', undo: null })
  expect((await undo(published.undo)).status).toBe(409)
})

it('publishes the page that leaves an address before the page that takes it', async () => {
  const leaving = await live('front')
  await edit(leaving, { slug: 'front-of-old' })
  const coming = await draft('coming')
  const release = await collect('Handover', [coming, leaving])
  // A draft cannot claim an address while another page has it; in a release it can.
  await cms.payload.db.drizzle.execute(`update _pages_v set version_slug = 'front' where parent_id = '${coming}' and latest`)
  const answer = await publish(release)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect((await stored(coming)).slug).toBe('front')
  expect((await stored(leaving)).slug).toBe('front-of-old')
})

it('publishes nothing when one page fails, and names every page and field that blocks it', async () => {
  const sound = await draft('sound-one')
  const empty = await draft('empty-quote', { sections: quote('') })
  const dead = await draft('dead-link', { internalLinks: [{ anchor: 'Gone', targetPage: 'never-was' }] })
  const release = await collect('Half ready', [sound, empty, dead])
  const answer = await publish(release)
  expect(answer.status).toBe(422)
  expect((await answer.json()).fields.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringMatching(/^Title of empty-quote: Section 1, Body: /),
    'Title of dead-link: Internal links 1: The link to /never-was leads nowhere.',
  ])
  for (const id of [sound, empty, dead]) expect((await stored(id))._status).toBe('draft')
  expect(await listed(release.id)).toMatchObject({ state: 'open' })
})

it('refuses an address that a page outside the release has taken since', async () => {
  const [one, two] = [await draft('free-still'), await draft('beside')]
  const release = await collect('Taken', [one, two])
  await live('taken-by-then', { title: 'The quick one' })
  // The state of a restored page: saving a draft never claims an address that is taken.
  await cms.payload.db.drizzle.execute(`update _pages_v set version_slug = 'taken-by-then' where parent_id = '${one}' and latest`)
  const { fields } = await (await publish(release)).json()
  expect(fields).toEqual([{ path: `${one}.slug`, message: "Title of free-still: Address: 'The quick one' already has this address" }])
  expect((await stored(two))._status).toBe('draft')
})

it('names a page that was deleted while in a release, and goes live without it', async () => {
  const [kept, gone] = [await draft('kept-one'), await draft('gone-one')]
  const release = await collect('With a gap', [kept, gone])
  await cms.request(`/api/content/pages/${gone}`, { method: 'DELETE', cookie: editor.cookie })
  expect((await listed(release.id)).documents[1].obstacles).toEqual([{ path: '', place: 'The page', message: 'It was deleted.' }])
  expect((await publish(release)).status).toBe(422)
  const without = await send(
    `${RELEASES}/${release.id}`,
    { expectedVersion: release.version, documents: [{ collection: 'pages', id: kept }] },
    editor,
    'PUT',
  )
  expect(without.status).toBe(200)
  expect((await publish(await without.json())).status).toBe(200)
})

it('is published once, no matter how many people publish it at the same time', async () => {
  const release = await collect('At once', [await draft('at-once-a'), await draft('at-once-b')])
  const answers = await Promise.all([publish(release), publish(release, second), publish(release)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

it('is not published in another version than the one shown, and no page is in two releases', async () => {
  const id = await draft('contested')
  const release = await collect('Contested', [id])
  await send(`${RELEASES}/${release.id}`, { expectedVersion: release.version, name: 'Renamed' }, second, 'PUT')
  expect((await (await publish(release)).json()).code).toBe('changedMeanwhile')
  const other = await send(RELEASES, { name: 'Another', documents: [{ collection: 'pages', id }] })
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ code: 'elsewhere', detail: "'Title of contested' is in the release 'Renamed'." })
})

it('undoes nothing that was changed since', async () => {
  const id = await draft('edited-after')
  const published = await (await publish(await collect('Edited after', [id]))).json()
  await edit(id, { title: 'Written since' })
  const answer = await undo(published.undo)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'changedSince', fields: [{ message: expect.stringContaining('edited-after') }] })
  expect((await stored(id))._status).toBe('published')
})

it('goes live on schedule with the rights of the person who scheduled it', async () => {
  const id = await draft('in-time')
  const scheduled = await schedule(await collect('In time', [id]), TOMORROW())
  expect(scheduled.status, await scheduled.clone().text()).toBe(200)
  expect(await scheduled.json()).toMatchObject({ state: 'scheduled', by: 'Test editor' })
  expect(await runDueReleases(await cms.localReq(), new Date())).toBe(0)
  expect(await runDueReleases(await cms.localReq(), new Date(Date.now() + 48 * 3_600_000))).toBe(1)
  expect((await stored(id))._status).toBe('published')
  expect(await runDueReleases(await cms.localReq(), new Date(Date.now() + 48 * 3_600_000))).toBe(0)
})

it('is rehearsed again after later edits: the person who scheduled it is warned in advance and on failure', async () => {
  const id = await draft('broken-then')
  const release = await (await schedule(await collect('Broken then', [id]), TOMORROW())).json()
  await edit(id, { sections: quote('') })
  expect((await listed(release.id)).documents[0].obstacles).toMatchObject([{ place: 'Section 1, Body' }])
  await runDueReleases(await cms.localReq(), new Date())
  expect(await runDueReleases(await cms.localReq(), new Date(Date.now() + 48 * 3_600_000))).toBe(0)
  expect(await listed(release.id)).toMatchObject({ state: 'failed' })
  await runQueuedJobs(cms.payload)
  const { docs } = await cms.payload.find({
    collection: 'outgoing-mail',
    where: { subject: { contains: 'Broken then' } },
    sort: 'createdAt',
  })
  expect(docs.map(({ to }) => to)).toEqual([editor.email, editor.email])
  for (const { text } of docs) expect(text).toContain('- Title of broken-then: Section 1, Body: ')
})

it('fails when its person may no longer publish, which every editor hears before and then, and does not block others', async () => {
  const leaver = await cms.signInAs('editor')
  const [left, other] = [await draft('left-behind'), await draft('not-held-up')]
  const release = await collect('Left behind', [left])
  const scheduled = await send(`${RELEASES}/${release.id}/schedule`, { expectedVersion: release.version, at: TOMORROW() }, leaver)
  expect(scheduled.status, await scheduled.clone().text()).toBe(200)
  const later = await collect('Not held up', [other])
  expect((await schedule(later, TOMORROW())).status).toBe(200)
  await cms.payload.db.pool.query("update accounts set role = 'partner' where email = $1", [leaver.email])
  expect((await listed(release.id)).documents[0].obstacles).toMatchObject([{ place: 'The schedule' }])
  const told = async () => {
    await runQueuedJobs(cms.payload)
    const about = { subject: { contains: 'Left behind' }, to: { equals: second.email } }
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: about, sort: 'createdAt' })
    return docs.map(({ text }) => text)
  }
  await runDueReleases(await cms.localReq(), new Date())
  await runDueReleases(await cms.localReq(), new Date())
  expect(await told()).toEqual([expect.stringContaining('The person who scheduled it may no longer publish.')])
  const afterwards = new Date(Date.now() + 48 * 3_600_000)
  expect(await runDueReleases(await cms.localReq(), afterwards)).toBe(1)
  expect(await told()).toEqual([expect.anything(), expect.stringContaining('Nothing of it was published')])
  expect((await stored(other))._status).toBe('published')
  expect((await stored(left, true))._status).toBe('draft')
  expect(await listed(release.id)).toMatchObject({ state: 'failed' })
})

it('cannot be scheduled in the past or with a failing page, and can be unscheduled', async () => {
  const id = await draft('calendar-page', { sections: quote('') })
  const release = await collect('Calendar', [id])
  expect((await schedule(release, '2020-01-01T00:00:00Z')).status).toBe(400)
  expect((await schedule(release, TOMORROW())).status).toBe(422)
  await edit(id, { sections: quote('Words') })
  const scheduled = await (await schedule(release, TOMORROW())).json()
  expect(await (await schedule(scheduled, null)).json()).toMatchObject({ state: 'open', at: null })
})

it('leaves its pages unchanged when discarded; a published one stays', async () => {
  const id = await draft('left-alone')
  const release = await collect('Given up', [id])
  const giveUp = () => cms.request(`${RELEASES}/${release.id}`, { method: 'DELETE', cookie: editor.cookie })
  expect((await giveUp()).status).toBe(200)
  expect((await giveUp()).status).toBe(404)
  expect((await stored(id, true)).slug).toBe('left-alone')
})

it('publishes two pages that swap addresses, with the redirects to each, and undoes it', async () => {
  const [north, south] = [await live('north'), await live('south')]
  await cms.payload.create({ collection: 'redirects', data: { from: '/old-north', to: '/north' } })
  await cms.payload.create({ collection: 'redirects', data: { from: '/old-south', to: '/south' } })
  await expect(edit(north, { slug: 'south' })).rejects.toThrow()
  const before = await redirects()
  const collected = await collect('Exchange', [north, south])
  await edit(north, { slug: 'south' })
  await edit(south, { slug: 'north' })
  const release = await listed(collected.id)
  expect(release.documents.map(({ obstacles }: { obstacles: unknown[] }) => obstacles)).toEqual([[], []])
  const answer = await publish(release)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect([(await stored(north)).slug, (await stored(south)).slug]).toEqual(['south', 'north'])
  const after = await redirects()
  expect(after.filter((row) => /north|south/.test(row))).toEqual(['/old-north /south', '/old-south /north'])
  expect((await undo((await answer.json()).undo)).status).toBe(200)
  expect([(await stored(north)).slug, (await stored(south)).slug]).toEqual(['north', 'south'])
  expect([(await stored(north, true)).slug, (await stored(south, true)).slug]).toEqual(['south', 'north'])
  expect(await redirects()).toEqual(before)
})

it('rejects a page that does not exist', async () => {
  const nobody = { collection: 'pages', id: '00000000-0000-4000-8000-000000000000' }
  const there = { collection: 'posts', id: await draft('a-page-not-a-post') }
  const refused = await send(RELEASES, { name: 'Nobody', documents: [nobody, there] })
  expect([refused.status, (await refused.json()).fields.length]).toEqual([422, 2])
  const { id, version } = await collect('Somebody', [])
  expect((await send(`${RELEASES}/${id}`, { expectedVersion: version, documents: [nobody] }, editor, 'PUT')).status).toBe(422)
})
