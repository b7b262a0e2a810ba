import type { ContentComments } from '@framewell/domain/content/comments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { runQueuedJobs } from '../../testing/runQueuedJobs'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let second: TestPerson
let operator: TestPerson
let builder: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  second = await cms.signInAs('editor')
  operator = await cms.signInAs('operator')
  builder = await cms.signInAs('builder')
  // Everybody has a unique name, so that a mention is unambiguous.
  for (const [person, name] of [
    [editor, 'Erin Vale'],
    [second, 'Sam Ode'],
    [operator, 'Omar Reyes'],
    [builder, 'Bea Lund'],
  ] as const) {
    await cms.payload.db.pool.query('update accounts set name = $1 where id = $2', [name, person.id])
  }
})
afterAll(() => cms.stop())

let made = 0
const page = async () => {
  made += 1
  const data: object = { title: 'Discussed', slug: `discussed-${made}`, sections: [{ blockType: 'quote', text: 'Said on site' }] }
  const document = await cms.payload.create({ collection: 'pages', data, draft: true })
  return { id: document.id, section: document.sections?.[0]?.id ?? '' }
}
const at = (id: string, rest = '') => `/api/content/pages/${id}/comments${rest}`
const send = (path: string, json: object, { cookie } = editor, method = 'POST') => cms.request(path, { json, cookie, method })
const say = async (id: string, json: object, person = editor): Promise<ContentComments['comments']> => {
  const answer = await send(at(id), json, person)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).comments
}
const read = async (id: string, { cookie } = editor): Promise<ContentComments> => (await cms.request(at(id), { cookie })).json()
const idOf = (comments: ContentComments['comments'], text: string) => comments.find((one) => one.text === text)?.id ?? ''

it('keeps a thread on its section, notifies mentioned people and participants, and can be resolved', async () => {
  const { id, section } = await page()
  const begun = await say(id, { section, text: 'Is this right, @Omar Reyes?', mentions: [operator.id] })
  expect(begun).toMatchObject([{ section, sectionName: 'Quote: Said on site', by: 'Erin Vale', mentions: ['Omar Reyes'], thread: null }])
  const thread = begun[0]?.id ?? ''
  await say(id, { thread, text: 'It is.' }, second)
  await runQueuedJobs(cms.payload)
  const { docs: mails } = await cms.payload.find({
    collection: 'outgoing-mail',
    where: { subject: { contains: 'Discussed' } },
    sort: 'createdAt',
  })
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [operator.email, "Erin Vale mentioned you on 'Discussed'"],
    [editor.email, "Sam Ode answered on 'Discussed'"],
  ])
  expect(mails[0]?.text).toContain(`/content-management?page=${id}&comments=${section}`)
  const settle = (resolved: boolean) => send(at(id, `/${thread}/resolution`), { resolved }, second)
  expect((await settle(true)).status).toBe(200)
  expect((await read(id)).comments).toMatchObject([{ resolved: { by: 'Sam Ode' } }, { thread, resolved: null }])
  await settle(false)
  expect((await read(id)).comments).toMatchObject([{ resolved: null }, {}])
})

it('stays readable when its section is removed, but takes no new threads there', async () => {
  const { id, section } = await page()
  const thread = (await say(id, { section, text: 'Why?' }))[0]?.id
  await cms.payload.update({ collection: 'pages', id, data: { sections: [] }, draft: true })
  expect((await read(id)).comments).toMatchObject([{ sectionName: 'Quote: Said on site', text: 'Why?' }])
  expect((await say(id, { thread, text: 'Because.' })).length).toBe(2)
  expect((await send(at(id), { section, text: 'New' })).status).toBe(409)
})

describe('a comment', () => {
  it('can be edited by its author for some minutes, with new mentions', async () => {
    const { id } = await page()
    const comment = idOf(await say(id, { text: 'Teh limits' }), 'Teh limits')
    const edit = (text: string, person = editor, mentions: string[] = []) => send(at(id, `/${comment}`), { text, mentions }, person, 'PUT')
    expect((await edit('The limits', second)).status).toBe(403)
    const edited = await (await edit('The limits, @Sam Ode', editor, [second.id])).json()
    expect(edited.comments).toMatchObject([{ text: 'The limits, @Sam Ode', mentions: ['Sam Ode'], editedAt: expect.any(String) }])
    await cms.payload.db.pool.query("update content_comments set created_at = now() - interval '1 hour' where id = $1", [comment])
    expect((await edit('Too late')).status).toBe(409)
    expect((await read(id)).comments).toMatchObject([{ text: 'The limits, @Sam Ode', mayEdit: false, mayRemove: true }])
  })

  it('leaves a placeholder when removed; its replies stay', async () => {
    const { id } = await page()
    const thread = idOf(await say(id, { text: 'Wrong place' }), 'Wrong place')
    await say(id, { thread, text: 'Indeed' }, second)
    const remove = (person: TestPerson) => cms.request(at(id, `/${thread}`), { method: 'DELETE', cookie: person.cookie })
    expect((await remove(second)).status).toBe(403)
    expect((await remove(editor)).status).toBe(200)
    expect((await remove(operator)).status).toBe(409)
    expect((await read(id)).comments).toMatchObject([{ text: '', removed: true }, { text: 'Indeed' }])
    expect(JSON.stringify(await (await cms.request('/api/content-comments', { cookie: editor.cookie })).json())).not.toContain(
      'Wrong place',
    )
  })

  it('mentions nobody who may not work on content and nobody whose name is not in the text', async () => {
    const { id } = await page()
    expect((await send(at(id), { text: '@Bea Lund', mentions: [builder.id] })).status).toBe(400)
    expect(await say(id, { text: 'Nobody here', mentions: [operator.id] })).toMatchObject([{ mentions: [] }])
  })

  it('is plain text: a script is not run, and 100 KB are refused', async () => {
    const { id } = await page()
    const script = '<script>alert(1)</script> <img src=x onerror=alert(1)>'
    expect(await say(id, { text: script })).toMatchObject([{ text: script }])
    for (const text of ['x'.repeat(100_000), '   ', 'a\u0000b']) expect((await send(at(id), { text })).status, text.slice(0, 5)).toBe(400)
    expect((await read(id)).comments.length).toBe(1)
  })

  it('cannot be written to another page, to another thread or over REST', async () => {
    const [one, other] = [await page(), await page()]
    const thread = idOf(await say(one.id, { text: 'Here' }), 'Here')
    expect((await send(at(other.id), { thread, text: 'There' })).status).toBe(409)
    expect((await send(at(other.id, `/${thread}`), { text: 'There' }, editor, 'PUT')).status).toBe(404)
    const forged = { document: one.id, text: 'Forged', authorName: 'Omar Reyes', author: operator.id }
    expect((await send('/api/content-comments', forged, operator)).status).toBe(404)
    for (const person of [builder]) {
      expect((await cms.request(at(one.id), { cookie: person.cookie })).status).toBe(403)
      expect([403, 404]).toContain((await cms.request('/api/content-comments', { cookie: person.cookie })).status)
    }
  })

  it('written at the same time as many others is not lost', async () => {
    const { id } = await page()
    const thread = idOf(await say(id, { text: 'Count' }), 'Count')
    await Promise.all(Array.from({ length: 10 }, (_, at) => say(id, { thread, text: `Answer ${at}` }, at % 2 ? editor : second)))
    expect((await read(id)).comments.length).toBe(11)
  })
})

it('does not notify people who wrote in the thread and no longer work on content', async () => {
  const { id } = await page()
  const leaver = await cms.signInAs('editor')
  const thread = idOf(await say(id, { section: null, text: 'Who decides?' }, leaver), 'Who decides?')
  await say(id, { thread, text: 'Omar does.' }, second)
  await cms.payload.db.pool.query("update accounts set role = 'builder' where id = $1", [leaver.id])
  await say(id, { thread, text: 'We lay off ten people.' })
  await runQueuedJobs(cms.payload)
  const about = { text: { contains: 'We lay off ten people.' } }
  const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: about })
  expect(docs.map(({ to }) => to)).toEqual([second.email])
})
