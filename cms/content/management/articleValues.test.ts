import { listSectionForms } from '@framewell/domain/content/contentCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ContentClient, contentClient } from '../../testing/contentClient'
import { storePicture, uploadPicture } from '../../testing/uploadPicture'

let cms: TestCms
let client: ContentClient
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('editor')).cookie
  client = contentClient(cms, cookie)
})
afterAll(() => cms.stop())

it("an article's cover, category, tags, author and date are edited on the content screen and shown once it is published", async () => {
  const { article: fields } = listSectionForms.output.parse(await (await client.call('GET', '/api/content/section-forms')).json())
  expect(fields.map(({ name }) => name)).toEqual(['cover', 'excerpt', 'category', 'author', 'tags', 'featured', 'tellSubscribers'])
  const picture = await storePicture(cms, 'A wall on its way up')
  const { id, article } = await client.create({ slug: 'with-a-cover' })
  const cover = { id: picture.id, url: picture.url, alt: picture.alt }
  const chosen = { ...article, cover, category: 'Case Studies', tags: ['steel', 'walls'], author: 'Erin Vale', excerpt: 'In short.' }
  const saved = await client.page(client.put(id, { article: chosen, publishDate: '2026-03-01T09:00:00.000Z' }))
  expect(saved).toMatchObject({
    article: chosen,
    category: 'Case Studies',
    tags: ['steel', 'walls'],
    publishDate: '2026-03-01T09:00:00.000Z',
  })
  await client.put(id, { isPublished: true, sections: [{ type: 'richText', content: 'Words.' }] })
  const shown = await client.at('/with-a-cover')
  expect(shown.kind === 'page' && shown.page).toMatchObject({
    publishedAt: '2026-03-01T09:00:00.000Z',
    article: { author: 'Erin Vale', category: 'Case Studies', tags: ['steel', 'walls'], excerpt: 'In short.', cover: { alt: cover.alt } },
  })
})

it('refuses invalid values by field name and keeps omitted ones', async () => {
  const { id } = await client.create({ slug: 'odd-article' })
  await client.put(id, { article: { author: 'Erin Vale' } })
  const lost = { id: '00000000-0000-4000-8000-000000000000', url: '/x', alt: 'x' }
  for (const [article, path] of [
    [{ category: 'Gossip' }, 'article.category'],
    [{ tags: Array.from({ length: 13 }, (_, at) => `tag ${at}`) }, 'article.tags'],
    [{ excerpt: 'x'.repeat(401) }, 'article.excerpt'],
    [{ cover: lost }, 'article.cover'],
  ] as const) {
    const answer = await client.put(id, { article })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toMatchObject([{ path }])
  }
  expect((await client.get(id)).article).toMatchObject({ author: 'Erin Vale', category: '', cover: null })
})

it('the public does not see an editor’s choices, and a page has none', async () => {
  const { id } = await client.create({ slug: 'seen-by-strangers', isPublished: true })
  const seen = await (await client.asStranger(`/api/content/pages/${id}`)).json()
  expect(seen).not.toHaveProperty('article')
})

describe('the link lists', () => {
  it('appear at the end of the page; related pages that are not live are omitted until they are', async () => {
    const target = await client.create({ title: 'Target', slug: 'link-target' })
    const { id } = await client.create({
      title: 'Linking',
      slug: 'linking',
      internalLinks: [
        { anchor: 'The target', targetPage: 'link-target' },
        { anchor: 'Nothing', targetPage: '/nothing-here' },
      ],
      externalLinks: [{ anchor: 'A source', url: 'https://example.com/source' }],
      isPublished: true,
    })
    const endOf = async () => {
      const answer = await client.at('/linking')
      return answer.kind === 'page' ? answer.page.sections.map((section) => ('heading' in section ? section.heading : null)) : []
    }
    expect(await endOf()).toEqual(['Sources'])
    await client.put(target.id, { isPublished: true })
    expect(await endOf()).toEqual(['Related pages', 'Sources'])
    const answer = await client.at('/linking')
    const text = JSON.stringify(answer)
    expect(text).toContain('"url":"/link-target"')
    expect(text).not.toContain('Nothing')
    expect((await client.get(id)).sections).toEqual([])
  })

  it('drop empty rows', async () => {
    const { id } = await client.create({ slug: 'empty-rows' })
    const internalLinks = [
      { anchor: '', targetPage: ' ' },
      { anchor: 'A', targetPage: '' },
    ]
    expect((await client.page(client.put(id, { internalLinks }))).internalLinks).toEqual([{ anchor: 'A', targetPage: '' }])
  })
})

describe('the pictures', () => {
  it('are found by their description, newest first', async () => {
    const picture = await storePicture(cms, 'A stack of studs')
    const { pictures, total } = await (await client.call('GET', '/api/content/pictures?search=STACK')).json()
    expect(total).toBe(1)
    expect(pictures).toMatchObject([{ ...picture, width: 640, height: 480 }])
  })

  it('need a description and must be pictures', async () => {
    expect((await uploadPicture(cms, '', 'x')).status).toBe(400)
    const answer = await uploadPicture(cms, 'A page', '<html></html>')
    expect(answer.status).toBe(415)
    expect((await answer.json()).code).toBe('notAPicture')
  })
})
