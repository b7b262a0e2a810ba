import { EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import { SECTION_EXAMPLES, SECTION_TYPES, type Section, type SectionType } from '@framewell/domain/content/sections'
import { readWords } from '@framewell/domain/content/sectionWords'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShownSection, StillElement } from '../sections/stillSection'
import { fixedNavigation } from '../shell/navigation/Navigation'
import { Site } from '../shell/Site'
import type { BootData, View } from '../shell/view'
import { testChrome, testLanding, testPage } from '../testing/testContent'
import { testPlans } from '../testing/testPlans'
import { testListing } from '../testing/testPosts'
import { drawingsFor } from './pageDrawings'
import { renderDocument } from './renderDocument'

const assets = {
  build: 'test',
  files: { boot: ['/static/boot.js'], text: ['/static/text.js'], rare: ['/static/rare.js'] },
  integrity: { '/static/boot.js': 'sha384-ofBoot', '/static/text.js': 'sha384-ofText', '/static/rare.js': 'sha384-ofRare' },
}
const bootOf = (view: View): BootData => ({
  build: 'test',
  origin: 'https://site.test',
  path: '/',
  chrome: testChrome,
  view,
  setId: 'set',
  liveSet: null,
})
const pageView = (sections: readonly Section[]): View => {
  const page = testLanding(sections)
  const blog = sections.some(({ blockType }) => blockType === 'blogList') ? { blog: { query: EVERY_ARTICLE, listing: testListing() } } : {}
  return { kind: 'page', page, drawings: drawingsFor(page, { plans: testPlans }), ...blog }
}
const render = (view: View) => {
  const { before, after } = renderDocument(bootOf(view), { assets, developmentHead: '' })
  return `${before}${after}`
}
const visible = (html: string) => html.slice(html.indexOf('<body')).replace(DATA, '')
/** What the document carries for browsers and search engines after what people read. */
const DATA = /(?:<script type="application\/(?:ld\+)?json".*?<\/script>)+(?=<\/body>)/s

/** Serialized by renderDocument from a BootData. */
const bootIn = (html: string): BootData => JSON.parse(html.match(/<script type="application\/json" id="boot">(.*?)<\/script>/)?.[1] ?? '')

/** What the browser reads from the document (see readBootData). */
const withElement = (section: ShownSection, html: string): ShownSection =>
  section.blockType === 'still' ? { ...section, element: elementIn(html, section.id) } : section
function elementIn(html: string, id: string): StillElement {
  const start = html.lastIndexOf('<', html.indexOf(`data-section="${id}"`))
  const [opening = '', tag = '', attributes = ''] = /<(\w+)([^>]*)>/.exec(html.slice(start)) ?? []
  const from = start + opening.length
  let depth = 1
  for (const { 0: found, index } of html.slice(from).matchAll(new RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1
    if (depth > 0) continue
    const named = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name === 'class' ? 'className' : name, value])
    return { tag, attributes: Object.fromEntries(named), html: html.slice(from, from + index) }
  }
  throw new Error(`The document lacks the section ${id}`)
}

describe('a section', () => {
  /** What a type shows besides its title. */
  const further: { readonly [Type in SectionType]?: string } = {
    richText: '<strong>C-shaped</strong>',
    stats: '195 mph',
    featureGrid: 'Freight is a real cost',
    comparisonTable: 'None: every piece is cut to its mark',
    steps: 'Panels arrive numbered in erection order',
    cards: '900 sq ft, 3 bed, 2.5 bath',
    faq: '<details',
    timeline: '1850s',
    quote: '<blockquote',
    image: 'alt="A panel is lifted onto its track"',
    chart: '$150M',
    contactForm: 'action="/contact/message"',
    drawing: 'data-drawing="detail:wallPanel"',
    slides: 'Framing becomes an order',
    projections: '$142.8M',
    siteStatus: 'Reading the platform',
    blogList: 'What 362S162-43 means',
    newsletter: 'action="/newsletter/subscribe" method="post"',
    app: 'Loading this part of the page',
  }
  it.each(SECTION_TYPES)('%s is complete HTML without JavaScript', (type) => {
    const html = visible(render(pageView([SECTION_EXAMPLES[type]])))
    expect(html).toContain(readWords(type, SECTION_EXAMPLES[type]).title)
    expect(html).toContain(further[type] ?? '')
  })

  it('draws the frame of a hero’s plan with dimensions and counted quantities', () => {
    const html = visible(render(pageView([SECTION_EXAMPLES.hero])))
    expect(html).toContain('data-drawing="hero:the-bova-plan"')
    expect(html).toMatch(/37′?&#x27;?.?-6|37/)
    expect(html).toMatch(/\d+ studs, \d+ trusses and \d+\.\d tons of steel/)
  })
})

describe('the document', () => {
  it('is rendered identically by the browser from its boot data', () => {
    const html = render(pageView(Object.values(SECTION_EXAMPLES)))
    const boot = bootIn(html)
    if (boot.view.kind !== 'page') throw new Error('the boot data lost the page')
    const drawings = Object.fromEntries(
      Object.entries(boot.view.drawings).map(([key, drawing]) => {
        const start = html.indexOf('<svg', html.indexOf(`data-drawing="${key}"`))
        return [key, { ...drawing, svg: html.slice(start, html.indexOf('</div>', start)) }]
      }),
    )
    const page = { ...boot.view.page, sections: boot.view.page.sections.map((section) => withElement(section, html)) }
    const again = renderToString(<Site navigation={fixedNavigation({ ...boot, view: { ...boot.view, drawings, page } })} />)
    expect(visible(again)).toBe(visible(html))
  })

  it('has the words of a section without behavior once, also those of an article and its lists', () => {
    const words = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
    const link = { type: 'link', url: 'https://example.com/source', children: [{ type: 'text', text: 'Only source' }] }
    const text = (id: string, heading: string | null, ...children: object[]) => ({
      ...SECTION_EXAMPLES.richText,
      id,
      heading,
      body: { root: { children: [...children.map((child) => ({ type: 'paragraph', ...child }))] } },
    })
    const sections = [
      SECTION_EXAMPLES.chart,
      text('first', null, { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Only heading' }] }, words('Only paragraph')),
      text('second', 'Only chapter', words('More')),
      text('third', 'Last chapter', words('More')),
      { ...SECTION_EXAMPLES.faq, entries: [{ question: 'Why?', answer: 'Only answer' }] },
      text('sources', 'Sources', { children: [link] }),
    ]
    const article = { excerpt: '', lead: '', author: 'Team', category: 'Education', tags: [], cover: null, readTime: 4 }
    for (const page of [testPage({ sections }), testPage({ kind: 'post', path: '/post', article, sections })]) {
      const html = render({ kind: 'page', page, drawings: drawingsFor(page, { plans: testPlans }) })
      const boot = bootIn(html)
      expect(JSON.stringify(boot.view)).not.toMatch(/Only (paragraph|answer|source)/)
      if (boot.view.kind !== 'page') throw new Error('the boot data lost the page')
      const shown = { ...boot.view.page, sections: boot.view.page.sections.map((section) => withElement(section, html)) }
      const again = renderToString(<Site navigation={fixedNavigation({ ...boot, view: { ...boot.view, page: shown } })} />)
      expect(visible(again)).toBe(visible(html))
    }
  })

  it('keeps the content of all sections in a preview, where it changes', () => {
    const view = pageView([SECTION_EXAMPLES.faq])
    const { before, after } = renderDocument(
      { ...bootOf(view), preview: { collection: 'pages', id: 'a' } },
      { assets, developmentHead: '' },
    )
    expect(bootIn(`${before}${after}`).view).toEqual(view)
  })

  it('has the CSS of its own content, whatever was rendered before', () => {
    const view = pageView([SECTION_EXAMPLES.faq])
    const styles = (html: string) => /<style nonce[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const first = styles(render(view))
    expect(first.length).toBeGreaterThan(1000)
    const everything = styles(render(pageView(Object.values(SECTION_EXAMPLES))))
    expect(everything.length).toBeGreaterThan(first.length)
    expect(styles(render(view))).toBe(first)
    expect(styles(render(pageView(Object.values(SECTION_EXAMPLES))))).toBe(everything)
    const classes = new Set(visible(render(view)).match(/(?<=class="[^"]*)fw-[0-9a-f]{6}-\d+/g))
    expect(classes.size).toBeGreaterThan(5)
    for (const name of classes) expect(first).toContain(`.${name}`)
  })

  it('lets no editor input end a script element', () => {
    const evil = '</script><script>alert(1)</script><!--'
    const view: View = {
      kind: 'page',
      page: testPage({ title: evil, sections: [{ ...SECTION_EXAMPLES.faq, entries: [{ question: evil, answer: evil }] }] }),
      drawings: {},
    }
    const html = render(view)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<!--<')
    const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text ?? ''))
    expect(structured.find((thing) => thing['@type'] === 'FAQPage').mainEntity[0].name).toBe(evil)
  })

  it('carries what its areas had read, safely inside the script, and the same in every rendering', () => {
    const queries = (words: string) => [{ queryKey: ['plans', words], queryHash: words, data: { words: '—</script><!--' } }]
    const area = (words: string) => ({ html: '<p>drawn</p>', styles: ['color:red'], queries: queries(words), search: '', finished: true })
    const boot = { ...bootOf(pageView([])), areas: { 'mfe-a/first': area('one'), 'mfe-b/second': area('two') } }
    for (const _ of ['first', 'again']) {
      const { before, after } = renderDocument(boot, { assets, developmentHead: '' })
      const html = `${before}${after}`
      expect(html).not.toContain('—</script>')
      expect(bootIn(html).areas).toEqual({
        'mfe-a/first': { ...area('one'), html: '' },
        'mfe-b/second': { ...area('two'), html: '' },
      })
      expect(bootIn(html)).toMatchObject({ chrome: JSON.parse(JSON.stringify(testChrome)), liveSet: null, setId: 'set' })
    }
  })

  it('makes no link of a URL that runs code', () => {
    const body = { root: { children: [{ type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'words stay' }] }] } }
    const html = visible(render(pageView([{ ...SECTION_EXAMPLES.richText, body }])))
    expect(html).toContain('words stay')
    expect(html).not.toContain('javascript:')
  })

  it('describes a post as an article', () => {
    const article = {
      excerpt: 'Short.',
      lead: 'Short.',
      author: 'Framewell Team',
      category: 'Education',
      tags: ['steel'],
      cover: null,
      readTime: 4,
    }
    const html = render({
      kind: 'page',
      page: testPage({ kind: 'post', path: '/steel-basics', title: 'Steel basics', article }),
      drawings: {},
    })
    expect(html).toContain('"@type":"Article"')
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(visible(html)).toContain('<time dateTime="2026-11-01T12:00:00.000Z">Nov 1, 2026</time>')
  })

  it('has the hash of every script that it loads', () => {
    const html = render(pageView([SECTION_EXAMPLES.siteStatus]))
    const scripts = [...html.matchAll(/<script [^>]*src=[^>]*>/g)].map(([tag]) => tag)
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toContain('src="/static/boot.js" crossorigin="anonymous" integrity="sha384-ofBoot"')
    expect(scripts[0]).toContain('data-then="/static/text.js sha384-ofText /static/rare.js sha384-ofRare"')
  })

  it('loads only the code its sections need', () => {
    const then = (view: View) => /data-then="([^"]*)"/.exec(render(view))?.[1]?.match(/(?<=static\/)\w+/g) ?? []
    expect(then(pageView([SECTION_EXAMPLES.stats]))).toEqual([])
    // Their HTML is all there is to them.
    expect(then(pageView([SECTION_EXAMPLES.richText, SECTION_EXAMPLES.faq, SECTION_EXAMPLES.image]))).toEqual([])
    expect(then(pageView([SECTION_EXAMPLES.slides]))).toEqual(['text', 'rare'])
    expect(then({ kind: 'notFound' })).toEqual(['text', 'rare'])
  })

  it('has one h1', () => {
    for (const view of [pageView(Object.values(SECTION_EXAMPLES)), pageView([SECTION_EXAMPLES.faq]), { kind: 'notFound' } as const]) {
      expect([...visible(render(view)).matchAll(/<h1/g)]).toHaveLength(1)
    }
  })
})
