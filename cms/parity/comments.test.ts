import {
  addContentComment,
  editContentComment,
  listContentComments,
  removeContentComment,
  resolveContentComment,
} from '@framewell/domain/content/comments'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { commentDesk } from '@framewell/mfe-admin/testing/commentDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories discuss a page as the server does', async () => {
  const editor = await cms.signInAs('editor')
  const operator = await cms.signInAs('operator')
  for (const [{ id }, name] of [
    [editor, 'Erin Vale'],
    [operator, 'Omar Reyes'],
  ] as const)
    await cms.payload.db.pool.query('update accounts set name = $1 where id = $2', [name, id])
  const data: object = { title: 'Discussed', slug: 'discussed', sections: [{ blockType: 'quote', text: 'Said on site' }] }
  const document = await cms.payload.create({ collection: 'pages', data, draft: true })
  const { id } = document
  const section = document.sections?.[0]?.id ?? ''
  const others = await cms.request(`/api/content/pages/${id}/comments`, {
    cookie: operator.cookie,
    json: { section: null, text: 'Looks right.' },
  })
  const { comments, people } = listContentComments.output.parse(await others.json())
  const desk = commentDesk({ comments, people, sections: { [section]: 'Quote: Said on site' } })
  const parity = new Parity(
    answerCalls([
      [listContentComments, desk.comments],
      [addContentComment, desk.addComment],
      [editContentComment, desk.editComment],
      [removeContentComment, desk.removeComment],
      [resolveContentComment, desk.resolveComment],
    ]),
    cms,
    editor.cookie,
  )
  for (const known of [id, section, ...people.map((person) => person.id), ...comments.map((comment) => comment.id)])
    parity.same(known, known)
  const [first] = comments
  const theirs = first?.id ?? ''
  await parity.agree(200, listContentComments, { id })
  await parity.agree(200, addContentComment, { id, section, text: 'Says who, @Omar Reyes?', mentions: [operator.id] }, ['comments.1.id'])
  await parity.agree(200, addContentComment, { id, section: null, text: 'Nobody named', mentions: [operator.id] }, ['comments.2.id'])
  await parity.agree(400, addContentComment, { id, section: null, text: 'Who?', mentions: [UNKNOWN] })
  await parity.agree(400, addContentComment, { id, section: null, text: ' ' })
  await parity.agree(409, addContentComment, { id, section: 'gone', text: 'Where?' })
  await parity.agree(409, addContentComment, { id, thread: UNKNOWN, text: 'Where?' })
  await parity.agree(200, addContentComment, { id, thread: theirs, text: 'Thank you.' }, ['comments.3.id'])
  await parity.agree(403, editContentComment, { id, comment: theirs, text: 'Looks wrong.' })
  await parity.agree(403, removeContentComment, { id, comment: theirs })
  await parity.agree(404, editContentComment, { id, comment: UNKNOWN, text: 'Looks wrong.' })
  await parity.agree(404, removeContentComment, { id, comment: UNKNOWN })
  await parity.agree(200, resolveContentComment, { id, comment: theirs, resolved: true })
  await parity.agree(200, resolveContentComment, { id, comment: theirs, resolved: false })
  await parity.agree(404, resolveContentComment, { id, comment: UNKNOWN, resolved: true })
})

it("one's own comment is edited and removed once by both, an old one no longer", async () => {
  const editor = await cms.signInAs('editor')
  await cms.payload.db.pool.query(`update accounts set name = 'Eve Marsh' where id = $1`, [editor.id])
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Old', slug: 'old' }, draft: true })
  const say = async (text: string) =>
    listContentComments.output.parse(
      await (await cms.request(`/api/content/pages/${id}/comments`, { cookie: editor.cookie, json: { section: null, text } })).json(),
    )
  await say('Long ago')
  await cms.payload.db.pool.query(`update content_comments set created_at = now() - interval '16 minutes' where document = $1`, [id])
  const { comments, people } = await say('Just now')
  const [old, fresh] = comments.map((comment) => comment.id)
  const desk = commentDesk({ comments, people, editor: 'Eve Marsh' })
  const parity = new Parity(
    answerCalls([
      [editContentComment, desk.editComment],
      [removeContentComment, desk.removeComment],
    ]),
    cms,
    editor.cookie,
  )
  for (const known of [id, ...people.map((person) => person.id), ...comments.map((comment) => comment.id)]) parity.same(known, known)
  await parity.agree(409, editContentComment, { id, comment: old ?? '', text: 'Longer ago' })
  await parity.agree(200, editContentComment, { id, comment: fresh ?? '', text: 'Just now, that is' })
  await parity.agree(200, removeContentComment, { id, comment: fresh ?? '' })
  await parity.agree(409, editContentComment, { id, comment: fresh ?? '', text: 'Once more' })
  await parity.agree(409, removeContentComment, { id, comment: fresh ?? '' })
  await parity.agree(200, removeContentComment, { id, comment: old ?? '' })
})
