import { getSiteChrome, getSitePage } from '@framewell/domain/content/site'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { registerTestRelease } from '../../testing/registerTestRelease'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await registerTestRelease(cms, '1-aaaaaa', ['/price-calculator', '/orders/:id', '/terms'])
})
afterAll(() => cms.stop())

const at = async (path: string) => getSitePage.output.parse(await (await cms.request(`/api/site/page?path=${path}`)).json())
const ARTICLE = { excerpt: 'Words', author: 'A', category: 'Education' } as const
const post = (slug: string) => cms.payload.create({ collection: 'posts', data: { ...ARTICLE, title: slug, slug, _status: 'published' } })
const rename = (id: string, slug: string) => cms.payload.update({ collection: 'posts', id, data: { slug, _status: 'published' } })
const execute = (statement: ReturnType<typeof sql>) => cms.payload.db.drizzle.execute(statement)

describe('a route of the product or of a live release', () => {
  it.each(['admin', 'steel-configurator', 'payments', 'price-calculator', 'terms'])(
    'cannot be the address of a post: %s',
    async (route) => {
      const { id } = await post(`before-${route}`)
      await expect(rename(id, route)).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
      expect((await at(`/${route}`)).kind).toBe('none')
    },
  )

  it.each(['/admin', '/ADMIN', '/payments/old', '/price-calculator', '/orders/17', '/terms', '/platform'])(
    'cannot be the source of a redirect: %s',
    async (from) => {
      await expect(cms.payload.create({ collection: 'redirects', data: { from, to: '/elsewhere' } })).rejects.toMatchObject({
        data: { errors: [{ path: 'from', message: `The site itself answers ${from.toLowerCase()}` }] },
      })
    },
  )

  it('is not covered by a document stored before it was reserved', async () => {
    const { id } = await post('stored-before')
    await execute(sql`update posts set slug = 'admin' where id = ${id}`)
    await execute(sql`insert into redirects (id, "from", "to", permanent) values
      (gen_random_uuid(), '/payments', '/stored-before', true), (gen_random_uuid(), '/price-calculator', '/stored-before', true)`)
    for (const path of ['/admin', '/payments', '/price-calculator']) expect(await at(path)).toEqual({ kind: 'none' })
    await cms.payload.updateGlobal({
      slug: 'navigation',
      data: { alternateHeader: { links: ['/payments', '/price-calculator'].map((href) => ({ label: href, href })) } },
    })
    const chrome = getSiteChrome.output.parse(await (await cms.request('/api/site/chrome')).json())
    expect(chrome.alternateHeader.links.map(({ href }) => href)).toEqual(['/price-calculator'])
  })

  it('is left by an old document without a redirect, and such a document can be deleted', async () => {
    const [leaving, deleted] = [await post('leaving'), await post('deleted')]
    await execute(sql`update posts set slug = 'analytics' where id = ${leaving.id}`)
    await execute(sql`update posts set slug = 'order-tracking' where id = ${deleted.id}`)
    await rename(leaving.id, 'left')
    expect(await at('/analytics')).toEqual({ kind: 'none' })
    await cms.payload.update({ collection: 'posts', id: deleted.id, data: { deletedAt: new Date().toISOString() }, trash: true })
  })
})

it("the product's own pages are at their routes and keep their addresses", async () => {
  for (const slug of ['terms', 'platform']) {
    const { id } = await cms.payload.create({ collection: 'pages', data: { title: slug, slug, _status: 'published' } })
    expect((await at(`/${slug}`)).kind).toBe('page')
    await expect(cms.payload.update({ collection: 'pages', id, data: { slug: `${slug}-moved`, _status: 'published' } })).rejects.toThrow(
      /slug|Address/,
    )
    expect((await at(`/${slug}`)).kind).toBe('page')
  }
})
