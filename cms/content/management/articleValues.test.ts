import { listSectionForms } from '@framewell/domain/content/contentCalls'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ContentClient, contentClient } from '../../testing/contentClient'

let cms: TestCms
let client: ContentClient
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('editor')).cookie
  client = contentClient(cms, cookie)
})
afterAll(() => cms.stop())

it('an article takes its cover, category, tags, author and date on the content screen, and shows them when it is published', async () => {
  const { article: fields } = listSectionForms.output.parse(await (await client.call('GET', '/api/content/section-forms')).json())
  expect(fields.map(({ name }) => name)).toEqual(['cover', 'excerpt', 'category', 'author', 'tags', 'featured', 'tellSubscribers'])
  const file = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#35516b' } })
    .png()
    .toBuffer()
  const answer = await cms.request('/api/content/pictures?alt=A%20wall%20on%20its%20way%20up', {
    method: 'POST',
    cookie,
    body: new Uint8Array(file),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const picture = await answer.json()
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

it('what an article cannot hold is refused by name, and what is left out stays', async () => {
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

it('strangers learn nothing of an editor’s choices, and a page has none', async () => {
  const { id } = await client.create({ slug: 'seen-by-strangers', isPublished: true })
  const seen = await (await client.asStranger(`/api/content/pages/${id}`)).json()
  expect(seen).not.toHaveProperty('article')
})
