import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { expect, it } from 'vitest'
import { testChrome } from '../testing/testContent'
import { rssOf } from './feeds'

const post: PostSummary = {
  id: 'a',
  title: 'Pasted \u0008\u001f]]><script>alert(1)</script>',
  slug: 'pasted',
  excerpt: 'First\u000bline & <b>second</b>\ttab',
  author: 'Editorial',
  publishDate: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  readTime: 1,
  category: 'Education',
  tags: ['a<b>&"c'],
  featured: false,
}

it('is valid XML whatever an editor pasted', () => {
  const rss = rssOf([post], testChrome, 'https://site.example')
  expect(rss).not.toMatch(/[^\P{Cc}\t\n\r]/u)
  // CDATA sections end where they should, and nothing outside them is markup.
  const outside = rss.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  expect(outside).not.toContain('<script')
  expect(outside).not.toContain('<b>')
  expect(rss).toContain('<link>https://site.example/pasted</link>')
})
