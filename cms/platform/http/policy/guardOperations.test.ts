import type { FlattenedField } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { inTurn } from '../../../testing/malformed'
import { apiRules } from './surfaceRules'

const PAST = '2001-01-01T00:00:00.000Z'

let cms: TestCms
let admin: string
let editor: string
beforeAll(async () => {
  cms = await bootCms()
  admin = (await cms.signInAs('super_admin')).cookie
  editor = (await cms.signInAs('editor')).cookie
})
afterAll(() => cms.stop())

interface Found {
  readonly path: string
  readonly field: FlattenedField
}

function below(fields: readonly FlattenedField[], before = ''): Found[] {
  return fields.flatMap((field) => {
    const path = before + field.name
    return [{ path, field }, ...('flattenedFields' in field ? below(field.flattenedFields, `${path}.`) : [])]
  })
}

const isSecret = ({ field }: Found) =>
  ('hidden' in field && field.hidden === true) || ('access' in field && field.access?.read?.toString().includes('false') === true)

/** Readable lists, with the fields of each and of the documents it refers to. */
function lists() {
  const { collections } = cms.payload.config
  const rules = apiRules(cms.payload.config)
  const fieldsOf = (slug: string) => below(collections.find((collection) => collection.slug === slug)?.flattenedFields ?? [])
  return collections
    .filter(({ slug }) => rules.some(({ method, path }) => method === 'GET' && path === `/api/${slug}`))
    .map(({ slug }) => {
      const relations = fieldsOf(slug).flatMap(({ path, field }) =>
        field.type === 'relationship' || field.type === 'upload' ? [[path, [field.relationTo].flat()] as const] : [],
      )
      const foreign = relations.flatMap(([path, targets]) =>
        targets.flatMap((target) => fieldsOf(target).map((found) => ({ ...found, path: `${path}.${found.path}` }))),
      )
      return { slug, own: fieldsOf(slug), foreign }
    })
}

it('no list is sorted by a field of another document, and none is sorted or filtered by a secret, for anybody', async () => {
  let asked = 0
  for (const { slug, own, foreign } of lists()) {
    const secrets = [...own, ...foreign].filter(isSecret)
    // Each is sorted by and filtered by; all ways to write that are tried on each in `npm run test:full`, on one after another otherwise.
    const sorted = [...secrets, ...foreign.slice(0, 3)].map(({ path }) => [path, `-${path}`, path.replaceAll('.', '__')])
    const filtered = secrets.map(({ path }) => [`where[${path}][like]=a`, `where[or][0][and][0][${path}][greater_than]=a`])
    const queries = [
      ...sorted.flatMap((ways, turn) => inTurn(ways, turn, ways.length).map((sort) => `sort=${sort}`)),
      ...filtered.flatMap((ways, turn) => inTurn(ways, turn, ways.length)),
    ]
    for (const query of queries) {
      asked += 1
      expect.soft((await cms.request(`/api/${slug}?${query}`, { cookie: admin })).status, `${slug}?${query}`).toBe(400)
    }
    expect.soft((await cms.request(`/api/${slug}?sort=-createdAt`, { cookie: admin })).status, slug).toBe(200)
  }
  expect(asked).toBeGreaterThan(100)
}, 120_000)

it('no request writes what the system records about a document', async () => {
  const columns = async (table: string, id: string) =>
    (await cms.payload.db.pool.query(`select created_at, updated_at from ${table} where id = $1`, [id])).rows[0]
  const made = await cms.request('/api/pages', {
    json: { title: 'Old', slug: 'old', createdAt: PAST, updatedAt: PAST },
    cookie: editor,
  })
  const { doc } = await made.json()
  const builder = await cms.signInAs('builder')
  await cms.request(`/api/pages/${doc.id}`, { method: 'PATCH', json: { createdAt: PAST }, cookie: editor })
  await cms.request(`/api/pages?where[id][equals]=${doc.id}`, { method: 'PATCH', json: { createdAt: PAST }, cookie: editor })
  expect((await cms.request(`/api/accounts/${builder.id}`, { method: 'PATCH', json: { createdAt: PAST }, ...builder })).status).toBe(200)
  for (const [table, id] of [
    ['pages', doc.id],
    ['accounts', builder.id],
  ]) {
    const { created_at: createdAt, updated_at: updatedAt } = await columns(table, id)
    expect([new Date(createdAt).getFullYear() > 2001, new Date(updatedAt).getFullYear() > 2001], table).toEqual([true, true])
  }
  const navigation = { createdAt: PAST }
  expect((await cms.request('/api/globals/navigation', { json: navigation, cookie: editor })).status).toBe(200)
  expect((await (await cms.request('/api/globals/navigation', { cookie: editor })).json()).createdAt).not.toBe(PAST)
})

it('no request writes what the system records about a stored file', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
  form.append('_payload', JSON.stringify({ alt: 'A truss' }))
  const { doc } = await (await cms.request('/api/media', { method: 'POST', body: form, cookie: editor })).json()
  const { filename, mimeType, filesize, width, height, url, sizes } = doc
  const json = {
    alt: 'A beam',
    filename: 'other.png',
    mimeType: 'text/html',
    filesize: 1,
    width: 1,
    height: 1,
    url: '/api/media/file/other.png',
  }
  const changed = await cms.request(`/api/media/${doc.id}`, { method: 'PATCH', json, cookie: editor })
  expect([changed.status, changed.status === 200 ? '' : await changed.text()]).toEqual([200, ''])
  const stored = await (await cms.request(`/api/media/${doc.id}`, { cookie: editor })).json()
  expect(stored).toMatchObject({ alt: 'A beam', filename, mimeType, filesize, width, height, url, sizes })
  expect((await cms.request(url)).status).toBe(200)
})

it('no request empties a group or a list with a value of another shape; people who may not save learn nothing of it', async () => {
  const links = [{ label: 'Plans', href: '/home-plans' }]
  const save = (json: object, cookie = editor) => cms.request('/api/globals/navigation', { json, cookie })
  expect((await save({ header: { links } })).status).toBe(200)
  const group = 'Enter a group of fields.'
  const list = 'Enter a list of entries; an empty one for none.'
  for (const [json, path, message] of [
    [{ header: null }, 'header', group],
    [{ header: 'x' }, 'header', group],
    [{ header: [] }, 'header', group],
    [{ header: { links: null } }, 'header.links', list],
    [{ header: { links: 5 } }, 'header.links', list],
    [{ header: { links: ['x'] } }, 'header.links', list],
    [{ footer: { groups: [{ title: 'More', links: { a: 1 } }] } }, 'footer.groups.0.links', list],
  ] as const) {
    const refused = await save(json)
    expect(refused.status, JSON.stringify(json)).toBe(400)
    expect((await refused.json()).fields).toEqual([{ path, message }])
  }
  expect((await save({ header: null }, (await cms.signInAs('builder')).cookie)).status).toBe(403)
  expect((await (await cms.request('/api/globals/navigation', { cookie: editor })).json()).header.links).toMatchObject(links)
  const page = await cms.request('/api/pages', { json: { title: 'Odd', slug: 'odd', seo: 'x', sections: 'x' }, cookie: editor })
  expect([page.status, (await page.json()).fields]).toEqual([400, expect.arrayContaining([{ path: 'sections', message: list }])])
  // The panel sends an emptied list as the number of its rows.
  expect((await save({ header: { links: 0 } })).status).toBe(200)
  expect((await (await cms.request('/api/globals/navigation', { cookie: editor })).json()).header.links).toEqual([])
})
