import { CALLS } from '@framewell/domain/calls'
import { problemSchema } from '@framewell/domain/http/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bootCms, type TestCms } from '../testing/bootCms'
import type { TestRequest } from '../testing/sendTo'

let cms: TestCms
let admin: string
beforeAll(async () => {
  cms = await bootCms()
  admin = (await cms.signInAs('super_admin')).cookie
})
afterAll(() => cms.stop())

const NO_ID = '00000000-0000-4000-8000-000000000000'
const JSON_TYPE = { 'content-type': 'application/json' }
const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`

const bodies: Record<string, TestRequest> = {
  null: { body: 'null', headers: JSON_TYPE },
  'a list': { body: '[]', headers: JSON_TYPE },
  'a number': { body: '42', headers: JSON_TYPE },
  'a string': { body: '"text"', headers: JSON_TYPE },
  'broken JSON': { body: '{"a":', headers: JSON_TYPE },
  'a trailing comma': { body: '{"a":1,}', headers: JSON_TYPE },
  'no JSON at all': { body: 'hello', headers: JSON_TYPE },
  'NUL in text': { json: { name: 'a\u0000b', email: 'a\u0000b', username: 'a\u0000b', password: 'x', message: '\u0000' } },
  'NUL in a key': { json: { 'a\u0000b': 1 } },
  'a lone surrogate': { json: { name: 'a\ud800' } },
  'a prototype': { body: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', headers: JSON_TYPE },
  '100,000 levels': { body: deep, headers: JSON_TYPE },
  'a huge body': { body: JSON.stringify({ name: 'x'.repeat(3_000_000) }), headers: JSON_TYPE },
  'a form': { body: 'a=1&b=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'plain text': { body: '{}', headers: { 'content-type': 'text/plain' } },
  XML: { body: '<a/>', headers: { 'content-type': 'application/xml' } },
  'a multipart without boundary': { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
  'a multipart that never ends': {
    body: '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\nnull',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  'a multipart with null': {
    body: '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\nnull\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  'wrong types': {
    json: {
      name: {},
      email: [],
      role: 7,
      title: { a: 1 },
      slug: [1],
      data: 'x',
      id: {},
      layout: 'x',
      sections: [{ blockType: 'nothing' }],
    },
  },
}

const queries = [
  'where=abc',
  'where[',
  'where[id]=x',
  'where[id][equals]=abc',
  'where[id][equals][]=1',
  'where[nothing][equals]=1',
  'where[or]=x',
  'where[or][0]=x',
  'where[createdAt][greater_than]=yesterdayish',
  'where[email][like]=%00',
  'where[id][in]=a,b',
  'where[id][near]=1',
  'where[id][within]=1',
  'where[id][all]=1',
  'where[createdAt][all]=1',
  'where[createdAt][contains]=1',
  'where[createdAt][like]=1',
  'where[id][contains]=1',
  'where[id][exists]=maybe',
  'where[id][nothing]=1',
  'where[password][equals]=x',
  'page=-5',
  'page=0',
  'page=abc',
  'page=99999999999',
  'limit=-1',
  'limit=0',
  'limit=101',
  'limit=1e9',
  'limit=abc',
  'limit=1&limit=2',
  'depth=-1',
  'depth=999',
  'depth=abc',
  'sort=%00',
  "sort=id';drop table accounts",
  'sort[]=a',
  'sort=nothing',
  '%',
  '%zz',
  '%c0%af',
  'a=%ff',
  'select=abc',
  'select[id]=maybe',
  'joins=abc',
  'populate=x',
  'locale=%00',
  'draft=perhaps',
  `x=${'y'.repeat(10_000)}`,
  '__proto__[a]=1',
  'constructor=1',
  'where[__proto__][equals]=1',
]

const paths = [
  'abc',
  '-1',
  '0',
  '99999999999999999999',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '..%2f..%2fetc',
  "'",
  '00000000-0000-4000-8000-000000000000',
  'null',
  'undefined',
  'NaN',
  'versions',
  'versions/abc',
  'versions/00000000-0000-4000-8000-000000000000',
  'a'.repeat(5000),
]

async function expectClean(answer: Response, what: string): Promise<void> {
  const text = await answer.text()
  expect.soft(answer.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
  expect.soft(text, what).not.toMatch(/failed query|select ["1*(]|insert into|at .*\.(ts|js|mjs):\d+|node_modules|params:/i)
  if (answer.status >= 400) expect.soft(problemSchema.safeParse(JSON.parse(text)).success, `${what}: ${text.slice(0, 300)}`).toBe(true)
}

describe('malformed input never becomes an internal error', () => {
  const writes = CALLS.filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  it.each(writes)('in the body of $name', async (call) => {
    const path = call.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    for (const [what, init] of Object.entries(bodies)) {
      for (const who of [{}, { cookie: admin }, { internal: true }]) {
        const answer = await cms.request(path, { ...init, ...who, method: call.method })
        expect.soft(answer.status, `${call.name} with ${what}`).toBeGreaterThanOrEqual(400)
        await expectClean(answer, `${call.name} with ${what}`)
      }
    }
  })

  it("in the bodies of Payload's REST", async () => {
    for (const { slug } of cms.payload.config.collections) {
      for (const [what, init] of Object.entries(bodies)) {
        for (const cookie of [undefined, admin]) {
          await expectClean(await cms.request(`/api/${slug}`, { ...init, cookie, method: 'POST' }), `POST ${slug} with ${what}`)
          await expectClean(
            await cms.request(`/api/${slug}/00000000-0000-4000-8000-000000000000`, { ...init, cookie, method: 'PATCH' }),
            `PATCH ${slug} with ${what}`,
          )
        }
      }
    }
  }, 1_200_000)

  it('in the bodies of sign-in routes and globals', async () => {
    const routes = [
      'accounts/login',
      'accounts/forgot-password',
      'accounts/reset-password',
      'accounts/unlock',
      'accounts/refresh-token',
      'accounts/logout',
      'accounts/verify/abc',
      'payload-preferences/x',
    ]
    for (const route of [...routes, ...cms.payload.config.globals.map(({ slug }) => `globals/${slug}`)]) {
      for (const [what, init] of Object.entries(bodies)) {
        for (const cookie of [undefined, admin])
          await expectClean(await cms.request(`/api/${route}`, { ...init, cookie, method: 'POST' }), `${route} with ${what}`)
        if ((await cms.request('/api/session', { cookie: admin }).then((answer) => answer.json())).session === null)
          admin = (await cms.signInAs('super_admin')).cookie
      }
    }
  }, 1_200_000)

  it('in the query', async () => {
    const targets = [
      ...cms.payload.config.collections.map(({ slug }) => `/api/${slug}`),
      ...CALLS.filter(({ method, answers }) => method === 'GET' && answers !== 'stream').map(({ path }) => path.replace(/\{\w+\}/g, 'x')),
    ]
    for (const target of targets) {
      for (const query of queries)
        await expectClean(await cms.request(`${target}?${query}`, { cookie: admin }), `${target}?${query.slice(0, 80)}`)
    }
  }, 1_200_000)

  it('in the path', async () => {
    for (const { slug } of cms.payload.config.collections) {
      for (const path of paths) {
        for (const method of ['GET', 'PATCH', 'POST', 'DELETE']) {
          await expectClean(
            await cms.request(`/api/${slug}/${path}`, {
              method,
              cookie: admin,
              ...(method === 'PATCH' || method === 'POST' ? { json: {} } : {}),
            }),
            `${method} ${slug}/${path.slice(0, 40)}`,
          )
        }
      }
    }
    for (const path of [
      '%',
      '%00',
      '//',
      '/..',
      '/globals/',
      '/globals/nothing',
      '/globals/%00',
      '/a%2fb',
      '/payload-jobs/run?limit=x',
      '/access',
      '/graphql',
    ])
      await expectClean(await cms.request(`/api/${path}`, { cookie: admin }), path)
  }, 1_200_000)

  it('in made-up JSON', async () => {
    const targets = ['/api/session', '/api/accounts/login', '/api/releases/failures', '/api/accounts']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), fc.json({ maxDepth: 6 }), async (path, body) => {
        const answer = await cms.request(path, { method: 'POST', body, headers: JSON_TYPE })
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns: 200 },
    )
  }, 1_200_000)

  it("in any of a call's own members", async () => {
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('', '/', '//x', '-1', '2026-13-45', '9'.repeat(40), 'x'.repeat(3000), '\u202e', "'", NO_ID, 1e308, -0, 0.1, 2 ** 53),
    )
    const asked = fc.constantFrom(...CALLS.filter(({ answers, name }) => answers !== 'stream' && name !== 'signOut')).chain((call) => {
      const { properties } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
      const members = Object.fromEntries(Object.keys(properties ?? {}).map((name) => [name, odd]))
      return fc.tuple(fc.constant(call), fc.record(members, { requiredKeys: [] }))
    })
    await fc.assert(
      fc.asyncProperty(asked, fc.boolean(), async ([call, input], signedIn) => {
        const path = call.path.replace(/\{\w+\}/g, NO_ID)
        const inBody = call.method !== 'GET' && call.method !== 'DELETE'
        const query = new URLSearchParams(
          Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
        )
        const answer = await cms.request(inBody ? path : `${path}?${query}`, {
          method: call.method,
          ...(signedIn ? { cookie: admin } : {}),
          ...(inBody ? { json: input } : {}),
        })
        const problem = problemSchema.safeParse(await answer.clone().json())
        // A call may say itself that it cannot be answered now.
        const said = problem.success && call.errors?.[problem.data.code]?.status === answer.status
        if (!said) await expectClean(answer, `${call.name} with ${JSON.stringify(input)}`)
      }),
      { numRuns: 400 },
    )
  }, 1_200_000)
})

describe('the gate', () => {
  it.each([
    ['null', 400, 'malformedBody'],
    ['NUL in text', 400, 'invalidInput'],
    ['100,000 levels', 413, 'bodyTooLarge'],
    ['a huge body', 413, 'bodyTooLarge'],
    ['plain text', 415, 'unsupportedMediaType'],
    ['a multipart with null', 415, 'unsupportedMediaType'],
  ])('answers %s with %i %s', async (what, status, code) => {
    const answer = await cms.request('/api/session', { ...bodies[what], method: 'POST' })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await answer.json()).toMatchObject({
      code,
      status,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      error: expect.any(String),
    })
  })

  it('refuses deep nesting that is small', async () => {
    const answer = await cms.request('/api/session', {
      method: 'POST',
      body: `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`,
      headers: JSON_TYPE,
    })
    expect(answer.status).toBe(400)
  })

  it('says which methods a path accepts', async () => {
    const answer = await cms.request('/api/session', { method: 'PUT', json: {} })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'POST'])
  })

  it('names refused fields and keeps the member errors for the panel', async () => {
    const answer = await cms.request('/api/accounts', { cookie: admin, json: { name: 'No email' } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: expect.any(String),
      fields: expect.arrayContaining([expect.objectContaining({ path: 'role' })]),
      errors: [expect.objectContaining({ name: 'ValidationError' })],
    })
  })
})
