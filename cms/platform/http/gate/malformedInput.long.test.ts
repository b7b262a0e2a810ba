import { CALLS } from '@framewell/domain/calls'
import { problemSchema } from '@framewell/domain/http/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { BODIES, inTurn, JSON_TYPE, NO_ID, PATHS, QUERIES } from '../../../testing/malformed'

let cms: TestCms
let admin: string
beforeAll(async () => {
  cms = await bootCms()
  admin = (await cms.signInAs('super_admin')).cookie
})
afterAll(() => cms.stop())

const bodies = Object.entries(BODIES)
const withoutIds = (path: string) => path.replace(/\{\w+\}/g, NO_ID)

async function expectClean(answer: Response, what: string): Promise<void> {
  const text = await answer.text()
  expect.soft(answer.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
  expect.soft(text, what).not.toMatch(/failed query|select ["1*(]|insert into|at .*\.(ts|js|mjs):\d+|node_modules|params:/i)
  if (answer.status >= 400) expect.soft(problemSchema.safeParse(JSON.parse(text)).success, `${what}: ${text.slice(0, 300)}`).toBe(true)
}

describe('malformed input never becomes an internal error', () => {
  const writes = CALLS.filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  it.each(writes.map((call, turn) => ({ call, name: call.name, turn })))('in the body of $name', async ({ call, turn }) => {
    const path = withoutIds(call.path)
    for (const [at, [what, init]] of bodies.entries()) {
      for (const who of inTurn([{}, { cookie: admin }, { internal: true }], turn + at, 3)) {
        const answer = await cms.request(path, { ...init, ...who, method: call.method })
        expect.soft(answer.status, `${call.name} with ${what}`).toBeGreaterThanOrEqual(400)
        await expectClean(answer, `${call.name} with ${what}`)
      }
    }
  })

  it("in the bodies of Payload's REST", async () => {
    for (const [turn, { slug }] of cms.payload.config.collections.entries()) {
      for (const [what, init] of inTurn(bodies, turn)) {
        for (const cookie of [undefined, admin]) {
          await expectClean(await cms.request(`/api/${slug}`, { ...init, cookie, method: 'POST' }), `POST ${slug} with ${what}`)
          await expectClean(await cms.request(`/api/${slug}/${NO_ID}`, { ...init, cookie, method: 'PATCH' }), `PATCH ${slug} with ${what}`)
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
    const globals = cms.payload.config.globals.map(({ slug }) => `globals/${slug}`)
    for (const [turn, route] of [...routes, ...globals].entries()) {
      // Each route has its own code, the globals share theirs.
      for (const [what, init] of turn < routes.length ? bodies : inTurn(bodies, turn)) {
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
    for (const [turn, target] of targets.entries()) {
      for (const query of inTurn(QUERIES, turn))
        await expectClean(await cms.request(`${target}?${query}`, { cookie: admin }), `${target}?${query.slice(0, 80)}`)
    }
  }, 1_200_000)

  it('in the path', async () => {
    for (const [turn, { slug }] of cms.payload.config.collections.entries()) {
      for (const [at, path] of PATHS.entries()) {
        for (const method of inTurn(['GET', 'PATCH', 'POST', 'DELETE'], turn + at)) {
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

  it('in random JSON', async () => {
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
        const path = withoutIds(call.path)
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
        // A call may itself declare that it cannot be answered now.
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
    const answer = await cms.request('/api/session', { ...BODIES[what], method: 'POST' })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await answer.json()).toMatchObject({
      code,
      status,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      error: expect.any(String),
    })
  })

  it('refuses deep nesting in a small body', async () => {
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
