import type { Role } from '@framewell/domain/accounts/roles'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'
import { TASK_PARTS } from './taskParts'

let cms: TestCms
let editor: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  colleague = await cms.signInAs('editor')
})
afterAll(() => cms.stop())

const MINUTE_MS = 60_000

async function read(title: string, person: TestPerson) {
  const part = TASK_PARTS.find((known) => known.title === title)
  if (!part) throw new Error(`There is no list '${title}'`)
  return part.read(await requestOf(person))
}

async function requestOf({ id }: TestPerson): Promise<PayloadRequest> {
  const user = await cms.payload.findByID({ collection: 'accounts', id })
  return createLocalReq({ user: { ...user, collection: 'accounts' } }, cms.payload)
}

async function write(person: TestPerson, title: string, data: object = {}): Promise<string> {
  const answer = await cms.request('/api/pages?draft=true&depth=0', { method: 'POST', json: { title, ...data }, cookie: person.cookie })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc.id
}
const change = (person: TestPerson, id: string, data: object) =>
  cms.request(`/api/pages/${id}?draft=true&depth=0`, { method: 'PATCH', json: data, cookie: person.cookie })

async function schedule(id: string, dueInMs: number): Promise<string> {
  const input = { type: 'publish', doc: { relationTo: 'pages', value: id } } as const
  return (await cms.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() + dueInMs) })).id
}

it("offers to continue this person's unpublished edits, most recent first", async () => {
  const first = await write(editor, 'Begun first')
  const second = await write(editor, 'Begun second')
  await write(colleague, 'Of a colleague')
  await change(colleague, first, { slug: 'begun-first-changed' })
  const live = await write(editor, 'On the site')
  await cms.request(`/api/pages/${live}?depth=0`, { method: 'PATCH', json: { _status: 'published' }, cookie: editor.cookie })
  const tasks = await read('Continue', editor)
  expect(tasks.map(({ title }) => title)).toEqual(['Begun first', 'Begun second'])
  expect(tasks[0]).toMatchObject({ href: `/cms/collections/pages/${first}`, mark: { words: 'Draft' } })

  await change(editor, live, { title: 'On the site, better' })
  expect((await read('Continue', editor))[0]).toMatchObject({ title: 'On the site, better', mark: { words: 'Unpublished changes' } })
  await cms.request(`/api/content/pages/${second}`, { method: 'DELETE', cookie: editor.cookie })
  expect((await read('Continue', editor)).map(({ title }) => title)).not.toContain('Begun second')
})

it('offers a document with text but no title, and no abandoned new form', async () => {
  const other = await cms.signInAs('editor')
  const words = await write(other, '', { sections: [{ blockType: 'quote', text: 'Words' }] })
  await write(other, '')
  expect(await read('Continue', other)).toMatchObject([{ title: 'Untitled', href: `/cms/collections/pages/${words}` }])
})

it('lists scheduled documents and what blocks them, overdue and failed ones first', async () => {
  const sound = await write(editor, 'Sound', { slug: 'sound' })
  const broken = await write(editor, 'Unsound', { slug: 'unsound', sections: [{ blockType: 'quote', text: '' }] })
  const late = await write(editor, 'Late', { slug: 'late' })
  const failing = await write(editor, 'Failing', { slug: 'failing' })
  await schedule(broken, 60 * MINUTE_MS)
  await schedule(sound, 30 * MINUTE_MS)
  await schedule(late, -5 * MINUTE_MS)
  const job = await schedule(failing, -4 * MINUTE_MS)
  await cms.payload.update({ collection: 'payload-jobs', id: job, data: { hasError: true } })

  const scheduled = await read('Scheduled', editor)
  expect(scheduled.map(({ title }) => title)).toEqual(['Sound', 'Unsound'])
  expect(scheduled[0]?.mark).toBeUndefined()
  expect(scheduled[1]).toMatchObject({ mark: { words: 'Would fail', bad: true } })
  expect(scheduled[1]?.details.join(' ')).toContain('Section 1, Words')
  expect(await read('Overdue or failed', editor)).toMatchObject([
    { title: 'Late', mark: { words: 'Overdue' } },
    { title: 'Failing', mark: { words: 'Failed' } },
  ])
})

it('lists broken links before redirected ones', async () => {
  await cms.payload.create({ collection: 'pages', data: { title: 'Target', slug: 'target', _status: 'published' } })
  await cms.payload.create({ collection: 'redirects', data: { from: '/old-target', to: '/target' } })
  const id = await write(editor, 'Linking', { internalLinks: [{ anchor: 'Detour', targetPage: 'old-target' }] })
  await write(editor, 'Linking too', { internalLinks: [{ anchor: 'Nowhere', targetPage: 'not-there' }] })
  const found = (await read('Broken and redirected links', editor)).filter(({ title }) => title.startsWith('Linking'))
  expect(found).toMatchObject([
    { title: 'Linking too', mark: { words: 'Leads nowhere', bad: true } },
    { title: 'Linking', href: `/cms/collections/pages/${id}`, mark: { words: 'Redirected', bad: false } },
  ])
})

it('shows pending reviews to those who can decide them and to the person who asked', async () => {
  const operator = await cms.signInAs('operator')
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { approval: { pages: true } } })
  const id = await write(editor, 'To be approved', { slug: 'to-be-approved' })
  const asked = await cms.request(`/api/content/pages/${id}/review`, {
    method: 'POST',
    json: { note: 'For Monday' },
    cookie: editor.cookie,
  })
  expect(asked.status, await asked.clone().text()).toBe(200)
  expect(await read('Waiting for review', operator)).toMatchObject([
    { title: 'To be approved', mark: { words: 'Decide' }, details: [expect.stringContaining('asks for your approval'), 'For Monday'] },
  ])
  expect(await read('Waiting for review', editor)).toMatchObject([{ mark: { words: 'Waiting' } }])
  expect(await read('Waiting for review', colleague)).toEqual([])
})

it.each<Role>(['builder', 'partner'])('says nothing to a %s', async (role) => {
  const person = await cms.signInAs(role)
  for (const { title } of TASK_PARTS) expect(await read(title, person), title).toEqual([])
})
