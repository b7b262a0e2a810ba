import { type ContentPage, contentPageSchema } from '@framewell/domain/content/contentPage'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { getSitePage } from '@framewell/domain/content/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { heading, paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let second: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  second = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const PAGES = '/api/content/pages'
const call = async (method: string, path: string, json?: unknown, cookie: string | undefined = editor.cookie) =>
  cms.request(path, { method, ...(json === undefined ? {} : { json }), ...(cookie ? { cookie } : {}) })
const asStranger = (path: string) => cms.request(path)
const page = async (answer: Response | Promise<Response>): Promise<ContentPage> => contentPageSchema.parse(await (await answer).json())
const list = async (answer: Response | Promise<Response>) => z.array(contentPageSchema).parse(await (await answer).json())
const create = (change: object = {}) => page(call('POST', PAGES, { ...NEW_PAGE, ...change }))
const put = (id: string, change: object, cookie?: string) => call('PUT', `${PAGES}/${id}`, change, cookie)
const get = (id: string) => page(call('GET', `${PAGES}/${id}`))
const at = async (path: string) => getSitePage.output.parse(await (await asStranger(`/api/site/page?path=${path}`)).json())

describe('POST /api/content/pages', () => {
  it('with exactly the specified defaults makes a draft post', async () => {
    const answer = await call('POST', PAGES, NEW_PAGE)
    expect(answer.status).toBe(200)
    const made = await page(answer)
    const { content, ...specified } = NEW_PAGE
    expect(made).toMatchObject({ ...specified, content, kind: 'post', isPublished: false, modifiedBy: 'admin', seoScore: 0 })
    expect(Date.parse(made.lastModified)).not.toBeNaN()
    expect((await cms.payload.findByID({ collection: 'posts', id: made.id, draft: true })).title).toBe('New Page')
  })

  it('gives a second one a free slug', async () => {
    await create()
    const slugs = (await list(call('GET', PAGES))).map(({ slug }) => slug).filter((slug) => slug.startsWith('new-page'))
    expect(slugs.sort()).toEqual(['new-page', 'new-page-2'])
  })

  it('gives each of many at once an address of its own', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => create({ slug: 'crowd', title: 'Crowd' })))
    expect(made.map(({ slug }) => slug).sort()).toEqual(['crowd', 'crowd-2', 'crowd-3', 'crowd-4'])
  })

  it('takes every member at once, and can publish', async () => {
    const made = await create({
      title: 'Steel at once',
      slug: 'steel-at-once',
      metaTitle: 'A meta title',
      keywords: 'steel, frame',
      content: '<h2>Part</h2><p>Words of <strong>steel</strong></p>',
      internalLinks: [{ anchor: 'Terms', targetPage: '/terms' }],
      isPublished: true,
    })
    expect(made).toMatchObject({ isPublished: true, content: '<h2>Part</h2><p>Words of <strong>steel</strong></p>', category: 'Education' })
    expect((await at('/steel-at-once')).kind).toBe('page')
  })

  it('refuses a name of the house', async () => {
    const answer = await call('POST', PAGES, { ...NEW_PAGE, slug: 'api' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toMatchObject([{ path: 'slug' }])
  })
})

describe('PUT /api/content/pages/{id}', () => {
  it('stores every specified member and answers the updated page', async () => {
    const { id } = await create({ slug: 'all-members' })
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
    const updated = await page(put(id, change))
    const { sections, ...plain } = change
    expect(updated).toMatchObject(plain)
    expect(updated.sections).toMatchObject(sections)
    expect(updated.content).toBe('<h2>Intro</h2><p>Some <strong>words</strong></p><h2>FAQ</h2><h3>Why?</h3><p>Because.</p>')
    expect(updated.modifiedBy).toBe('Test editor')
    expect(await get(id)).toEqual(updated)
  })

  it('takes a whole page back without changing anything', async () => {
    const made = await create({ slug: 'whole', content: '<p>Words</p>', keywords: 'a, b' })
    expect(await page(put(made.id, { ...made, expectedVersion: made.version }))).toEqual(made)
  })

  it('takes keywords as text or as a list, whichever changed', async () => {
    const made = await create({ slug: 'keywords', keywords: 'a, b' })
    expect(await page(put(made.id, { keywords: ' c ,d,, c', targetKeywords: ['a', 'b'] }))).toMatchObject({
      keywords: 'c, d',
      targetKeywords: ['c', 'd'],
    })
    expect(await page(put(made.id, { targetKeywords: ['e'] }))).toMatchObject({ keywords: 'e' })
  })

  it('publishes and unpublishes with isPublished alone', async () => {
    const { id } = await create({ title: 'Toggled', slug: 'toggled' })
    expect((await at('/toggled')).kind).toBe('none')
    expect(await page(put(id, { isPublished: true }))).toMatchObject({ isPublished: true, hasUnpublishedChanges: false })
    expect((await at('/toggled')).kind).toBe('page')
    expect(await page(put(id, { isPublished: false }))).toMatchObject({ isPublished: false })
    expect((await at('/toggled')).kind).toBe('none')
  })

  it('shows a change of a published page at once, unless it is kept as a draft', async () => {
    const { id } = await create({ title: 'Live', slug: 'live-page', isPublished: true })
    const titleAt = async () => {
      const answer = await at('/live-page')
      return answer.kind === 'page' ? answer.page.title : undefined
    }
    await put(id, { title: 'Live and changed' })
    expect(await titleAt()).toBe('Live and changed')
    const kept = await page(put(id, { title: 'Half ty', asDraft: true }))
    expect(kept).toMatchObject({ title: 'Half ty', isPublished: true, hasUnpublishedChanges: true })
    expect(await titleAt()).toBe('Live and changed')
    expect((await list(asStranger(PAGES))).find((entry) => entry.id === id)?.title).toBe('Live and changed')
    expect(await page(put(id, {}))).toMatchObject({ title: 'Half ty', hasUnpublishedChanges: false })
    expect(await titleAt()).toBe('Half ty')
  })

  it('leaves a redirect when a published slug changes', async () => {
    const { id } = await create({ slug: 'moved-from', isPublished: true })
    await put(id, { slug: 'moved-to' })
    expect(await at('/moved-from')).toMatchObject({ kind: 'redirect', to: '/moved-to' })
  })

  it.each([
    [{ slug: 'Not a slug' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ slug: 'cms' }, 'slug'],
    [{ canonicalUrl: 'framewell' }, 'canonicalUrl'],
    [{ ogImage: 'javascript:alert(1)' }, 'ogImage'],
    [{ title: 'x'.repeat(141) }, 'title'],
    [{ title: '', isPublished: true }, 'title'],
    [{ externalLinks: [{ anchor: 'A', url: 'javascript:alert(1)' }], isPublished: true }, 'externalLinks.0.url'],
    [{ sections: [{ type: 'faq', title: '', content: '### Why?' }], isPublished: true }, 'sections.0.entries.0.answer'],
  ])('refuses %j on the field', async (change, path) => {
    const { id, version } = await create({ slug: 'refusing' })
    const answer = await put(id, change)
    expect(answer.status).toBe(400)
    const { fields } = await answer.json()
    expect(fields).toMatchObject([{ path }])
    expect(fields[0].message).toBeTruthy()
    expect((await get(id)).version).toBe(version)
  })

  it('takes HTML as the words of a page of running text, and says when a page is more than that', async () => {
    const { id } = await create({ slug: 'html', content: '<p>First</p>' })
    expect((await page(put(id, { content: '<p>Second</p><script>x()</script>' }))).content).toBe('<p>Second</p>')
    await put(id, { sections: [{ type: 'faq', title: 'F', content: '' }] })
    const answer = await put(id, { content: '<p>Third</p>' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).code).toBe('contentIsSections')
  })

  it('answers 404 for what is not there', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await call(method, `${PAGES}/00000000-0000-4000-8000-000000000000`, method === 'PUT' ? {} : undefined)
      expect(answer.status).toBe(404)
    }
  })
})

describe('sections', () => {
  it('that are not touched stay bit for bit what they were', async () => {
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
    const shown = await get(stored.id)
    expect(shown).toMatchObject({ kind: 'page', path: '/many-sections' })
    const [hero, ...others] = shown.sections
    await put(stored.id, { sections: [{ ...hero, title: 'Another hero' }, ...others] })
    const after = await blocks()
    expect(after?.slice(1)).toEqual(before?.slice(1))
    expect(after?.[0]).toEqual({ ...before?.[0], title: 'Another hero' })
    await put(stored.id, { sections: [...others].reverse() })
    expect(await blocks()).toEqual(before?.slice(1).reverse())
  })
})

describe('two editors', () => {
  it('on one version: the second learns who was first, and nothing is overwritten', async () => {
    const { id, version } = await create({ slug: 'contested' })
    const first = await page(put(id, { title: 'Mine', expectedVersion: version }))
    const answer = await put(id, { title: 'Theirs', expectedVersion: version }, second.cookie)
    expect(answer.status).toBe(409)
    const problem = await answer.json()
    expect(problem).toMatchObject({ code: 'changedMeanwhile', expected: { version: first.version, modifiedBy: 'Test editor' } })
    expect(problem.detail).toContain('Test editor')
    expect((await get(id)).title).toBe('Mine')
    expect(await page(put(id, { title: 'Theirs', expectedVersion: first.version }, second.cookie))).toMatchObject({
      title: 'Theirs',
      modifiedBy: 'Test operator',
    })
  })

  it('at the same moment: one is saved, the other is told', async () => {
    const { id, version } = await create({ slug: 'same-moment' })
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title, at) => put(id, { title, expectedVersion: version }, at === 1 ? second.cookie : undefined)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('see what was saved in the panel as a change too', async () => {
    const { id, version } = await create({ slug: 'panel-too' })
    await cms.request(`/api/posts/${id}?draft=true&autosave=true`, {
      method: 'PATCH',
      json: { title: 'In the panel' },
      cookie: second.cookie,
    })
    expect((await put(id, { title: 'On the screen', expectedVersion: version })).status).toBe(409)
    expect(await get(id)).toMatchObject({ title: 'In the panel', modifiedBy: 'Test operator' })
  })
})

describe('DELETE and restore', () => {
  it('take a published page off the site and bring it back as it was, the draft beside it included', async () => {
    const { id } = await create({ title: 'Deleted', slug: 'deleted-page', isPublished: true })
    const before = await page(put(id, { title: 'Being edited', asDraft: true }))
    const answer = await call('DELETE', `${PAGES}/${id}`)
    expect(await answer.json()).toEqual({ deleted: true, id })
    expect((await at('/deleted-page')).kind).toBe('none')
    expect((await call('GET', `${PAGES}/${id}`)).status).toBe(404)
    expect((await list(call('GET', PAGES))).map((entry) => entry.id)).not.toContain(id)
    for (const path of [`/api/posts/${id}`, `/api/posts/${id}?trash=true`, `/api/posts?trash=true&where[id][equals]=${id}`]) {
      expect(await (await asStranger(path)).text(), path).not.toContain('deleted-page')
    }
    expect(await page(call('POST', `${PAGES}/${id}/restore`))).toEqual(before)
    const shown = await at('/deleted-page')
    expect(shown.kind === 'page' && shown.page.title).toBe('Deleted')
    expect(await page(call('POST', `${PAGES}/${id}/restore`))).toEqual(before)
  })

  it('bring a draft back as a draft', async () => {
    const { id } = await create({ slug: 'deleted-draft' })
    await call('DELETE', `${PAGES}/${id}`)
    expect(await page(call('POST', `${PAGES}/${id}/restore`))).toMatchObject({ isPublished: false, slug: 'deleted-draft' })
  })

  it('free the address; who took it meanwhile is named', async () => {
    const old = await create({ slug: 'reused', isPublished: true })
    await call('DELETE', `${PAGES}/${old.id}`)
    const taker = await create({ title: 'The taker', slug: 'reused', isPublished: true })
    expect(taker.slug).toBe('reused')
    const answer = await call('POST', `${PAGES}/${old.id}/restore`)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'slugTaken', detail: "'The taker' has the address 'reused' now." })
    await put(taker.id, { slug: 'reused-by-taker' })
    expect(await at('/reused')).toMatchObject({ kind: 'redirect' })
    expect(await page(call('POST', `${PAGES}/${old.id}/restore`))).toMatchObject({ slug: 'reused', isPublished: true })
    expect((await at('/reused')).kind).toBe('page')
  })

  it("agree with the panel's own trash", async () => {
    const { id } = await create({ slug: 'panel-trash', isPublished: true })
    const patch = (json: object) => cms.request(`/api/posts/${id}?trash=true`, { method: 'PATCH', json, cookie: editor.cookie })
    expect((await patch({ deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await at('/panel-trash')).kind).toBe('none')
    expect(await page(call('POST', `${PAGES}/${id}/restore`))).toMatchObject({ isPublished: true })
    expect((await at('/panel-trash')).kind).toBe('page')
    await call('DELETE', `${PAGES}/${id}`)
    expect((await patch({ deletedAt: null, _status: 'published' })).status).toBe(200)
    expect((await at('/panel-trash')).kind).toBe('page')
  })
})

describe('who sees what', () => {
  it('strangers, builders and partners get what is published, as published, and never a draft', async () => {
    const draft = await create({ title: 'Hidden draft', slug: 'hidden-draft' })
    const live = await create({ title: 'Shown', slug: 'shown-to-all', isPublished: true })
    await put(live.id, { title: 'Hidden change', asDraft: true })
    const builder = await cms.signInAs('builder')
    const partner = await cms.signInAs('partner')
    for (const cookie of [undefined, builder.cookie, partner.cookie]) {
      for (const path of [PAGES, `${PAGES}?status=draft`, `${PAGES}?search=hidden`, `${PAGES}/${draft.id}`, `${PAGES}/${live.id}`]) {
        const answer = await cms.request(path, cookie ? { cookie } : {})
        expect(await answer.text(), path).not.toMatch(/hidden/i)
      }
      expect((await cms.request(`${PAGES}/${draft.id}`, cookie ? { cookie } : {})).status).toBe(404)
      const shown = await page(cms.request(`${PAGES}/${live.id}`, cookie ? { cookie } : {}))
      expect(shown).toMatchObject({ title: 'Shown', isPublished: true, modifiedBy: 'admin', hasUnpublishedChanges: false })
    }
    expect(await (await asStranger(`/api/posts/${live.id}`)).text()).not.toMatch(/Test editor|modifiedBy/)
    expect((await list(asStranger(PAGES))).every(({ isPublished }) => isPublished)).toBe(true)
  })

  it.each(['editor', 'operator', 'super_admin'] as const)('%s writes', async (role) => {
    const { cookie } = await cms.signInAs(role)
    const { id } = await page(call('POST', PAGES, { ...NEW_PAGE, slug: `by-${role.replace('_', '-')}` }, cookie))
    expect((await put(id, { title: 'By role' }, cookie)).status).toBe(200)
    expect((await call('DELETE', `${PAGES}/${id}`, undefined, cookie)).status).toBe(200)
  })

  it('a request cannot say who changed a page, when, or its score', async () => {
    const { id } = await create({ slug: 'no-mass-assignment' })
    const odd = { modifiedBy: 'Somebody else', lastModified: '2001-01-01T00:00:00.000Z', seoScore: 100, kind: 'page', id: editor.id }
    const updated = await page(put(id, { ...odd, title: 'Honest' }))
    expect(updated).toMatchObject({ id, modifiedBy: 'Test editor', kind: 'post', seoScore: 0 })
    expect(updated.lastModified).not.toBe(odd.lastModified)
  })
})

describe('GET /api/content/pages', () => {
  it('filters by status and by words of title or slug', async () => {
    await create({ title: 'Needle one', slug: 'filter-a', isPublished: true })
    await create({ title: 'Two', slug: 'filter-needle' })
    const slugs = async (query: string) => (await list(call('GET', `${PAGES}?${query}`))).map(({ slug }) => slug)
    expect((await slugs('search=NEEDLE')).sort()).toEqual(['filter-a', 'filter-needle'])
    expect(await slugs('search=needle&status=published')).toEqual(['filter-a'])
    expect(await slugs('search=needle&status=draft')).toEqual(['filter-needle'])
    expect((await call('GET', `${PAGES}?status=odd`)).status).toBe(400)
  })

  it('derives what the blog shows', async () => {
    const { id } = await create({ title: 'Derived', slug: 'the-benefit', keywords: 'a, b', content: `<p>${'word '.repeat(300)}</p>` })
    expect(await get(id)).toMatchObject({
      category: 'Industry Insights',
      readTime: 2,
      tags: ['a', 'b'],
      featured: false,
      author: 'Framewell Editorial',
      publishDate: null,
    })
    expect((await get(id)).excerpt).toMatch(/^(word )+(word)?…$/)
    expect(await page(put(id, { metaDescription: 'Described' }))).toMatchObject({ excerpt: 'Described' })
    const featured = await create({ slug: 'what-is-residential-steel-framing', isPublished: true })
    expect(featured).toMatchObject({ featured: true, category: 'Education' })
    expect(featured.publishDate).not.toBeNull()
  })
})

describe('the link lists', () => {
  it('stand at the end of the page; related pages that are not live are left out until they are', async () => {
    const target = await create({ title: 'Target', slug: 'link-target' })
    const { id } = await create({
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
      const answer = await at('/linking')
      return answer.kind === 'page' ? answer.page.sections.map((section) => ('heading' in section ? section.heading : null)) : []
    }
    expect(await endOf()).toEqual(['Sources'])
    await put(target.id, { isPublished: true })
    expect(await endOf()).toEqual(['Related pages', 'Sources'])
    const answer = await at('/linking')
    const text = JSON.stringify(answer)
    expect(text).toContain('"url":"/link-target"')
    expect(text).not.toContain('Nothing')
    expect((await get(id)).sections).toEqual([])
  })

  it('drop rows that nobody filled', async () => {
    const { id } = await create({ slug: 'empty-rows' })
    const internalLinks = [
      { anchor: '', targetPage: ' ' },
      { anchor: 'A', targetPage: '' },
    ]
    expect((await page(put(id, { internalLinks }))).internalLinks).toEqual([{ anchor: 'A', targetPage: '' }])
  })
})

describe('the minimum SEO score', () => {
  const minimum = (minimumSeoScore: number) => cms.payload.updateGlobal({ slug: 'site-settings', data: { minimumSeoScore } })
  afterAll(() => minimum(0))

  it('refuses to publish below it, on the field, through the call and through the panel', async () => {
    const { id } = await create({ slug: 'gated', metaTitle: 'Short' })
    await minimum(40)
    const answer = await put(id, { isPublished: true })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields[0]).toEqual({
      path: 'isPublished',
      message: 'The SEO score is 10; at least 40 is needed to publish.',
    })
    const panel = await cms.request(`/api/posts/${id}`, { method: 'PATCH', json: { _status: 'published' }, cookie: editor.cookie })
    expect(panel.status).toBe(400)
    expect((await get(id)).isPublished).toBe(false)
    expect((await put(id, { title: 'A draft is saved all the same' })).status).toBe(200)
    const enough = { metaTitle: 'x'.repeat(40), metaDescription: 'x'.repeat(140), keywords: 'steel', isPublished: true }
    expect(await page(put(id, enough))).toMatchObject({ isPublished: true, seoScore: 45 })
  })
})
