import { ROLES, type Role } from '@framewell/domain/accounts/roles'
import { CALLS } from '@framewell/domain/calls'
import { isForShipKeys, rolesFor } from '@framewell/domain/http/callRoles'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { problemSchema } from '@framewell/domain/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsInTurn } from '../../../testing/actorsInTurn'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { inTurn } from '../../../testing/malformed'
import { asOwner } from '../../database/database'

let cms: TestCms
const cookies = new Map<Role, string>()
const ids = new Map<Role, string>()
beforeAll(async () => {
  cms = await bootCms()
  for (const role of ROLES) {
    const { cookie, id } = await cms.signInAs(role)
    cookies.set(role, cookie)
    ids.set(role, id)
  }
})
afterAll(() => cms.stop())

const NO_ID = '00000000-0000-4000-8000-000000000000'
const actors = ['stranger', 'internal', ...ROLES] as const
type Actor = (typeof actors)[number]

/** What the call's own declaration says about an actor. */
function expected(call: AnyCall, actor: Actor): 'allowed' | 401 | 403 {
  if (call.access === 'public') return 'allowed'
  if (call.access === 'internal') return actor === 'internal' ? 'allowed' : 403
  if (isForShipKeys(call.access) && actor === 'internal') return 'allowed'
  if (actor === 'stranger' || actor === 'internal') return 401
  return rolesFor(call.access).includes(actor) ? 'allowed' : 403
}

// Signing out ends the session that the other rows need; it has its own tests.
const asking = actorsInTurn(
  CALLS.filter(({ name }) => name !== 'signOut'),
  (call) => ({
    admitted: actors.filter((actor) => expected(call, actor) === 'allowed'),
    refused: actors.filter((actor) => expected(call, actor) !== 'allowed'),
  }),
)

async function expectAnswer(call: AnyCall, actor: Actor): Promise<void> {
  const want = expected(call, actor)
  const aborter = new AbortController()
  const answer = await cms.request(call.path.replace(/\{\w+\}/g, NO_ID), {
    method: call.method,
    cookie: actor === 'stranger' || actor === 'internal' ? undefined : cookies.get(actor),
    internal: actor === 'internal',
    signal: aborter.signal,
    ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { json: {} }),
  })
  if (want === 'allowed') {
    expect.soft([401, 403], actor).not.toContain(answer.status)
    expect.soft(answer.status, actor).toBeLessThan(500)
  } else {
    expect.soft(answer.status, actor).toBe(want)
    expect.soft(problemSchema.parse(await answer.json()).error, actor).toBeTruthy()
  }
  // A stream does not end on its own.
  aborter.abort()
}

describe('who may make a call', () => {
  it('lists every call the cms answers, and answers every call of the list', () => {
    const bound = cms.payload.config.endpoints.map(({ custom }) => custom?.call).filter(Boolean)
    expect([...bound].sort()).toEqual(CALLS.map(({ name }) => name).sort())
  })

  it.each([...asking].map(([call, asked]) => ({ name: call.name, call, asked })))('$name', async ({ call, asked }) => {
    await Promise.all(asked.map((actor) => expectAnswer(call, actor)))
  })
})

describe("Payload's own REST", () => {
  const writes = [
    { method: 'POST', path: '' },
    { method: 'PATCH', path: `/${NO_ID}` },
    { method: 'DELETE', path: `/${NO_ID}` },
    { method: 'PATCH', path: '?where[id][exists]=true' },
    { method: 'DELETE', path: '?where[id][exists]=true' },
  ]

  it.each(writes)('refuses $method $path to strangers, builders and partners in every collection', async ({ method, path }) => {
    const asking = [undefined, cookies.get('builder'), cookies.get('partner')]
    for (const [turn, { slug }] of cms.payload.config.collections.entries()) {
      for (const cookie of inTurn(asking, turn, asking.length)) {
        const answer = await cms.request(`/api/${slug}${path}`, { method, cookie, ...(method === 'DELETE' ? {} : { json: {} }) })
        const outcome = await outcomeOf(answer)
        expect.soft(outcome, `${method} ${slug}${path}`).toMatch(/^(400|401|403|404)$/)
      }
    }
  })

  it.each(['audit-records', 'outgoing-mail', 'idempotency-records'])('lets nobody write %s', async (slug) => {
    for (const role of ROLES) {
      for (const { method, path } of writes) {
        const answer = await cms.request(`/api/${slug}${path}`, {
          method,
          cookie: cookies.get(role),
          ...(method === 'DELETE' ? {} : { json: {} }),
        })
        expect.soft(await outcomeOf(answer), `${role} ${method} ${slug}`).toMatch(/^(400|401|403|404)$/)
      }
    }
  })

  it.each(['audit-records', 'outgoing-mail'])('lets only operators read %s', async (slug) => {
    for (const role of ROLES) {
      const { status } = await cms.request(`/api/${slug}`, { cookie: cookies.get(role) })
      expect.soft(status, role).toBe(role === 'super_admin' || role === 'operator' ? 200 : 403)
    }
    expect((await cms.request(`/api/${slug}`)).status).toBe(401)
  })

  it('shows people their own account only, and super admins all', async () => {
    for (const role of ROLES) {
      const answer = await cms.request('/api/accounts', { cookie: cookies.get(role) })
      const { docs } = await answer.json()
      if (role === 'super_admin') expect(docs.length).toBe(ROLES.length)
      else expect(docs.map(({ id }: { id: string }) => id)).toEqual([ids.get(role)])
      expect(JSON.stringify(docs)).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
    }
    expect((await cms.request('/api/accounts')).status).toBe(401)
  })

  it('ignores a role that people give themselves', async () => {
    for (const role of ['operator', 'editor', 'builder', 'partner'] as const) {
      const answer = await cms.request(`/api/accounts/${ids.get(role)}`, {
        method: 'PATCH',
        cookie: cookies.get(role),
        json: { role: 'super_admin', name: 'Renamed' },
      })
      expect(answer.status).toBe(200)
      const account = await cms.payload.findByID({ collection: 'accounts', id: ids.get(role) ?? '' })
      expect(account).toMatchObject({ role, name: 'Renamed' })
    }
  })

  it('registers nobody as the first account', async () => {
    const json = { email: 'first@framewell.test', password: 'a long test password', name: 'First', role: 'super_admin' }
    expect((await cms.request('/api/accounts/first-register', { json })).status).toBe(404)
    await cms.payload.db.pool.query('delete from accounts_sessions; delete from accounts')
    expect((await cms.request('/api/accounts/first-register', { json })).status).toBe(404)
    expect((await cms.payload.count({ collection: 'accounts' })).totalDocs).toBe(0)
  })

  it('gives document locks to panel people only, each in their own name', async () => {
    const admin = { relationTo: 'accounts', value: (await cms.signInAs('super_admin')).id } as const
    const globalSlug = 'site-settings'
    const lock = await cms.payload.create({ collection: 'payload-locked-documents', data: { globalSlug, user: admin } })
    for (const role of ROLES) {
      const { cookie, id } = await cms.signInAs(role)
      const ask = (method: string, path: string) =>
        cms.request(`/api/payload-locked-documents${path}`, {
          method,
          cookie,
          ...(method === 'GET' ? {} : { json: { globalSlug: 'navigation', user: admin } }),
        })
      const made = await ask('POST', '')
      const listed = await ask('GET', '')
      const taken = await ask('PATCH', `/${lock.id}`)
      const panel = role !== 'builder' && role !== 'partner'
      expect.soft([made.status, listed.status, taken.status], role).toEqual(panel ? [404, 200, 200] : [404, 403, 403])
      const { user, ...now } = await cms.payload.findByID({ collection: 'payload-locked-documents', id: lock.id, depth: 0 })
      if (panel) expect.soft({ user: user.value, of: now.globalSlug }, role).toEqual({ user: id, of: globalSlug })
    }
  })

  it('stores panel preferences for its people, small and limited in number', async () => {
    const [editor, builder] = [await cms.signInAs('editor'), await cms.signInAs('builder')]
    const put = ({ cookie }: { cookie: string }, key: string, value: unknown) =>
      cms.request(`/api/payload-preferences/${key}`, { cookie, json: { value } })
    expect((await put(builder, 'nav', { open: true })).status).toBe(403)
    expect((await put(editor, 'nav', { open: true })).status).toBe(200)
    expect((await put(editor, 'nav', 'x'.repeat(40_000))).status).toBe(413)
    const user = { relationTo: 'accounts', value: editor.id } as const
    for (let at = 1; at < 500; at += 1)
      await cms.payload.db.create({ collection: 'payload-preferences', data: { user, key: `list-${at}`, value: {} } })
    expect((await put(editor, 'one-more', {})).status).toBe(409)
    expect((await put(editor, 'nav', { open: false })).status).toBe(200)
    const all = `/api/payload-preferences?where[user.value][equals]=${editor.id}`
    expect((await cms.request(all, { method: 'DELETE', cookie: editor.cookie })).status).toBe(200)
    expect((await put(editor, 'one-more', {})).status).toBe(200)
  })

  it('answers no GraphQL', async () => {
    expect((await cms.request('/api/graphql', { json: { query: '{ __typename }' } })).status).toBe(404)
  })
})

/** A bulk form that matches nothing answers 200 with no documents, which is a refusal too. */
async function outcomeOf(answer: Response): Promise<string> {
  if (answer.status !== 200) return String(answer.status)
  const body = await answer.json()
  return Array.isArray(body.docs) && body.docs.length === 0 ? '403' : '200'
}

describe('a session', () => {
  it('whose account cannot be read at the moment is answered 503, not as a stranger', async () => {
    const { cookie } = await cms.signInAs('super_admin')
    await asOwner((client) => client.query('alter table accounts rename to accounts_away'))
    try {
      for (const path of ['/api/session', '/api/accounts', '/api/audit-records']) {
        const answer = await cms.request(path, { cookie })
        expect.soft(answer.status, path).toBe(503)
        expect.soft(answer.headers.get('retry-after'), path).toBe('1')
      }
    } finally {
      await asOwner((client) => client.query('alter table accounts_away rename to accounts'))
    }
  })
})
