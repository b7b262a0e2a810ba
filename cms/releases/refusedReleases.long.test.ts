import { randomBytes } from 'node:crypto'
import { containerName } from '@framewell/domain/releases/containerName'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { type ReleaseDesk, releaseDesk, routeAt } from '../testing/releaseDesk'
import { bringFile, integrityOf, registerRelease, type TestRelease, testRelease } from '../testing/shipTestRelease'

let cms: TestCms
let desk: ReleaseDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await releaseDesk(cms)
})
afterAll(() => cms.stop())

describe('registration refuses, with a sentence that says what to change,', () => {
  const file = integrityOf('file')
  it.each<[string, Partial<ReleaseManifest>, string]>([
    ['a line break in a file name', { preload: ['b\r\nx: y'] }, 'preload.0'],
    ['a path out of its folder', { files: { 'remoteEntry.js': file, '../x.js': file } }, 'files'],
    ['an entry that is no file of it', { entry: 'other.js' }, 'entry'],
    ['a preloaded file that is no file of it', { preload: ['remoteEntry.js', 'other.js'] }, 'preload.1'],
    ['no files', { files: {} }, 'entry'],
    ['a file for servers that is no file of it', { server: 'other.cjs' }, 'server'],
    ['a query parameter that is no word', { routes: [{ ...routeAt('/mine'), query: ['a&b'] }] }, 'routes.0.query.0'],
    ['a route that answers for every page', { routes: [routeAt('/:anything')] }, 'routes.0.path'],
    ['a widget with a slash', { widgets: ['a/b'] }, 'widgets.0'],
  ])('a manifest with %s', async (_, change, place) => {
    const { status, body } = await registerRelease(cms, { ...testRelease().manifest, ...change })
    expect(status).toBe(400)
    expect(body.fields.map(({ path }: { path: string }) => path).join(' ')).toContain(place)
  })

  it.each<[string, TestRelease, string, string]>([
    ['an old major of a shared library', { shared: { react: '18.2.0' } }, 'sharedMismatch', 'upgrade react from 18.2.0 to 19'],
    ['a library that nobody shares', { shared: { lodash: '4.17.21' } }, 'sharedMismatch', 'lodash is not shared'],
    ['another shell contract', { contract: 2 }, 'contractMismatch', 'contract 2'],
    ['a route of the site itself', { routes: [routeAt('/api/mine')] }, 'routeTaken', '/api belongs to the site'],
    ['a large script', { contents: { 'app.js': 'x'.repeat(1_600_000) } }, 'tooLarge', 'app.js has 1.6 MB'],
    ['a build that throws at load', { prelude: 'throw new Error("no such thing")' }, 'brokenAtLoad', 'no such thing'],
    ['a build that patches fetch', { prelude: 'globalThis.fetch = () => 1' }, 'brokenAtLoad', 'It changes fetch'],
    ['a build that patches arrays', { prelude: 'Array.prototype.mine = 1' }, 'brokenAtLoad', 'It changes Array.prototype.mine'],
    ['a build that makes a global', { prelude: 'globalThis.settings = {}' }, 'brokenAtLoad', 'It makes the global settings'],
    ['a build that takes a key of the storage', { prelude: 'localStorage.setItem("theme", "mine")' }, 'brokenAtLoad', 'It writes theme'],
    ['no file for servers', { server: undefined }, 'serverFileMissing', ''],
    ['a file for servers that throws', { serverPrelude: 'document.title' }, 'brokenAtDraw', 'document is not defined'],
    ['a file for servers that needs what is not there', { serverPrelude: 'require("fs")' }, 'brokenAtDraw', 'fs is not there on servers'],
    [
      'a file for servers that patches arrays',
      { serverPrelude: 'Array.prototype.mine = 1' },
      'brokenAtDraw',
      'It changes Array.prototype.mine',
    ],
    ['a build that reads the disk', { prelude: 'process.exit(0)' }, 'brokenAtLoad', 'throws while it loads'],
  ])('%s', async (_, release, code, words) => {
    const before = await desk.liveOf('mfe-portal')
    const { status, body } = await desk.ship(release)
    expect({ status, code: body.code }).toEqual({ status: 422, code })
    expect(body.detail ?? '').toContain(words)
    expect(await desk.liveOf('mfe-portal')).toEqual(before)
  })

  it('a build that never finishes loading', async () => {
    const { RELEASE_SCRIPT_SECONDS } = env
    Object.assign(env, { RELEASE_SCRIPT_SECONDS: 2 })
    try {
      expect(await desk.ship({ prelude: 'for (;;);' })).toMatchObject({
        status: 422,
        body: { code: 'brokenAtLoad', detail: expect.stringContaining('throws while it loads') },
      })
    } finally {
      Object.assign(env, { RELEASE_SCRIPT_SECONDS })
    }
  })

  it('an app that lacks what its manifest promises', async () => {
    const { manifest, files } = testRelease({ widgets: ['qualification'] })
    for (const content of Object.values(files)) await bringFile(cms, manifest, content)
    expect(await registerRelease(cms, { ...manifest, widgets: ['qualification', 'terms'] })).toMatchObject({
      status: 422,
      body: { code: 'brokenAtLoad', detail: expect.stringContaining('the widget terms') },
    })
  })

  /** A release whose only widget renders this code. */
  async function registerDrawn(code: string) {
    const { manifest, files } = testRelease({ widgets: ['broken'] })
    const server = `
      const { createElement: h } = require('react')
      const { styled } = require('styled-components')
      module.exports = { default: { contract: 1, routes: {}, widgets: { broken: () => ${code} } } }`
    for (const content of [...Object.values(files), server]) await bringFile(cms, manifest, content)
    return registerRelease(cms, { ...manifest, files: { ...manifest.files, 'server.cjs': integrityOf(server) } })
  }

  it('a screen that throws when a server renders it', async () => {
    expect(await registerDrawn('window.innerWidth')).toMatchObject({
      status: 422,
      body: { code: 'brokenAtDraw', detail: 'Drawing the widget broken throws: ReferenceError: window is not defined' },
    })
  })

  it.each([
    ['Link', 'react-router-dom', `h(require('react-router-dom').Link, { to: '/' }, 'Home')`],
    ['createGlobalStyle', 'styled-components', `h(require('styled-components').createGlobalStyle(['h1 { color: red; }']))`],
    ['useQueries', '@tanstack/react-query', `require('@tanstack/react-query').useQueries({ queries: [] }).length`],
  ])('a screen that uses %s of %s, which pages do not share', async (name, library, code) => {
    expect(await registerDrawn(code)).toMatchObject({
      status: 422,
      body: { code: 'brokenAtDraw', detail: expect.stringContaining(`The site does not share ${name} of ${library}`) },
    })
  })

  it.each([
    ["RELEASE_BASE_URL + '2365.svg'", '/releases/tried/2365.svg'],
    ["'2365.svg'", '2365.svg'],
  ])('a screen that shows a picture at %s, which would be missing where a server drew it', async (address, shown) => {
    const draw = (picture: string) => `() => require('react').createElement('img', { alt: '', src: ${picture} })`
    const release = (picture: string) => {
      const server = `module.exports = { default: { contract: 1, routes: {}, widgets: { qualification: ${draw(picture)} } } }`
      return { contents: { 'server.cjs': server, 'known.svg': '<svg/>' } }
    }
    expect(await desk.ship(release(address))).toMatchObject({
      status: 422,
      body: {
        code: 'brokenAtDraw',
        detail: `Drawing the widget qualification shows the picture ${shown}, which is not among the files of the release: import it.`,
      },
    })
    for (const sound of ["RELEASE_BASE_URL + 'known.svg'", "'/brand/logo.svg'", "'data:image/svg+xml,<svg/>'"])
      expect((await desk.ship(release(sound))).status, sound).toBe(200)
  })

  it('a screen that styles the shell', async () => {
    const styles = [
      'body:has(&) header { display: none; }',
      '@media (min-width: 1px) { body:not(&) main p { margin: 0; } }',
      ':root:has(&) { --space-1: 0; }',
    ]
    for (const style of styles)
      expect(await registerDrawn(`h(styled.div.withConfig({ componentId: 'own' })(['${style}']))`)).toMatchObject({
        status: 422,
        body: { code: 'brokenAtDraw', detail: expect.stringContaining('which is not its own') },
      })
    const own = `h(styled.div.withConfig({ componentId: 'own' })(['color: red; h1, & > p:not(:last-child) { margin: 0; }']), null, h('h1', null, 'Mine'))`
    expect((await registerDrawn(own)).status).toBe(200)
  })

  /** Ships a release whose only widget runs this code in an effect; the function it returns runs when the widget is removed. */
  function shipMounted(code: string) {
    const version = randomBytes(8).toString('hex')
    const entry = `
      let react
      var ${containerName('mfe-portal', version)} = {
        init(shared) { react = Object.values(shared.react)[0].lib() },
        get: async () => () => ({ default: { contract: 1, routes: {}, widgets: { qualification: () => {
          react.useEffect(() => { ${code} })
          return react.createElement('p', null, 'Mounted')
        } } } }),
      }`
    return desk.ship({ version, contents: { 'remoteEntry.js': entry } })
  }

  it.each([
    ['patches fetch', 'globalThis.fetch = () => 1', 'changes fetch'],
    ['adds to all arrays', 'Array.prototype.mine = 1', 'changes Array.prototype.mine'],
    ['makes a global', 'globalThis.settings = {}', 'makes the global settings'],
    ['empties the storage', 'localStorage.clear()', 'what others keep in the browser'],
    ['colours the page', 'document.body.style.color = "red"', 'the page around its area'],
    [
      'adds rules for the page',
      'document.head.append(Object.assign(document.createElement("style"), { textContent: "h1 { color: red }" }))',
      'the page around',
    ],
    ['changes the shell', 'document.querySelector("#shell button").textContent = "Mine"', 'the page around its area'],
    [
      'keeps events from others',
      'const take = (event) => event.stopPropagation(); document.body.addEventListener("click", take, true); return () => document.body.removeEventListener("click", take, true)',
      'the click events of others',
    ],
    ['goes on listening', 'addEventListener("resize", () => {})', 'still listens for resize on the window'],
    ['goes on by a timer', 'setInterval(() => {}, 1000)', 'leaves a timer running'],
  ])('a screen that, once mounted, %s', async (_, code, words) => {
    const { status, body } = await shipMounted(code)
    expect({ status, code: body.code, detail: body.detail }).toEqual({
      status: 422,
      code: 'brokenAtLoad',
      detail: expect.stringContaining(words),
    })
  })

  it('none that cleans up, or that cannot do here what it does in a browser', async () => {
    const tidy = `
      const [noted, timer] = [() => {}, setInterval(() => {}, 1000)]
      addEventListener('resize', noted)
      localStorage.setItem('mine', 'kept')
      return () => { removeEventListener('resize', noted); clearInterval(timer) }`
    expect((await shipMounted(tidy)).status).toBe(200)
    expect((await shipMounted('document.createElement("canvas").getContext("webgl").clear(1)')).status).toBe(200)
  })

  it('a screen that loads more script than phones should, unless an operator grants more', async () => {
    const heavy = `/* ${randomBytes(300_000).toString('base64')} */`
    const ship = () => desk.ship({ prelude: heavy })
    expect(await ship()).toMatchObject({
      status: 422,
      body: {
        code: 'tooLarge',
        detail: expect.stringMatching(/^Showing the widget qualification loads 3\d\d KB of script, compressed; .* 230 KB/),
      },
    })
    const grant = (scriptKb: number | null) => desk.decide({ remote: 'mfe-portal', company: null, scriptKb, reason: 'Maps need it' })
    expect((await grant(400)).status).toBe(200)
    expect((await ship()).status).toBe(200)
    const { docs } = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'remote-terms' } } })
    expect(docs[0]).toMatchObject({ actorEmail: desk.operator.email, reason: 'Maps need it', after: { scriptKb: 400 } })
    expect((await grant(null)).status).toBe(200)
    expect((await ship()).body.code).toBe('tooLarge')
  })

  it('a route of another remote, however its parameters are named', async () => {
    await desk.ship({ remote: 'mfe-admin', routes: [routeAt('/desk/:id')] })
    expect(await desk.ship({ routes: [routeAt('/desk/:order')] })).toMatchObject({
      status: 422,
      body: { code: 'routeTaken', detail: expect.stringContaining('mfe-admin') },
    })
  })

  it('a route with the address of a published page, which would disappear', async () => {
    const page = { title: 'Our warranty', slug: 'our-warranty', _status: 'published' as const, sections: [] }
    const { id } = await cms.payload.create({ collection: 'pages', data: page })
    expect(await desk.ship({ routes: [routeAt('/our-warranty')] })).toMatchObject({
      status: 422,
      body: {
        code: 'routeTaken',
        detail: '/our-warranty is the address of the published "Our warranty". Unpublish it first, or choose another.',
      },
    })
    expect((await desk.ship({ routes: [routeAt('/our-warranty/:id')] })).status, 'addresses below it are free').toBe(200)
    await cms.payload.delete({ collection: 'pages', id })
    expect((await desk.ship({ routes: [routeAt('/our-warranty')] })).status).toBe(200)
  })

  it('a release without a widget that a published page or article shows', async () => {
    await desk.ship({ widgets: ['qualification', 'calculator'] })
    const page = { title: 'Prices', slug: 'prices', _status: 'published' as const }
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: { ...page, sections: [{ blockType: 'app', tone: 'paper', app: 'mfe-portal/calculator', reservedHeight: 400 }] },
    })
    expect(await desk.ship({ widgets: ['qualification'] })).toMatchObject({
      status: 422,
      body: { code: 'widgetsInUse', detail: 'Still in use: mfe-portal/calculator on the page "prices".' },
    })
    await cms.payload.delete({ collection: 'pages', id })
    const post = await cms.payload.create({
      collection: 'posts',
      data: {
        ...{ ...page, slug: 'prices-explained', author: 'A' },
        sections: [{ blockType: 'app', tone: 'paper', app: 'mfe-portal/calculator', reservedHeight: 400 }],
      },
    })
    expect(await desk.ship({ widgets: ['qualification'] })).toMatchObject({
      status: 422,
      body: { code: 'widgetsInUse', detail: 'Still in use: mfe-portal/calculator on the article "prices-explained".' },
    })
    await cms.payload.delete({ collection: 'posts', id: post.id })
    expect((await desk.ship({ widgets: ['qualification'] })).status).toBe(200)
  })
})
