import { CALLS } from '@framewell/domain/calls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { keyScopes } from '@framewell/domain/keys/keyScopes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember, makeCompany, personFor } from '../parties/members'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf } from '../testing/qualifiedBuilder'
import type { TestPerson } from '../testing/signInAs'

const NO_ID = '00000000-0000-4000-8000-000000000000'
const SHOP = {
  name: 'Shop of the keys',
  address: 'Dayton, OH',
  latitude: 39.7589,
  longitude: -84.1916,
  reachMiles: 400,
  weeklyCapacity: 1000,
  maxMemberFeet: 60,
  toleranceInches: 0.0625,
  webs: ['350'],
  mils: [33],
  status: 'active',
  finishedOrders: 0,
  onTimeOrders: 0,
  inspections: 0,
  passedInspections: 0,
  disputedOrders: 0,
} as const
const EVERYTHING = keyScopes(CALLS).map(({ scope }) => scope)

let cms: TestCms
let operator: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

interface Asked {
  readonly name?: string
  readonly company?: string
  readonly scopes: readonly string[]
  readonly days?: number
}

const issue = (asked: Asked) => cms.request('/api/keys', { cookie: operator.cookie, json: { name: 'ERP of a test', days: 30, ...asked } })
async function issued(asked: Asked) {
  const { apiKey, key } = await (await issue(asked)).json()
  return { id: String(apiKey.id), key: String(key), prefix: String(apiKey.prefix) }
}
const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
const statusOf = async (path: string, key: string) => (await cms.request(path, by(key))).status

describe('an API key', () => {
  it('is shown once and stored as a hash', async () => {
    const answer = await issue({ scopes: ['orders:read'] })
    const { apiKey, key } = await answer.json()
    expect(key).toMatch(/^fw_[0-9a-f]{12}_[\w-]{43}$/)
    expect(apiKey).toMatchObject({
      prefix: key.slice(0, 15),
      scopes: ['orders:read'],
      state: 'active',
      actsFor: operator.email,
      lastUsedAt: null,
    })
    const { rows } = await cms.payload.db.pool.query(`select api_keys::text as whole from api_keys where id = $1`, [apiKey.id])
    expect(rows[0].whole).not.toContain(key.slice(16))
    const listed = await (await cms.request('/api/keys', { cookie: operator.cookie })).text()
    expect(listed).toContain(apiKey.prefix)
    expect(listed).not.toMatch(/keyHash/)
    expect(listed).not.toContain(key.slice(16))
    expect(await statusOf('/api/tracking/orders', key)).toBe(200)
  })

  it('opens the calls of its scopes and no other, whatever its account may do', async () => {
    const all = await issued({ scopes: EVERYTHING })
    const read = await issued({ scopes: ['call:getHealth'] })
    const check = async (call: AnyCall) => {
      const path = call.path.replace(/\{\w+\}/g, NO_ID)
      const aborter = new AbortController()
      const ask = async ({ key }: { key: string }, cookie?: string) => {
        const answer = await cms.request(path, {
          method: call.method,
          ...by(key),
          ...(cookie ? { cookie } : {}),
          signal: aborter.signal,
          ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { json: {} }),
        })
        const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json')
        return { status: answer.status, code: isProblem ? (await answer.json()).code : undefined }
      }
      if (!call.keys) expect.soft(await ask(all), call.name).toEqual({ status: 403, code: 'keyScope' })
      // A session sent with the key adds nothing.
      else if (call.name !== 'getHealth')
        expect.soft(await ask(read, operator.cookie), call.name).toEqual({ status: 403, code: 'keyScope' })
      aborter.abort()
    }
    for (let at = 0; at < CALLS.length; at += 20) await Promise.all(CALLS.slice(at, at + 20).map(check))
    for (const path of ['/api/health', '/api/catalog/plans', '/api/tracking/orders', '/api/payments/invoices', '/api/audit-trail'])
      expect.soft(await statusOf(path, all.key), path).toBe(200)
  })

  it("of a company opens that company's records, not another's of the same person, and records its name", async () => {
    const person = await memberOf(cms.payload, 'fabricator')
    await cms.payload.db.create({ collection: 'fabricators', data: { ...SHOP, company: person.companyId } })
    const req = await cms.localReq()
    const other = await inTransaction(req, async () => {
      const company = await makeCompany(req, 'Second company', 'fabricator')
      await addMember(req, company, await personFor(req, { name: 'Test member', email: person.email }), 'owner')
      return company
    })
    const scopes = ['network:read', 'network:write']
    const own = await issued({ company: person.companyId, scopes, name: 'Floor scanner' })
    const foreign = await issued({ company: other, scopes })
    expect((await (await cms.request('/api/own-shop', by(own.key))).json()).shop.name).toBe(SHOP.name)
    expect((await (await cms.request('/api/own-shop', by(foreign.key))).json()).shop).toBeNull()
    // Operators' calls stay closed to it.
    expect(await statusOf('/api/network/fabricators', own.key)).toBe(403)
    const put = { method: 'PUT', ...by(own.key), json: { weeklyCapacity: 900 } }
    expect((await cms.request('/api/own-shop/weekly-capacity', put)).status).toBe(200)
    const trail = await cms.payload.db.pool.query('select actor_role as role, actor_id as id from audit_records where actor_email = $1', [
      `Floor scanner (API key ${own.prefix})`,
    ])
    expect(trail.rows).toEqual([{ role: 'api key', id: person.id }])
    await cms.payload.db.pool.query('delete from memberships where company_id = $1', [person.companyId])
    expect(await statusOf('/api/own-shop', own.key)).toBe(401)
  })

  it('ends when it is revoked, expired, replaced, or incomplete', async () => {
    const { id, key } = await issued({ scopes: ['health:read'] })
    const path = '/api/health'
    expect(await statusOf(path, key)).toBe(200)
    for (const wrong of [`${key}x`, key.slice(0, -1), `${key.slice(0, -1)}_`, 'fw_', `fw_${'0'.repeat(12)}_${'a'.repeat(43)}`])
      expect(await statusOf(path, wrong), wrong).toBe(401)
    const next = await (await cms.request(`/api/keys/${id}/rotate`, { cookie: operator.cookie, json: { graceHours: 0, days: 10 } })).json()
    expect([await statusOf(path, key), await statusOf(path, next.key)]).toEqual([401, 200])
    const revoke = (reason: string) => cms.request(`/api/keys/${next.apiKey.id}/revoke`, { cookie: operator.cookie, json: { reason } })
    expect((await revoke('Left in a public repository')).status).toBe(200)
    expect(await statusOf(path, next.key)).toBe(401)
    expect((await revoke('Once more')).status).toBe(409)
    const later = await issued({ scopes: ['health:read'] })
    await cms.payload.db.pool.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [later.id])
    expect(await statusOf(path, later.key)).toBe(401)
  })

  it('of staff acts for the operator who replaced it last and knows its secret', async () => {
    const superAdmin = await cms.signInAs('super_admin')
    const json = { name: 'Import of bank files', days: 30, scopes: ['health:read'] }
    const { apiKey } = await (await cms.request('/api/keys', { cookie: superAdmin.cookie, json })).json()
    expect(apiKey.actsFor).toBe(superAdmin.email)
    const replaced = await cms.request(`/api/keys/${apiKey.id}/rotate`, { cookie: operator.cookie, json: { days: 10 } })
    expect((await replaced.json()).apiKey.actsFor).toBe(operator.email)
  })

  it('is shown as refused once its account has left, and acts for another when it is replaced', async () => {
    const person = await memberOf(cms.payload, 'fabricator')
    const scopes = ['network:read']
    const { id, key } = await issued({ company: person.companyId, scopes })
    await cms.payload.db.pool.query('delete from memberships where company_id = $1', [person.companyId])
    expect(await statusOf('/api/own-shop', key)).toBe(401)
    const states = async (state: string) => {
      const { data } = await (await cms.request(`/api/keys?state=${state}&limit=100`, { cookie: operator.cookie })).json()
      return data.filter((one: { id: string }) => one.id === id).map((one: { state: string }) => one.state)
    }
    expect([await states('active'), await states('refused')]).toEqual([[], ['refused']])
    const rotate = () => cms.request(`/api/keys/${id}/rotate`, { cookie: operator.cookie, json: { days: 10 } })
    const nobody = await rotate()
    expect([nobody.status, (await nobody.json()).code]).toEqual([409, 'noOwner'])
    const req = await cms.localReq()
    const { email } = await cms.signInAs('partner')
    await inTransaction(req, async () => addMember(req, person.companyId, await personFor(req, { name: 'Next owner', email }), 'owner'))
    const next = await (await rotate()).json()
    expect(next.apiKey).toMatchObject({ actsFor: email, state: 'active' })
    expect(await statusOf('/api/own-shop', next.key)).toBe(200)
  })

  it('is limited by the minute, and cannot exceed the policy', async () => {
    expect((await issue({ scopes: ['health:read'], days: 367 })).status).toBe(422)
    expect((await issue({ scopes: ['accounts:write'] })).status).toBe(400)
    expect((await issue({ scopes: ['health:read'], company: NO_ID })).status).toBe(404)
    const { id, key } = await issued({ scopes: ['health:read'] })
    await cms.payload.db.pool.query(`update api_keys set calls_per_minute = 3 where id = $1`, [id])
    const answers = await Promise.all(Array.from({ length: 5 }, () => statusOf('/api/health', key)))
    expect(answers.sort()).toEqual([200, 200, 200, 429, 429])
  })
})

describe('the reference for keys', () => {
  it('lists the calls a key may make, with their scopes, and no others', async () => {
    const document = await (await cms.request('/api/keys/openapi.json')).json()
    const operations = Object.values<Record<string, { operationId: string; security: { apiKey?: string[] }[] }>>(document.paths).flatMap(
      (methods) => Object.values(methods),
    )
    const declared = CALLS.filter(({ keys }) => keys)
    expect(
      operations.map((operation) => [operation.operationId, ...operation.security.flatMap(({ apiKey = [] }) => apiKey)]).sort(),
    ).toEqual(declared.map(({ name, feature, keys }) => [name, `${feature}:${keys}`]).sort())
    const page = await (await cms.request('/api/docs/keys')).text()
    for (const { scope } of keyScopes(CALLS)) expect(page).toContain(scope)
    expect(page).not.toContain('/api/session')
  })
})
