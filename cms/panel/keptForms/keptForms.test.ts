import { AUTHOR_HEADER } from '@framewell/domain/content/saving/deviceCopies'
import config from '@payload-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let operator: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  operator = await cms.signInAs('operator')
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'At first' } })
})
afterAll(() => cms.stop())

const read = async (path: string, { cookie } = editor) => (await cms.request(`/api/${path}?depth=0`, { cookie })).json()
/** A form's fields as the panel sends them, based on the version the form knows. */
const save = (path: string, members: object, version: string, { cookie } = editor, typist?: string) =>
  cms.request(`/api/${path}?depth=0`, {
    method: path.startsWith('globals/') ? 'POST' : 'PATCH',
    json: members,
    cookie,
    headers: { 'if-match': `"${version}"`, ...(typist ? { [AUTHOR_HEADER]: typist } : {}) },
  })

const forms = {
  'settings of the site': async () => 'globals/site-settings',
  'a redirect': async () => {
    const from = `/kept-${Date.now().toString(36)}`
    return `redirects/${(await cms.payload.create({ collection: 'redirects', data: { from, to: '/first' } })).id}`
  },
}

describe.each(Object.entries(forms))('%s', (_, place) => {
  it('are saved on the version they were read as, repeatedly', async () => {
    const path = await place()
    let { updatedAt } = await read(path)
    for (let times = 0; times < 2; times += 1) {
      const answer = await save(path, path.startsWith('globals/') ? { phone: `${times}` } : { to: `/${times}` }, updatedAt)
      expect(answer.status, await answer.clone().text()).toBe(200)
      const { doc, result } = await answer.json()
      updatedAt = (doc ?? result).updatedAt
    }
  })

  it('are refused as a whole on an older version, also of two saves at once', async () => {
    const path = await place()
    const { updatedAt, ...before } = await read(path)
    const members = path.startsWith('globals/') ? { address: 'Main Street' } : { to: '/main-street' }
    const answers = await Promise.all([save(path, members, updatedAt), save(path, { ...members, permanent: false }, updatedAt, operator)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ code: 'changedMeanwhile' })
    expect(await read(path)).toMatchObject({ ...members, createdAt: before.createdAt })
  })

  it('are saved only by the person who typed them', async () => {
    const path = await place()
    const before = await read(path)
    const members = path.startsWith('globals/') ? { tagline: 'Of the editor' } : { to: '/of-the-editor' }
    const refused = await save(path, members, before.updatedAt, operator, String(editor.id))
    expect(refused.status).toBe(401)
    expect(await read(path)).toEqual(before)
    expect((await save(path, members, before.updatedAt, editor, String(editor.id))).status).toBe(200)
  })
})

it('a version is shown to nobody who may not read the form', async () => {
  const { id } = await cms.payload.create({ collection: 'redirects', data: { from: '/told-to-nobody', to: '/first' } })
  const builder = await cms.signInAs('builder')
  const answer = await save(`redirects/${id}`, { to: '/theirs' }, '2026-01-01T00:00:00.000Z', builder)
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toMatch(/\d{4}-\d\d-\d\dT/)
})

it('people who may read settings but not save them learn so, on any version', async () => {
  const builder = await cms.signInAs('builder')
  expect((await save('globals/site-settings', { tagline: 'Theirs' }, '1', builder)).status).toBe(403)
  expect((await save('globals/site-settings', { tagline: 'Theirs' }, '1', { ...builder, cookie: '' })).status).toBe(401)
})

it.each(['W/"2026-01-01T00:00:00.000Z"', 'unquoted', `"${'x'.repeat(5_000)}"`, '"'])(
  'a malformed version (%.20s) does not count as missing',
  async (stated) => {
    const path = await forms['a redirect']()
    const send = (version: string) =>
      cms.request(`/api/${path}`, { method: 'PATCH', json: { to: '/there' }, cookie: editor.cookie, headers: { 'if-match': version } })
    expect((await send(stated)).status).toBe(409)
    expect((await send('*')).status).toBe(200)
  },
)

it('every panel form with a save button stores what is typed, except accounts and secrets', async () => {
  const { collections, globals } = await config
  const own = collections.filter(({ slug, versions }) => !slug.startsWith('payload-') && !versions?.drafts)
  const without = [
    ...own.filter(({ admin }) => !admin.custom?.keepsTyped).map(({ slug }) => slug),
    ...globals.filter(({ admin }) => !admin?.custom?.keepsTyped).map(({ slug }) => slug),
  ]
  expect(without).toEqual(['accounts', 'house-bank', 'escrow-bank', 'security-settings'])
})
