import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testPage } from '../testing/testContent'
import { testPosts } from '../testing/testPosts'

let site: TestHost
const content = testContent()
beforeAll(async () => {
  content.pages['/blog'] = testPage({ id: 'blog', path: '/blog', title: 'Blog', sections: [{ ...SECTION_EXAMPLES.blogList, pageSize: 3 }] })
  const article = {
    excerpt: 'Short.',
    lead: 'Short.',
    author: 'Dana Ruiz',
    category: 'Education',
    tags: ['Framing'],
    cover: null,
    readTime: 4,
  }
  content.pages['/how-a-steel-frame-goes-up'] = testPage({
    id: 'article',
    kind: 'post',
    path: '/how-a-steel-frame-goes-up',
    title: 'How a steel frame goes up',
    sections: [SECTION_EXAMPLES.richText, { ...SECTION_EXAMPLES.faq, anchor: 'questions' }, SECTION_EXAMPLES.chart],
    article,
  })
  site = await startTestHost({ content })
})
afterAll(() => site.stop())

const bodyOf = async (path: string) => {
  const response = await site.get(path)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, body: html.slice(html.indexOf('<body')) }
}
const cards = (body: string) =>
  [...body.matchAll(/Read More<span class="visually-hidden">: (?:<!-- -->)?(.*?)<\/span>/g)].map(([, title]) => title)
const asked = () => site.cms.seen.filter(({ url }) => url.startsWith('/api/blog/posts?')).length

describe('the blog', () => {
  it('shows the featured article first, then the others, on the server', async () => {
    const { status, body, html } = await bodyOf('/blog')
    expect(status).toBe(200)
    expect(body).toContain('Read Article')
    expect(cards(body)).toEqual(testPosts.slice(1, 4).map(({ title }) => title))
    expect(body).toContain('data-drawing="card:the-bova-plan"')
    for (const chip of ['All', 'Education', 'Industry Insights', 'Platform Updates', 'Case Studies'])
      expect(body).toMatch(new RegExp(`>${chip}(<!-- -->)? <`))
    expect(html).toContain('<link rel="alternate" type="application/rss+xml"')
    expect(html).toContain('<link rel="canonical" href="http://site.localhost/blog"/>')
  })

  it('filters, searches and paginates by URL alone', async () => {
    expect(cards((await bodyOf('/blog?category=Case+Studies')).body)).toEqual([testPosts[2]?.title])
    expect(cards((await bodyOf('/blog?tag=designators')).body)).toEqual([testPosts[1]?.title])
    const searched = await bodyOf('/blog?q=escrow&category=Platform+Updates')
    expect(cards(searched.body)).toEqual([testPosts[3]?.title])
    expect(searched.body).toContain('1 article in Platform Updates matching “escrow”')
    expect(searched.body).toContain('value="escrow"')
    expect(searched.body).not.toContain('Read Article')
    const second = await bodyOf('/blog?page=2')
    expect(cards(second.body)).toEqual([testPosts[4]?.title])
    expect(second.body).toContain('aria-current="page"')
  })

  it('gives each list its own head; lists that visitors make up are not indexed', async () => {
    const category = (await bodyOf('/blog?category=Education')).html
    expect(category).toContain('<title>Education articles | Framewell blog</title>')
    expect(category).toContain('<link rel="canonical" href="http://site.localhost/blog?category=Education"/>')
    expect(category).not.toContain('noindex')
    const search = (await bodyOf('/blog?q=%3Cscript%3Ealert')).html
    expect(search).toContain('<meta name="robots" content="noindex"/>')
    expect(search).toContain('<link rel="canonical" href="http://site.localhost/blog"/>')
    expect(search).not.toContain('<script>alert')
  })

  it('says why a list is empty and links back', async () => {
    const { body, status } = await bodyOf('/blog?q=zeppelin')
    expect(status).toBe(200)
    expect(body).toContain('No articles match')
    expect(body).toContain('href="/blog#articles"')
    const beyond = await bodyOf('/blog?page=40')
    expect(beyond.status).toBe(404)
    expect(beyond.body).toContain('This page is beyond the last one')
  })

  it('caches one copy per list, whatever else is in the URL', async () => {
    const first = await bodyOf('/blog?category=Education')
    const before = asked()
    for (const same of ['/blog?category=Education&utm_source=x', '/blog?page=1&category=Education', '/blog?category=Education&q=+']) {
      expect((await bodyOf(same)).headers.get('etag')).toBe(first.headers.get('etag'))
    }
    expect(asked()).toBe(before)
    expect((await site.get('/blog?category=Education', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status).toBe(304)
    const plain = await bodyOf('/about')
    expect((await bodyOf('/about?q=x&page=2')).headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  it('updates with its posts, on every list and below every article', async () => {
    await bodyOf('/blog?category=Education')
    await bodyOf('/how-a-steel-frame-goes-up')
    content.posts = testPosts.map((post) => ({ ...post, title: `${post.title}!` }))
    site.cms.announce({ type: 'content', paths: ['/blog'] })
    for (const path of ['/blog', '/blog?category=Education', '/blog?tag=designators', '/how-a-steel-frame-goes-up']) {
      await eventually(
        async () => cards((await bodyOf(path)).body),
        (titles) => titles.length > 0 && titles.every((title) => title?.endsWith('!')),
      )
    }
    content.posts = testPosts.map((post) => ({ ...post, title: 'Steel frames '.repeat(150) }))
    site.cms.announce({ type: 'content', paths: ['/blog'] })
    await eventually(
      async () => [...(await bodyOf('/blog')).body.matchAll(/>(Steel frames [^<]*)<\/h[23]>/g)],
      (titles) => titles.length > 1 && titles.every(([, title]) => title?.endsWith('…') && title.length <= 140),
    )
    content.posts = testPosts
    site.cms.announce({ type: 'content', paths: ['/blog'] })
    await eventually(
      async () => (await bodyOf('/blog')).body,
      (body) => !body.includes('Steel frames Steel frames'),
    )
  })

  it('answers a navigation with the requested list', async () => {
    const query = new URLSearchParams({ path: '/blog', search: 'category=Case+Studies', build: 'test-build' })
    const answer = await (await site.get(`/_page?${query}`)).json()
    expect(answer).toMatchObject({ kind: 'view', view: { blog: { query: { category: 'Case Studies' }, listing: { total: 1 } } } })
  })
})

describe('an empty blog', () => {
  it('shows the specified text', async () => {
    const empty = await startTestHost({
      content: testContent({ posts: [], pages: { '/blog': testPage({ path: '/blog', sections: [SECTION_EXAMPLES.blogList] }) } }),
    })
    const html = await (await empty.get('/blog')).text()
    expect(html).toContain('No Articles Yet')
    expect(html).toContain('Check back soon for the latest insights and educational content.')
    await empty.stop()
  })

  it('offers no combination of filters as a link, only as a form', async () => {
    const { html } = await bodyOf('/blog?category=Education&tag=Framing')
    const lists = [...html.matchAll(/href="\/blog\?([^"#]*)/g)].map(([, search = '']) => search.split('&amp;'))
    expect(lists.length).toBeGreaterThan(0)
    expect(lists.filter((filters) => filters.length > 1)).toEqual([])
    expect(html).toContain('<input type="hidden" name="tag" value="Framing"/>')
  })
})

describe('an article', () => {
  it('has breadcrumbs, dates, tags, share links and related articles', async () => {
    const { body, html } = await bodyOf('/how-a-steel-frame-goes-up')
    for (const part of [
      'By <!-- -->Dana Ruiz',
      '4<!-- --> min read',
      'href="#gauge-and-depth"',
      '<h3 id="gauge-and-depth">',
      'href="#questions"',
      'href="/blog?tag=Framing#articles"',
      'mailto:?subject=How%20a%20steel%20frame%20goes%20up',
      'Read next',
      'Stay Updated',
    ]) {
      expect(body).toContain(part)
    }
    expect(cards(body)).toHaveLength(3)
    expect(html).toContain('"articleSection":"Education"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(body).not.toMatch(/<script[^>]+src="http/)
  })
})

describe('the feeds', () => {
  it('are RSS with absolute URLs, cached like pages', async () => {
    const { headers, html: xml, status } = await bodyOf('/rss.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/)
    expect([...xml.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link)).toEqual(
      testPosts.map(({ slug }) => `http://site.localhost/${slug}`),
    )
    expect(xml).toMatch(/<pubDate>\w{3}, \d\d \w{3} 2026 [\d:]+ GMT<\/pubDate>/)
    expect(xml).not.toContain('<author>')
    expect((await site.get('/rss.xml', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304)
  })

  it('are a JSON Feed with the same articles', async () => {
    const response = await site.get('/feed.json')
    expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    const feed = await response.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./),
      home_page_url: 'http://site.localhost/blog',
      feed_url: 'http://site.localhost/feed.json',
    })
    expect(feed.items).toHaveLength(testPosts.length)
    expect(feed.items[0]).toMatchObject({
      url: `http://site.localhost/${testPosts[0]?.slug}`,
      title: testPosts[0]?.title,
      authors: [{ name: 'Framewell Editorial' }],
    })
    // Version 1.1 requires each item to have a unique id and HTML or text content.
    expect(new Set(feed.items.map(({ id }: { id: string }) => id)).size).toBe(testPosts.length)
    for (const item of feed.items) expect([typeof item.content_html, typeof item.content_text]).toContain('string')
  })

  it('report when they are unavailable', async () => {
    const away = await startTestHost({ content, withoutCms: true })
    const response = await away.get('/rss.xml')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    await away.stop()
  })
})

describe('without the cms', () => {
  it('keeps lists that were seen; a new one reports the outage and offers a retry', async () => {
    const down = await startTestHost({ content })
    await down.get('/blog')
    await down.get('/blog?category=Education')
    await down.cms.stop()
    expect((await down.get('/blog?category=Education')).status).toBe(200)
    const unseen = await down.get('/blog?category=Industry+Insights')
    const html = await unseen.text()
    expect(unseen.status).toBe(503)
    expect(html).toContain('can’t be listed right now')
    expect(html).toContain('href="/blog?category=Industry+Insights#articles"')
    await down.stop()
  })
})
