import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ROLES } from '@framewell/domain/accounts/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { log } from '../../log'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { sendTo } from '../../testing/sendTo'
import { panelApp } from './panelApp'
import { isPanelCall } from './panelFunctions'

let cms: TestCms
let server: Server
let origin: string
/** The requests passed to Next; this list stands in for Next, which is a separate build. */
const drawn: IncomingMessage[] = []
/** While it is set, no screen is finished. */
let held: Promise<void> | undefined
const ACTION = 'a'.repeat(40)
const FORM_STATE = JSON.stringify([{ name: 'form-state', args: { collectionSlug: 'pages' } }])

beforeAll(async () => {
  cms = await bootCms()
  const draw = async (request: IncomingMessage, response: ServerResponse) => {
    drawn.push(request)
    await held
    const { user } = await cms.payload.auth({ headers: new Headers({ 'x-panel-ticket': String(request.headers['x-panel-ticket']) }) })
    response.end(`a screen for ${user?.role ?? 'nobody'}`)
  }
  server = panelApp({ payload: cms.payload, log, draw }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  server.close()
  await cms.stop()
})

const act = (cookie: string | undefined, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  sendTo(origin, '/cms', {
    body,
    headers: { 'next-action': ACTION, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    ...(cookie ? { cookie } : {}),
  })

describe('a stranger', () => {
  it('reads the screens before sign-in and is redirected there from every other one', async () => {
    expect((await sendTo(origin, '/cms/login')).status).toBe(200)
    const asked = drawn.length
    const away = await sendTo(origin, '/cms/collections/pages?limit=10&_rsc=abc', { headers: { rsc: '1' } })
    expect([away.status, away.headers.get('location')]).toEqual([302, '/cms/login?redirect=%2Fcms%2Fcollections%2Fpages%3Flimit%3D10'])
    expect((await sendTo(origin, '/cms')).headers.get('location')).toBe('/cms/login')
    expect(drawn.length).toBe(asked)
  })

  it('sends nothing, whatever the cookie claims and however long the body is', async () => {
    const asked = drawn.length
    for (const cookie of [undefined, 'framewell-token=made.up.cookie'])
      for (const body of [FORM_STATE, new Uint8Array(1024 * 1024)]) expect.soft((await act(cookie, body)).status).toBe(401)
    expect(drawn.length).toBe(asked)
  })

  it.each(['/_next/image?url=%2Fa.png&w=64&q=75', '/_next/data/x.json', '/_next/webpack-hmr', '/cms/create-first-user/x?', '/_next'])(
    'finds nothing at %s',
    async (path) => {
      const asked = drawn.length
      expect([302, 404]).toContain((await sendTo(origin, path)).status)
      expect(drawn.length).toBe(asked)
    },
  )
})

describe('a crowd', () => {
  it.each([
    ['/cms/login', {}],
    ['/cms/login', { cookie: 'framewell-token=made.up.cookie' }],
    ['/cms/collections/pages', {}],
    ['/_next/image?url=%2Fa.png&w=64&q=75', {}],
  ])('of strangers at %s with %j gets at most two answers in 20 ms', async (path, init) => {
    const began = performance.now()
    await Promise.all(Array.from({ length: 24 }, (_, at) => sendTo(origin, path, { ...init, address: `192.0.2.${at}` })))
    expect(performance.now() - began).toBeGreaterThan(200)
  })

  it('of one account has four screens rendered at once, and no other account waits for it', async () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const [one, other] = [await cms.signInAs('editor'), await cms.signInAs('operator')]
    const before = drawn.length
    const asked = () => drawn.length - before
    const screens = Array.from({ length: 10 }, () => sendTo(origin, '/cms', { cookie: one.cookie }))
    await expect.poll(asked, { timeout: 15_000 }).toBe(4)
    screens.push(sendTo(origin, '/cms', { cookie: other.cookie }))
    await expect.poll(asked, { timeout: 15_000 }).toBe(5)
    held = undefined
    release()
    expect((await Promise.all(screens)).map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200))
  })
})

describe('a server function', () => {
  it('is called by panel roles only', async () => {
    for (const role of ROLES) {
      const { cookie } = await cms.signInAs(role)
      const { status } = await act(cookie, FORM_STATE)
      expect.soft(status, role).toBe(role === 'builder' || role === 'partner' ? 403 : 200)
    }
  })

  it('must come from one of our pages, as text, under an ID from Next', async () => {
    const { cookie } = await cms.signInAs('editor')
    const asked = drawn.length
    expect((await act(cookie, FORM_STATE, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await act(cookie, FORM_STATE, { 'content-type': 'application/json' })).status).toBe(415)
    expect((await act(cookie, FORM_STATE, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415)
    expect((await act(cookie, FORM_STATE, { 'next-action': 'x' })).status).toBe(400)
    expect((await act(cookie, new Uint8Array(3 * 1024 * 1024))).status).toBe(413)
    expect(drawn.length).toBe(asked)
  })

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'copy-data-from-locale',
    'get-folder-results-component-and-data',
    'unknown',
    '',
  ])('named %j is refused before Next sees it', async (name) => {
    const { cookie } = await cms.signInAs('editor')
    const asked = drawn.length
    const answer = await act(cookie, `[{"name":${JSON.stringify(name)},"args":{}}]`)
    expect(answer.status).toBe(400)
    expect((await answer.text()).length).toBeLessThan(500)
    expect(drawn.length).toBe(asked)
  })

  it.each([
    '[]',
    '{}',
    'x',
    '[{"name":"form-state"}]',
    '[{"name":"form-state","args":{}},1]',
    '[{"name":"form-state","args":{},"config":{}}]',
    '[{"name":"$undefined","args":{}}]',
    '[{"name":"form-state","args":"$1"}]',
    '[{"name":"form-state","args":{"a":"$F1"}}]',
    '[{"name":"form-state","args":{"a":"$h1"}}]',
    '[{"name":"form-state","args":{"a":"$@1"}}]',
    '[{"name":"form-state","args":{"a":"$K1"}}]',
    '[{"name":"form-state","args":{"a":"$0:constructor"}}]',
    '[{"name":"form-state","args":{"a":"$0:0:__proto__:then"}}]',
    '[{"name":"form-state","args":{"constructor":1}}]',
    `[{"name":"form-state","args":{"a":${'['.repeat(200)}${']'.repeat(200)}}}]`,
  ])('with the arguments %s is refused', (text) => expect(isPanelCall(text)).toBe(false))

  it.each([
    ['a number of a million digits', { a: `$n${'9'.repeat(1_000_000)}` }],
    ['what stands in itself', { a: { b: '$0:0:args' } }],
    ['a reference to itself', { a: '$0:0:args:a' }],
    ['a reference to everything', { a: '$0' }],
    ['references without number', { a: {}, b: Array.from({ length: 200_000 }, () => '$0:0:args:a') }],
    [
      'a billion values in thirty lines',
      Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [`l${at}`, at === 0 ? {} : { p: `$0:0:args:l${at - 1}`, q: `$0:0:args:l${at - 1}` }]),
      ),
    ],
  ])('refuses %s at once', (_, args) => {
    const began = performance.now()
    expect(isPanelCall(JSON.stringify([{ name: 'form-state', args }]))).toBe(false)
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('accepts what the screens send', () => {
    const args = {
      a: '$undefined',
      b: '$D2026-01-01',
      c: '$T',
      d: '$$5',
      e: '$0:0:args:a',
      f: 1,
      g: null,
      h: ['x'],
      i: '$NaN',
      j: '$n5',
      l: { m: '$0:0:args:h', n: ['$0:0:args:h', '$0:0:args:h'] },
      k: '$-Infinity',
    }
    expect(isPanelCall(JSON.stringify([{ name: 'form-state', args }]))).toBe(true)
  })
})

it("Next's request contains no session, no key and no internal token, and yet Next knows its person until the answer ends", async () => {
  const { cookie } = await cms.signInAs('operator')
  const answer = await sendTo(origin, '/cms/collections/pages', {
    cookie: `${cookie}; framewell-device=secret; framewell-theme=dark`,
    headers: { 'x-internal-token': 'x', 'x-real-ip': '6.6.6.6' },
  })
  expect(await answer.text()).toBe('a screen for operator')
  const request = drawn.at(-1)
  const { 'x-panel-ticket': ticket, ...headers } = request?.headers ?? {}
  expect(JSON.stringify([headers, request?.rawHeaders])).not.toMatch(/token|secret|6\.6\.6\.6|forwarded-for/)
  expect(headers.cookie).toBe('framewell-theme=dark')
  const { user } = await cms.payload.auth({ headers: new Headers({ 'x-panel-ticket': String(ticket) }) })
  expect(user).toBeNull()
})
