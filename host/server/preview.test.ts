import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testPage } from '../testing/testContent'

const page = testPage({ id: randomUUID(), path: '/typed' })
let site: TestHost
beforeAll(async () => {
  site = await startTestHost({ content: testContent({ pages: { '/typed': page } }) })
})
afterAll(() => site.stop())

const preview = (
  headers: Record<string, string>,
  body = JSON.stringify({ collection: 'pages', id: page.id, change: { title: 'Typed' } }),
) => site.get('/_preview', { method: 'POST', headers: { 'content-type': 'application/json', cookie: 'editor=1', ...headers }, body })

it('previews unsaved changes for a page of the site, and makes no request on behalf of another origin', async () => {
  const own = { origin: 'http://site.localhost' }
  const answer = await preview(own)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toMatchObject({ kind: 'view', document: { id: page.id } })
  expect((await preview({ ...own, cookie: '' })).status).toBe(401)
  const before = site.cms.seen.length
  for (const origin of ['https://elsewhere.example', 'null', '']) expect((await preview({ origin })).status, origin).toBe(403)
  expect((await preview(own, '{"collection"')).status).toBe(400)
  expect((await preview(own, JSON.stringify({ title: 'x'.repeat(300_000) }))).status).toBe(413)
  expect((await preview(own, '{"collection":"pages","id":"7"}')).status).toBe(404)
  for (const deep of ['"form":{"a":', '"change":{"article":{"a":', '"change":{"sections":[{"type":"text","fields":{"a":']) {
    const { status } = await preview(
      own,
      `{"collection":"pages","id":"${page.id}",${deep}${'['.repeat(100_000)}${']'.repeat(100_000)}${closing(deep)}}`,
    )
    expect(status, deep).toBe(404)
  }
  expect(site.cms.seen.slice(before).filter(({ url }) => url.startsWith('/api/site/draft'))).toEqual([])
})

/** Closes the open braces and brackets of a prefix, innermost first. */
function closing(beginning: string): string {
  return [...beginning.replace(/[^{[]/g, '')]
    .reverse()
    .map((open) => (open === '{' ? '}' : ']'))
    .join('')
}
