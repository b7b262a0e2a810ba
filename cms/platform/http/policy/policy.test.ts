import { ROLES, type Role } from '@framewell/domain/accounts/roles'
import { CALLS } from '@framewell/domain/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsInTurn } from '../../../testing/actorsInTurn'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { inTurn, NO_ID } from '../../../testing/malformed'
import { RuleFinder } from './findRule'
import { apiRules, type SurfaceRule } from './surfaceRules'

let cms: TestCms
let rules: readonly SurfaceRule[]
const cookies = new Map<Role, string>()
beforeAll(async () => {
  cms = await bootCms()
  rules = apiRules(cms.payload.config)
  for (const role of ROLES) cookies.set(role, (await cms.signInAs(role)).cookie)
})
afterAll(() => cms.stop())

const pathOf = ({ path }: SurfaceRule) => path.replace(':id', NO_ID).replace(':name', 'a-name')
const changes = () => rules.filter(({ method }) => method !== 'GET')
const named = (rule: SurfaceRule) => `${rule.method} ${rule.path}`
/** Signing out ends the session that other rows need; Payload itself refuses a bulk act without a filter. */
const harmless = ({ path }: SurfaceRule) => path !== '/api/accounts/logout'

function admits({ who }: SurfaceRule, actor: Role | undefined): boolean {
  return who === 'anyone' || (actor !== undefined && who.includes(actor))
}

async function codeOf(answer: Response): Promise<string> {
  const text = await answer.text()
  return answer.headers.get('content-type')?.includes('json') ? String(JSON.parse(text).code ?? '') : ''
}

describe('each rule', () => {
  it('lets its roles pass and nobody else', async () => {
    const judge = async (rule: SurfaceRule, actor: Role | undefined) => {
      const answer = await cms.request(pathOf(rule), {
        method: rule.method,
        cookie: actor && cookies.get(actor),
        ...(rule.body === 'none' ? {} : { json: {} }),
      })
      const code = await codeOf(answer)
      const open = admits(rule, actor)
      const want = open ? undefined : actor === undefined ? 'signInRequired' : 'forbidden'
      if (want) expect.soft(code, `${named(rule)} by ${actor}`).toBe(want)
      else expect.soft(answer.status, `${named(rule)} by ${actor}`).toBeLessThan(500)
      if (open && actor !== undefined) expect.soft(answer.status, `${named(rule)} by ${actor}`).not.toBe(401)
    }
    const everybody = [undefined, ...ROLES]
    const asking = actorsInTurn(rules.filter(harmless), (rule) => ({
      admitted: everybody.filter((actor) => admits(rule, actor)),
      refused: everybody.filter((actor) => !admits(rule, actor)),
    }))
    for (const [turn, [rule, asked]] of [...asking].entries()) {
      for (const actor of asked.filter((one) => !admits(rule, one))) await judge(rule, actor)
      // Who may pass makes Payload work; the calls' own tests pass too.
      if (inTurn([rule], turn).length > 0) for (const actor of asked.filter((one) => admits(rule, one))) await judge(rule, actor)
    }
  }, 300_000)

  it('that changes something must come from one of our pages, whoever asks', async () => {
    const origins: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
    ]
    const foreign = origins.flatMap((headers) => [undefined, cookies.get('super_admin')].map((cookie) => ({ headers, cookie })))
    for (const [turn, rule] of changes().entries())
      for (const asked of inTurn(foreign, turn, foreign.length)) {
        const answer = await cms.request(pathOf(rule), { method: rule.method, ...asked, ...(rule.body === 'none' ? {} : { json: {} }) })
        expect.soft([answer.status, await codeOf(answer)], named(rule)).toEqual([403, 'foreignOrigin'])
      }
  }, 300_000)

  it('accepts the body types it names, and no other', async () => {
    for (const [turn, rule] of changes().entries()) {
      const cookie = cookies.get('super_admin')
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        ...(rule.body === 'json' || rule.body === 'none' ? ['multipart/form-data; boundary=x'] : []),
      ]
      for (const type of inTurn(types, turn, types.length)) {
        const answer = await cms.request(pathOf(rule), {
          method: rule.method,
          cookie,
          body: '{"email":"a@b.c","password":"x"}',
          headers: { 'content-type': type },
        })
        // DELETE has no body here.
        if (rule.method !== 'DELETE')
          expect.soft([answer.status, await codeOf(answer)], `${named(rule)} ${type}`).toEqual([415, 'unsupportedMediaType'])
      }
    }
  }, 300_000)

  it('limits the body before it is read', async () => {
    for (const rule of inTurn(
      changes().filter(({ body }) => body === 'json'),
      0,
    )) {
      const answer = await cms.request(pathOf(rule), {
        method: rule.method,
        cookie: cookies.get('super_admin'),
        body: `{"value":"${'x'.repeat(rule.bytes)}"}`,
        headers: { 'content-type': 'application/json' },
      })
      expect.soft([answer.status, await codeOf(answer)], named(rule)).toEqual([413, 'bodyTooLarge'])
    }
  }, 300_000)
})

/** How long a crowd takes, with one request from each address. */
async function msOf(count: number, ask: (address: string) => Promise<Response>): Promise<number> {
  const began = performance.now()
  await Promise.all(Array.from({ length: count }, async (_, at) => (await ask(`192.0.2.${at}`)).arrayBuffer()))
  return performance.now() - began
}

it.each([
  ['/api/pages', ''],
  ['/api/pages', 'framewell-token=made.up.cookie'],
])('a crowd that is refused at %s with the cookie %j gets at most two answers in 20 ms', async (path, cookie) => {
  expect(await msOf(24, (address) => cms.request(path, { address, ...(cookie ? { cookie } : {}) }))).toBeGreaterThan(200)
})

it('what Payload would serve without a rule is not found, by anybody', async () => {
  const finder = new RuleFinder(rules)
  const { collections, globals, endpoints } = cms.payload.config
  const served = [
    ...collections.flatMap(({ slug, endpoints: own }) => (own || []).map((each) => ({ ...each, path: `/api/${slug}${each.path}` }))),
    ...globals.flatMap(({ slug, endpoints: own }) => (own || []).map((each) => ({ ...each, path: `/api/globals/${slug}${each.path}` }))),
    ...endpoints.filter(({ custom }) => !custom?.call).map((each) => ({ ...each, path: `/api${each.path}` })),
  ].map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: path
      .replace(/\/$/, '')
      .replace(/:id\??/, NO_ID)
      .replace(/:\w+\??/, 'a-name'),
  }))
  const closed = served.filter(({ method, path }) => !finder.find(method, path))
  expect(closed.length).toBeGreaterThan(100)
  for (const { method, path } of inTurn(closed, 0)) {
    const answer = await cms.request(path, {
      method,
      cookie: cookies.get('super_admin'),
      ...(method === 'GET' || method === 'DELETE' ? {} : { json: {} }),
    })
    expect.soft([answer.status, await codeOf(answer)], `${method} ${path}`).toEqual([404, 'notFound'])
  }
}, 300_000)

describe('a call that changes something', () => {
  const unsafe = CALLS.filter(({ method, access }) => method !== 'GET' && access !== 'internal')

  it('must come from one of our pages too, or with a key and no cookie', async () => {
    for (const [turn, call] of unsafe.entries()) {
      const path = call.path.replace(/\{\w+\}/g, NO_ID)
      const ask = (headers: Record<string, string>, cookie?: string) =>
        fetch(`${cms.origin}${path}`, {
          method: call.method,
          headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
          ...(call.method === 'DELETE' ? {} : { body: '{}' }),
        })
      const asked: { headers: Record<string, string>; cookie?: string | undefined }[] = [
        { headers: { origin: 'https://elsewhere.example' } },
        { headers: { origin: 'https://elsewhere.example', authorization: 'Bearer fw_x' } },
        { headers: {} },
        { headers: { authorization: 'Bearer fw_x' }, cookie: cookies.get('builder') },
      ]
      for (const { headers, cookie } of inTurn(asked, turn))
        expect.soft(await codeOf(await ask(headers, cookie)), `${call.name} ${JSON.stringify(headers)}`).toBe('foreignOrigin')
    }
    const byKey = await fetch(`${cms.origin}/api/track`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer fw_x' },
      body: '{}',
    })
    expect(await codeOf(byKey)).not.toBe('foreignOrigin')
    const byFetch = await fetch(`${cms.origin}/api/track`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{}',
    })
    expect(await codeOf(byFetch)).not.toBe('foreignOrigin')
  }, 300_000)
})

describe('a stranger', () => {
  it('reads no document through Payload, and neither does a builder or a partner', async () => {
    const open = rules.filter(({ method, path, who }) => method === 'GET' && who === 'anyone' && !path.includes('/file/'))
    expect(open.map(({ path }) => path)).toEqual(['/api/accounts/me'])
    for (const path of ['/api/pages', '/api/posts?limit=1', '/api/home-plans', '/api/globals/navigation', '/api/globals/site-settings']) {
      expect.soft((await cms.request(path)).status, path).toBe(401)
      for (const role of ['builder', 'partner'] as const)
        expect.soft((await cms.request(path, { cookie: cookies.get(role) })).status, path).toBe(403)
      expect.soft((await cms.request(path, { cookie: cookies.get('editor') })).status, path).toBe(200)
    }
  })

  it('sends one document per form', async () => {
    const form = new FormData()
    for (const name of ['First', 'Second']) form.append('_payload', JSON.stringify({ name }))
    const { id, cookie } = await cms.signInAs('builder')
    expect((await cms.request(`/api/accounts/${id}`, { method: 'PATCH', body: form, cookie })).status).toBe(400)
  })

  const conditions = (many: number) => Array.from({ length: many }, (_, at) => `where[or][${at}][name][like]=a`).join('&')

  it.each(['limit=11', 'depth=2', 'page=5000', 'pagination=false', 'sort=company.name', conditions(11)])(
    'with an account cannot read it with %s',
    async (query) => {
      for (const role of ['builder', 'partner'] as const)
        expect((await cms.request(`/api/accounts?${query}`, { cookie: cookies.get(role) })).status).toBe(400)
    },
  )

  it('gets no map of the fields', async () => {
    expect((await cms.request('/api/access')).status).toBe(401)
    expect((await cms.request('/api/access', { cookie: cookies.get('builder') })).status).toBe(403)
  })
})

it('a limit per address stops sign-in attempts through the panel', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1)
    statuses.push(
      (await cms.request('/api/accounts/login', { json: { email: `n${at}@x.test`, password: 'x' }, address: '203.0.113.77' })).status,
    )
  expect(statuses.filter((status) => status === 429).length).toBe(2)
})
