import { defineCall } from '@framewell/domain/http/defineCall'
import { GATEWAY_TOKEN_HEADER } from '@framewell/server-kit/requests/gatewayTokenHeader'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { env } from '../../../env'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { recordAudit } from '../../audit/recordAudit'
import { vouchedHeaders } from '../gate/clientOf'
import { bindCall } from './bindCall'

const base = { summary: '', feature: 'things', access: 'public' } as const
const limited = defineCall({
  ...base,
  name: 'limited',
  method: 'POST',
  path: '/api/limited',
  input: z.object({ email: z.string(), contact: z.object({ email: z.string() }).optional() }),
  output: z.object({ ok: z.boolean() }),
  rateLimit: { points: 3, windowSeconds: 60, by: ['address', 'email', 'contact.email'] },
})
const leaky = defineCall({
  ...base,
  name: 'leaky',
  method: 'GET',
  path: '/api/leaky/{id}',
  input: z.object({ id: z.string(), n: z.coerce.number().default(1) }),
  output: z.object({ id: z.string(), n: z.number() }),
})
const failing = defineCall({
  ...base,
  name: 'failing',
  method: 'POST',
  path: '/api/failing',
  input: z.object({ how: z.enum(['throw', 'contract', 'problem', 'keep']) }),
  output: z.object({ ok: z.boolean() }),
  errors: { odd: { status: 418, message: 'A teapot.' } },
})
const whoAmI = defineCall({
  ...base,
  name: 'whoAmI',
  method: 'GET',
  path: '/api/who',
  input: z.object({}),
  output: z.object({ address: z.string() }),
})

const bound = [
  bindCall(limited, async () => ({ ok: true })),
  bindCall(leaky, async (_, { id, n }) => ({ id, n, secret: 'must not leave' })),
  bindCall(whoAmI, async ({ address }) => ({ address })),
  bindCall(failing, async ({ req, refuse }, { how }) => {
    await recordAudit(req, { action: `failing-${how}`, subjectType: 'test', subjectId: how })
    if (how === 'throw') throw new Error('select secret from vault')
    if (how === 'problem') throw refuse('odd', { detail: 'Short and stout.' })
    if (how === 'keep') throw refuse('odd', { keepWrites: true })
    // Breaks the contract on purpose: the answer must not leave, nor the write stay.
    return JSON.parse('{"ok":"yes"}')
  }),
]

/** A call for our own hosts only; no release has this id. */
const INTERNAL_CALL = '/api/releases/tried?remote=mfe-portal&by=release-tool'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms(bound)
})
afterAll(() => cms.stop())
const audits = async (how: string) =>
  (await cms.payload.count({ collection: 'audit-records', where: { action: { equals: `failing-${how}` } } })).totalDocs

describe('a bound call', () => {
  it('cuts its answer to the contract and reads path and query', async () => {
    const answer = await cms.request('/api/leaky/a%20b?n=7&more=1')
    expect(await answer.json()).toEqual({ id: 'a b', n: 7 })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('names the fields it refuses', async () => {
    const answer = await cms.request('/api/failing', { json: { how: 'else' } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalidInput', fields: [{ path: 'how' }] })
  })

  it.each(['throw', 'contract'])('answers 500 without a word of the cause, and keeps nothing: %s', async (how) => {
    const answer = await cms.request('/api/failing', { json: { how } })
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toMatch(/vault|select|zod|expected/i)
    expect(await audits(how)).toBe(0)
  })

  it('answers its own errors and rolls back', async () => {
    const answer = await cms.request('/api/failing', { json: { how: 'problem' } })
    expect(answer.status).toBe(418)
    expect(await answer.json()).toMatchObject({ code: 'odd', error: 'A teapot.', detail: 'Short and stout.' })
    expect(await audits('problem')).toBe(0)
  })

  it('keeps what a refusal says must stay', async () => {
    expect((await cms.request('/api/failing', { json: { how: 'keep' } })).status).toBe(418)
    expect(await audits('keep')).toBe(1)
  })

  it('limits by address and by field, and says when to come back', async () => {
    const ask = (address: string, email: string) => cms.request('/api/limited', { json: { email }, address })
    for (let n = 0; n < 3; n++) expect((await ask('10.0.0.1', `p${n}@x.y`)).status).toBe(200)
    const fourth = await ask('10.0.0.1', 'p4@x.y')
    expect(fourth.status).toBe(429)
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let n = 0; n < 3; n++) expect((await ask(`10.0.1.${n}`, 'same@x.y')).status).toBe(200)
    expect((await ask('10.0.1.9', 'SAME@x.y')).status).toBe(429)
    const within = (n: number, contact: string) =>
      cms.request('/api/limited', { json: { email: `w${n}@x.y`, contact: { email: contact } }, address: `10.0.2.${n}` })
    for (let n = 0; n < 3; n++) expect((await within(n, 'one@x.y')).status).toBe(200)
    expect((await within(3, 'one@x.y')).status).toBe(429)
  })

  it('counts in the database, where every process sees it', async () => {
    const { rows } = await cms.payload.db.pool.query("select count(*)::int as n from rate_limits where key like 'limited:%'")
    expect(rows[0].n).toBeGreaterThan(1)
  })
})

describe("the client's address", () => {
  it('is what the gateway wrote last', async () => {
    const answer = await cms.request('/api/who', { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' } })
    expect(await answer.json()).toEqual({ address: '203.0.113.9' })
  })

  it('is the socket when nobody vouches for the header', async () => {
    const answer = await cms.request('/api/who', { headers: { 'x-gateway-token': 'guess', 'x-forwarded-for': '6.6.6.6' } })
    expect((await answer.json()).address).toMatch(/127\.0\.0\.1/)
  })

  it('is vouched for by a token that grants nothing', async () => {
    for (const token of [vouchedHeaders('203.0.113.9')[GATEWAY_TOKEN_HEADER] ?? '', env.INTERNAL_TOKEN]) {
      // With the gateway's header in it, a request is a visitor's, whatever else it carries.
      const headers = { 'x-gateway-token': token, 'x-internal-token': env.INTERNAL_TOKEN }
      expect((await fetch(`${cms.origin}${INTERNAL_CALL}`, { headers })).status).toBe(403)
    }
    const asInternal = await fetch(`${cms.origin}${INTERNAL_CALL}`, {
      headers: { 'x-internal-token': vouchedHeaders('203.0.113.9')[GATEWAY_TOKEN_HEADER] ?? '' },
    })
    expect(asInternal.status).toBe(403)
    const lied = await fetch(`${cms.origin}/api/who`, { headers: { 'x-internal-token': env.INTERNAL_TOKEN, 'x-forwarded-for': '6.6.6.6' } })
    expect((await lied.json()).address).toMatch(/127\.0\.0\.1/)
  })

  it('does not make a visitor internal', async () => {
    const visitor = await cms.request(INTERNAL_CALL, { address: '203.0.113.9' })
    expect(visitor.status).toBe(403)
    const forwardedWithToken = await cms.request(INTERNAL_CALL, {
      internal: true,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(forwardedWithToken.status).toBe(403)
    expect((await cms.request(INTERNAL_CALL, { internal: true })).status).toBe(200)
  })
})
