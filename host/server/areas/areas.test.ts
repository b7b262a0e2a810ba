import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { reportDrawFailure } from '@framewell/domain/releases/reports'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildAreaWorker } from '../../testing/buildAreaWorker'
import { startTestHost, testContent } from '../../testing/startTestHost'
import { testRelease } from '../../testing/testRelease'

let areaWorker: string
beforeAll(async () => {
  areaWorker = await buildAreaWorker()
}, 120_000)

const SERVER = 'server.cjs'

/** A host whose one remote has this screen at /tracking; `before` runs when its file loads. */
async function hostDrawing({ screen = `h('p', null, 'Drawn')`, before = '', drawn = true, altered = false, query = ['plan'] } = {}) {
  const source = `
    const { createElement: h } = require('react')
    const { useQuery } = require('@tanstack/react-query')
    const { useSearchParams } = require('react-router-dom')
    const { styled } = require('styled-components')
    const read = (path) => ({ method: 'GET', path, input: {}, output: { safeParse: (data) => ({ success: true, data }) } })
    ${before}
    const Screen = ({ shell }) => ${screen}
    module.exports = { default: { contract: 1, routes: { '/tracking': Screen }, widgets: {} } }`
  const release = testRelease()
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`
  const live = {
    ...release,
    server: SERVER,
    files: { ...release.files, [SERVER]: integrity },
    routes: release.routes.map((route) => ({ ...route, query })),
  }
  const content = testContent({ liveSet: { remotes: [{ live, fallback: null, drawn }] } })
  const host = await startTestHost({ content, areaWorker })
  await writeFile(join(host.folder, live.baseUrl, SERVER), altered ? `${source}\n` : source)
  const page = async (path = '/tracking') => {
    const answer = await host.get(path)
    return { status: answer.status, html: await answer.text() }
  }
  const reports = () => host.cms.seen.filter(({ url }) => url === reportDrawFailure.path).map(({ body }) => JSON.parse(body))
  return { ...host, page, reports }
}

const isDrawn = (html: string) => html.includes('data-area="mfe-portal//tracking"')

describe('a remote’s route', () => {
  it('is in the document with its CSS and data and without style attributes', async () => {
    const host = await hostDrawing({
      before: `const Title = styled.h1.withConfig({ componentId: 'probe-title' })\`color: rebeccapurple;\``,
      screen: `(() => {
        const plans = useQuery({ queryKey: ['plans'], queryFn: () => shell.call(read('${listPlans.path}'), {}) })
        return h('div', { style: { margin: 7 } }, h(Title, null, 'Tracking'),
          h('p', null, plans.data ? plans.data.plans.length + ' plans' : 'waits'))
      })()`,
    })
    try {
      const { status, html } = await host.page()
      expect(status).toBe(200)
      expect(html).toMatch(/<h1[^>]*>Tracking<\/h1><p>\d+ plans<\/p>/)
      expect(html).toContain('color:rebeccapurple;')
      expect(html).not.toContain('style="margin')
      expect(html).toMatch(/\[data-drawn-style="0"\]\{margin:7px\}/)
      // Its code loads at the first pointer move.
      expect(html).not.toContain('data-at-once')
      expect((await host.get('/tracking')).headers.get('link')).toBe(null)
    } finally {
      await host.stop()
    }
  })

  it('knows the folder of its release, so that its pictures have addresses that exist', async () => {
    const host = await hostDrawing({ screen: `h('img', { src: RELEASE_BASE_URL + 'plan.svg' })` })
    try {
      expect((await host.page()).html).toContain(`src="${testRelease().baseUrl}plan.svg"`)
    } finally {
      await host.stop()
    }
  })

  it('says that a thing does not exist: status, title and robots', async () => {
    const host = await hostDrawing({
      screen: `(() => {
        const plans = useQuery({ queryKey: ['plans'], queryFn: () => shell.call(read('${listPlans.path}'), {}) })
        shell.answerRoute(plans.data ? { status: 404, title: 'No such order' } : { title: 'Reading' })
        return h('p', null, 'Drawn')
      })()`,
    })
    try {
      const { status, html } = await host.page()
      expect(status).toBe(404)
      expect(html).toContain('<title>No such order')
      // Its next answer is about the route that the release declares.
      const { view } = JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '')
      expect([view.route.title, view.declared.title]).toEqual(['No such order', 'Tracking'])
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).toContain('<p>Drawn</p>')
      expect((await host.get('/tracking')).headers.get('cache-control')).toBe('no-store')
    } finally {
      await host.stop()
    }
  })

  it('gets no answer for data that is not the same for everybody; the browser asks at once', async () => {
    const host = await hostDrawing({
      screen: `(() => {
        const mine = useQuery({ queryKey: ['mine'], queryFn: () => shell.call(read('/api/session'), {}) })
        return h('p', null, mine.data ? 'somebody' : 'nobody yet')
      })()`,
    })
    try {
      const { html } = await host.page()
      expect(html).toContain('<p>nobody yet</p>')
      expect(html).toContain('data-at-once')
      expect(host.cms.seen.some(({ url }) => url.startsWith('/api/session'))).toBe(false)
    } finally {
      await host.stop()
    }
  })

  it('that reads the session renders as for an anonymous visitor, and its code waits for the first pointer move', async () => {
    const host = await hostDrawing({
      screen: `(() => {
        const session = useQuery({ queryKey: ['session'], queryFn: () => shell.session() })
        return h('p', null, session.data ? 'Welcome' : 'Drawn')
      })()`,
    })
    try {
      const { html } = await host.page()
      expect(html).toContain('<p>Drawn</p>')
      expect(html).not.toContain('data-at-once')
    } finally {
      await host.stop()
    }
  })

  it('renders for the query it declares; other parameters are left to the browser and never cached', async () => {
    const host = await hostDrawing({ screen: `h('p', null, 'plan ' + useSearchParams()[0].toString())` })
    try {
      expect((await host.page()).html).toContain('<p>plan </p>')
      expect((await host.page('/tracking?plan=a&utm_source=mail')).html).toContain('<p>plan plan=a</p>')
      const { html } = await host.page('/tracking?plan=a&application=mine')
      expect(isDrawn(html)).toBe(false)
      expect(html).toContain('data-at-once')
      expect(html).not.toContain('mine')
      expect(isDrawn((await host.page(`/tracking?plan=${'a'.repeat(500)}`)).html)).toBe(false)
    } finally {
      await host.stop()
    }
  })

  it('keeps form input out of URLs: each form has its own action, or leads to a page that explains what it needs', async () => {
    const host = await hostDrawing({
      screen: `h('div', null, h('form', { noValidate: true }, 'mine'), h('form', { method: 'post', action: '/qualification/apply' }, 'sent'))`,
    })
    try {
      const { html } = await host.page()
      expect(html).toMatch(/<form data-drawn-form method="post" action="\/needs-scripts" noValidate="">mine/)
      expect(html).toMatch(/<form (?=[^>]*action="\/qualification\/apply")(?![^>]*data-drawn-form)[^>]*>sent/)
      const answer = await host.get('/needs-scripts', { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) })
      expect(await answer.text()).toContain('This form needs JavaScript')
    } finally {
      await host.stop()
    }
  })

  it('is left to browsers unless an operator trusts the remote, also after the trust ends', async () => {
    const host = await hostDrawing({ drawn: false })
    try {
      expect(isDrawn((await host.page()).html)).toBe(false)
      const [pair] = host.cms.content.liveSet.remotes
      for (const drawn of [true, false]) {
        host.cms.content.liveSet = { remotes: pair ? [{ ...pair, drawn }] : [] }
        host.cms.announce({ type: 'releases' })
        await expect.poll(async () => isDrawn((await host.page()).html), { timeout: 30_000 }).toBe(drawn)
      }
    } finally {
      await host.stop()
    }
  })
})

describe('a release that', () => {
  it.each<[string, { screen?: string; before?: string; altered?: boolean }, string]>([
    ['throws while it draws', { screen: `(() => { throw new TypeError('broken') })()` }, 'broken'],
    ['throws while it loads', { before: `document.title` }, 'document is not defined'],
    ['never ends drawing', { screen: `(() => { for (;;); })()` }, 'It drew for more than'],
    ['never ends loading', { before: `for (;;);` }, 'It did not load'],
    ['never ends matching a pattern', { screen: `h('p', null, String(/^(a+)+$/.test('a'.repeat(60) + 'b')))` }, 'It drew for more than'],
    ['eats its heap', { screen: `(() => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) })()` }, ''],
    [
      'eats memory outside of its heap',
      { screen: `(() => { const all = []; for (;;) all.push(new ArrayBuffer(5e6), new Uint8Array(5e6).fill(1)) })()` },
      '',
    ],
    ['ends the process', { screen: `process.exit(3)` }, 'exit'],
    ['reads the environment', { screen: `h('p', null, process.env.PATH.length)` }, 'undefined'],
    ['asks for the network', { screen: `(() => { fetch('http://127.0.0.1') })()` }, 'fetch is not defined'],
    ['asks for files', { before: `require('node:fs')` }, 'node:fs is not there on servers'],
    ['is not what its hash says', { altered: true }, 'not the file its hash names'],
  ])('%s is drawn in the browser, on record, and costs nobody else', async (_, fault, words) => {
    const host = await hostDrawing(fault)
    try {
      const [{ status, html }, ...others] = await Promise.all([host.page(), host.page('/about'), host.page('/about'), host.page('/')])
      expect(status).toBe(200)
      expect(isDrawn(html)).toBe(false)
      expect(html).toContain('data-at-once')
      expect(others.map((other) => other.status)).toEqual([200, 200, 200])
      await expect.poll(() => host.reports(), { timeout: 30_000 }).toHaveLength(1)
      expect(host.reports()[0]).toMatchObject({ remote: 'mfe-portal', message: expect.stringContaining(words) })
      expect((await host.get('/readyz')).status).toBe(200)
    } finally {
      await host.stop()
    }
  })

  it('changes prototypes affects only itself', async () => {
    const host = await hostDrawing({ before: `Object.prototype.mine = 'polluted'; Array.prototype.map = () => ['mine']` })
    try {
      await host.page()
      expect(Reflect.get({}, 'mine')).toBeUndefined()
      expect([1].map((one) => one + 1)).toEqual([2])
      expect((await host.page('/about')).html).not.toContain('polluted')
    } finally {
      await host.stop()
    }
  })

  it('fails twice is not rendered for a while', async () => {
    const host = await hostDrawing({ screen: `(() => { throw new Error('broken') })()` })
    try {
      for (const plan of ['a', 'b', 'c', 'd']) expect((await host.page(`/tracking?plan=${plan}`)).status).toBe(200)
      await expect.poll(() => host.reports().length, { timeout: 30_000 }).toBe(2)
    } finally {
      await host.stop()
    }
  })
})
