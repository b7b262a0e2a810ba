import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heading, paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ContentClient, contentClient, CONTENT_PAGES as PAGES } from '../../testing/contentClient'

let cms: TestCms
let client: ContentClient
beforeAll(async () => {
  cms = await bootCms()
  const editor = await cms.signInAs('editor')
  client = contentClient(cms, editor.cookie)
})
afterAll(() => cms.stop())

describe('POST /api/content/pages', () => {
  it('creates a draft post with exactly the specified defaults', async () => {
    const answer = await client.call('POST', PAGES, NEW_PAGE)
    expect(answer.status).toBe(200)
    const made = await client.page(answer)
    const { content, ...specified } = NEW_PAGE
    expect(made).toMatchObject({ ...specified, content, kind: 'post', isPublished: false, modifiedBy: 'admin', seoScore: 0 })
    expect(Date.parse(made.lastModified)).not.toBeNaN()
    expect((await cms.payload.findByID({ collection: 'posts', id: made.id, draft: true })).title).toBe('New Page')
  })

  it('gives a second one a free slug', async () => {
    await client.create()
    const slugs = (await client.list(client.call('GET', PAGES))).map(({ slug }) => slug).filter((slug) => slug.startsWith('new-page'))
    expect(slugs.sort()).toEqual(['new-page', 'new-page-2'])
  })

  it('gives each of many parallel requests its own address', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => client.create({ slug: 'crowd', title: 'Crowd' })))
    expect(made.map(({ slug }) => slug).sort()).toEqual(['crowd', 'crowd-2', 'crowd-3', 'crowd-4'])
  })

  it('accepts every member at once, and can publish', async () => {
    const made = await client.create({
      title: 'Steel at once',
      slug: 'steel-at-once',
      metaTitle: 'A meta title',
      keywords: 'steel, frame',
      content: '<h2>Part</h2><p>Words of <strong>steel</strong></p>',
      internalLinks: [{ anchor: 'Terms', targetPage: '/terms' }],
      isPublished: true,
    })
    expect(made).toMatchObject({ isPublished: true, content: '<h2>Part</h2><p>Words of <strong>steel</strong></p>', category: 'Education' })
    expect((await client.at('/steel-at-once')).kind).toBe('page')
  })

  it('refuses a reserved name', async () => {
    const answer = await client.call('POST', PAGES, { ...NEW_PAGE, slug: 'api' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toMatchObject([{ path: 'slug' }])
  })
})

describe('PUT /api/content/pages/{id}', () => {
  it('stores every specified member and returns the updated page', async () => {
    const { id } = await client.create({ slug: 'all-members' })
    const change = {
      title: 'All members',
      slug: 'all-members-set',
      metaTitle: 'Meta',
      metaDescription: 'Description',
      keywords: 'one, two',
      targetKeywords: ['one', 'two'],
      sections: [
        { type: 'richText', title: 'Intro', content: 'Some **words**' },
        { type: 'faq', title: 'FAQ', content: '### Why?\n\nBecause.' },
      ],
      internalLinks: [{ anchor: 'Terms', targetPage: 'terms' }],
      externalLinks: [{ anchor: 'Steel Framing Industry Association', url: 'https://sfia.memberclicks.net/' }],
      canonicalUrl: 'https://framewell.test/all',
      ogImage: 'https://framewell.test/all.png',
    }
    const updated = await client.page(client.put(id, change))
    const { sections, ...plain } = change
    expect(updated).toMatchObject(plain)
    expect(updated.sections).toMatchObject(sections)
    expect(updated.content).toBe('<h2>Intro</h2><p>Some <strong>words</strong></p><h2>FAQ</h2><h3>Why?</h3><p>Because.</p>')
    expect(updated.modifiedBy).toBe('Test editor')
    expect(await client.get(id)).toEqual(updated)
  })

  it('accepts a whole page back without changing it', async () => {
    const made = await client.create({ slug: 'whole', content: '<p>Words</p>', keywords: 'a, b' })
    expect(await client.page(client.put(made.id, { ...made, expectedVersion: made.version }))).toEqual(made)
  })

  it('accepts keywords as text or as a list, whichever changed', async () => {
    const made = await client.create({ slug: 'keywords', keywords: 'a, b' })
    expect(await client.page(client.put(made.id, { keywords: ' c ,d,, c', targetKeywords: ['a', 'b'] }))).toMatchObject({
      keywords: 'c, d',
      targetKeywords: ['c', 'd'],
    })
    expect(await client.page(client.put(made.id, { targetKeywords: ['e'] }))).toMatchObject({ keywords: 'e' })
  })

  it('publishes and unpublishes with isPublished alone', async () => {
    const { id } = await client.create({ title: 'Toggled', slug: 'toggled' })
    expect((await client.at('/toggled')).kind).toBe('none')
    expect(await client.page(client.put(id, { isPublished: true }))).toMatchObject({ isPublished: true, hasUnpublishedChanges: false })
    expect((await client.at('/toggled')).kind).toBe('page')
    expect(await client.page(client.put(id, { isPublished: false }))).toMatchObject({ isPublished: false })
    expect((await client.at('/toggled')).kind).toBe('none')
  })

  it('applies a change to a published page at once, unless it is saved as a draft', async () => {
    const { id } = await client.create({ title: 'Live', slug: 'live-page', isPublished: true })
    const titleAt = async () => {
      const answer = await client.at('/live-page')
      return answer.kind === 'page' ? answer.page.title : undefined
    }
    await client.put(id, { title: 'Live and changed' })
    expect(await titleAt()).toBe('Live and changed')
    const kept = await client.page(client.put(id, { title: 'Half ty', asDraft: true }))
    expect(kept).toMatchObject({ title: 'Half ty', isPublished: true, hasUnpublishedChanges: true })
    expect(await titleAt()).toBe('Live and changed')
    expect((await client.list(client.asStranger(PAGES))).find((entry) => entry.id === id)?.title).toBe('Live and changed')
    expect(await client.page(client.put(id, {}))).toMatchObject({ title: 'Half ty', hasUnpublishedChanges: false })
    expect(await titleAt()).toBe('Half ty')
  })

  it('gives an address that the title produced a number when it is taken, until the page was public; a typed one is refused', async () => {
    const titled = (id: string, title = 'Gusts') => client.put(id, { title, slug: 'gusts' })
    await client.create({ title: 'Gusts', slug: 'gusts' })
    const [one, other] = await Promise.all([client.create({ title: 'One' }), client.create({ title: 'Other' })])
    const saved = await Promise.all([client.page(titled(one.id)), client.page(titled(other.id))])
    expect(saved.map(({ slug }) => slug).sort()).toEqual(['gusts-2', 'gusts-3'])
    expect(await client.page(titled(one.id))).toMatchObject({ slug: saved[0].slug })
    expect(await (await titled(one.id, 'Storms')).json()).toMatchObject({
      fields: [{ path: 'slug', message: "'Gusts' already has this address" }],
    })
    await client.put(one.id, { isPublished: true })
    expect((await titled(one.id)).status).toBe(400)
  })

  it('adds a redirect when a published slug changes, which leads nowhere while the page is deleted', async () => {
    const { id } = await client.create({ slug: 'moved-from', isPublished: true })
    await client.put(id, { slug: 'moved-to' })
    const moved = { kind: 'redirect', to: '/moved-to' }
    expect(await client.at('/moved-from')).toMatchObject(moved)
    await client.call('DELETE', `${PAGES}/${id}`)
    expect(await client.at('/moved-from')).toEqual({ kind: 'none' })
    await client.call('POST', `${PAGES}/${id}/restore`)
    expect(await client.at('/moved-from')).toMatchObject(moved)
  })

  it.each([
    [{ slug: 'Not a slug' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ slug: 'cms' }, 'slug'],
    [{ canonicalUrl: 'framewell' }, 'canonicalUrl'],
    [{ ogImage: 'javascript:alert(1)' }, 'ogImage'],
    [{ title: 'x'.repeat(2001) }, 'title'],
    [{ metaTitle: 'x'.repeat(2001) }, 'metaTitle'],
    [{ metaDescription: 'x'.repeat(2001) }, 'metaDescription'],
    [{ title: '', isPublished: true }, 'title'],
    [{ externalLinks: [{ anchor: 'A', url: 'javascript:alert(1)' }], isPublished: true }, 'externalLinks.0.url'],
    [{ sections: [{ type: 'faq', title: '', content: '### Why?' }], isPublished: true }, 'sections.0.entries.0.answer'],
  ])('refuses %j on the field', async (change, path) => {
    const { id, version } = await client.create({ slug: 'refusing' })
    const answer = await client.put(id, change)
    expect(answer.status).toBe(400)
    const { fields } = await answer.json()
    expect(fields).toMatchObject([{ path }])
    expect(fields[0].message).toBeTruthy()
    expect((await client.get(id)).version).toBe(version)
  })

  it('takes long titles and descriptions: the lengths that the SEO score judges are advice', async () => {
    const long = { title: '鋼'.repeat(2000), metaTitle: '鋼'.repeat(2000), metaDescription: '鋼'.repeat(2000) }
    const { id } = await client.create({ slug: 'long-title', isPublished: true })
    expect(await client.page(client.put(id, long))).toMatchObject(long)
    expect(await client.at('/long-title')).toMatchObject({ kind: 'page', page: { title: long.title } })
  })

  it('accepts HTML for a page of running text, and refuses it for other pages', async () => {
    const { id } = await client.create({ slug: 'html', content: '<p>First</p>' })
    expect((await client.page(client.put(id, { content: '<p>Second</p><script>x()</script>' }))).content).toBe('<p>Second</p>')
    await client.put(id, { sections: [{ type: 'faq', title: 'F', content: '' }] })
    const answer = await client.put(id, { content: '<p>Third</p>' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).code).toBe('contentIsSections')
  })

  it('returns 404 for an unknown page', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await client.call(method, `${PAGES}/00000000-0000-4000-8000-000000000000`, method === 'PUT' ? {} : undefined)
      expect(answer.status).toBe(404)
    }
  })
})

describe('sections', () => {
  it('stay bit for bit the same if they are not edited', async () => {
    const stored = await cms.payload.create({
      collection: 'pages',
      data: {
        title: 'Many sections',
        slug: 'many-sections',
        _status: 'published',
        sections: [
          { blockType: 'hero', tone: 'ink', title: 'Hero', picture: 'frame', plan: 'the-bova-plan', badges: ['A', 'B'] },
          {
            blockType: 'chart',
            tone: 'paper',
            heading: 'Chart',
            chartType: 'bar',
            unit: '$',
            categories: ['2026', '2027'],
            series: [{ name: 'A', values: [1, 2] }],
            source: 'company projection',
          },
          { blockType: 'richText', tone: 'paper', heading: 'Text', body: richText(paragraph('See [terms](/terms)'), heading('Part')) },
          { blockType: 'app', tone: 'paper', app: 'mfe-portal/pre-qualify', reservedHeight: 500 },
        ],
      },
    })
    const blocks = async () => (await cms.payload.findByID({ collection: 'pages', id: stored.id, depth: 0 })).sections
    const before = await blocks()
    const shown = await client.get(stored.id)
    expect(shown).toMatchObject({ kind: 'page', path: '/many-sections' })
    const [hero, ...others] = shown.sections
    await client.put(stored.id, { sections: [{ ...hero, title: 'Another hero' }, ...others] })
    const after = await blocks()
    expect(after?.slice(1)).toEqual(before?.slice(1))
    expect(after?.[0]).toEqual({ ...before?.[0], title: 'Another hero' })
    await client.put(stored.id, { sections: [...others].reverse() })
    expect(await blocks()).toEqual(before?.slice(1).reverse())
  })
})

describe('GET /api/content/pages', () => {
  it('filters by status and by words of title or slug', async () => {
    await client.create({ title: 'Needle one', slug: 'filter-a', isPublished: true })
    await client.create({ title: 'Two', slug: 'filter-needle' })
    const slugs = async (query: string) => (await client.list(client.call('GET', `${PAGES}?${query}`))).map(({ slug }) => slug)
    expect((await slugs('search=NEEDLE')).sort()).toEqual(['filter-a', 'filter-needle'])
    expect(await slugs('search=needle&status=published')).toEqual(['filter-a'])
    expect(await slugs('search=needle&status=draft')).toEqual(['filter-needle'])
    expect((await client.call('GET', `${PAGES}?status=odd`)).status).toBe(400)
  })

  it('derives what the blog shows', async () => {
    const { id } = await client.create({
      title: 'Derived',
      slug: 'the-benefit',
      keywords: 'a, b',
      content: `<p>${'word '.repeat(300)}</p>`,
    })
    expect(await client.get(id)).toMatchObject({
      category: 'Industry Insights',
      readTime: 2,
      tags: ['a', 'b'],
      featured: false,
      author: 'Framewell Editorial',
      publishDate: null,
    })
    expect((await client.get(id)).excerpt).toMatch(/^(word )+(word)?…$/)
    expect(await client.page(client.put(id, { metaDescription: 'Described' }))).toMatchObject({ excerpt: 'Described' })
    const featured = await client.create({ slug: 'what-is-residential-steel-framing', isPublished: true })
    expect(featured).toMatchObject({ featured: true, category: 'Education' })
    expect(featured.publishDate).not.toBeNull()
  })
})
