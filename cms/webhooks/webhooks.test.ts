import { orderCancelled } from '@framewell/domain/notifications/events/orders'
import { publicLookup, type Resolve } from '@framewell/server-kit/outbound/publicLookup'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notify } from '../notifications/notify'
import { inTransaction } from '../platform/database/inTransaction'
import { type Reach, sendMessage } from '../platform/outbound/sendMessage'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import type { TestPerson } from '../testing/signInAs'
import { type WebhookReceiver, webhookReceiver } from '../testing/webhookReceiver'
import { isFitAddress, reach as productReach } from './fitAddress'
import { webhookRelay } from './webhookRelay'

let cms: TestCms
let operator: TestPerson
let builder: TestMember
let other: TestMember
let receiver: WebhookReceiver

const here: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
const anywhere = () => true
/** The test receiver is on this machine, which the product sends nothing to. */
const local: Reach = { lookup: publicLookup(here, anywhere), isOpen: anywhere, plainHttp: true }

beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
  builder = await memberOf(cms.payload, 'builder')
  other = await memberOf(cms.payload, 'builder')
  receiver = await webhookReceiver()
})
afterAll(async () => {
  receiver.stop()
  await cms.stop()
})
beforeEach(async () => {
  receiver.reset()
  await cms.payload.db.pool.query('delete from webhook_deliveries; delete from webhook_endpoints')
})

const post = async (path: string, json: object, { cookie }: TestPerson, method = 'POST') => {
  const answered = await cms.request(path, { method, cookie, json })
  return { status: answered.status, body: await answered.json() }
}
/** Creates an endpoint with the call, then points it to the test receiver. */
async function endpointOf(person: TestPerson, name = 'Receiver') {
  const { status, body } = await post('/api/webhooks', { name, url: 'https://hooks.example.com/in', events: ['order-cancelled'] }, person)
  expect(status, JSON.stringify(body)).toBe(200)
  const id = String(body.endpoint.id)
  await cms.payload.db.pool.query('update webhook_endpoints set url = $2 where id = $1', [
    id,
    `http://hooks.example.com:${receiver.port}/${id}`,
  ])
  return { id, secret: String(body.secret) }
}
const cancelled = (company: string) => ({ number: 'FW-2026-00042', title: 'The Schiff', companies: [company], reason: 'The lot was sold' })
async function raise(company: string): Promise<void> {
  const req = await cms.localReq()
  await inTransaction(req, () => notify(req, orderCancelled, cancelled(company)))
}
const relay = () => webhookRelay(cms.payload, local)
const log = async (id: string, person: TestPerson) =>
  (await (await cms.request(`/api/webhooks/${id}/deliveries`, { cookie: person.cookie })).json()).data

describe('a webhook', () => {
  it('carries an event to those who may receive it, signed as Standard Webhooks, once however many relays poll', async () => {
    const staffs = await endpointOf(operator)
    const own = await endpointOf(builder)
    await endpointOf(other)
    await raise(builder.companyId)
    await Promise.all([relay().sweep(), relay().sweep()])
    expect(receiver.heard.map(({ path }) => path.slice(1)).sort()).toEqual([staffs.id, own.id].sort())
    for (const { headers, body, path } of receiver.heard) {
      const { secret } = path.endsWith(own.id) ? own : staffs
      const verified = new Webhook(secret).verify(body, {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      })
      expect(verified).toMatchObject({ type: 'order-cancelled', data: cancelled(builder.companyId) })
    }
    expect(await log(own.id, builder)).toMatchObject([
      { event: 'order-cancelled', state: 'delivered', attempts: [{ status: 200, answer: 'thanks', error: null }] },
    ])
  })

  it('is not sent for what did not commit', async () => {
    await endpointOf(operator)
    const req = await cms.localReq()
    const failed = inTransaction(req, async () => {
      await notify(req, orderCancelled, cancelled(builder.companyId))
      throw new Error('The operation failed')
    })
    await expect(failed).rejects.toThrow('The operation failed')
    await relay().sweep()
    expect(receiver.heard).toEqual([])
  })

  it('waits longer after each failure, stores the answer, and follows no redirect', async () => {
    const { id } = await endpointOf(operator)
    receiver.answer = { status: 302, headers: { location: `http://127.0.0.1:${receiver.port}/elsewhere` }, body: 'x'.repeat(5000) }
    await raise(builder.companyId)
    await relay().sweep()
    const [first] = await log(id, operator)
    expect(first).toMatchObject({ state: 'queued', attempts: [{ status: 302 }] })
    expect(first.attempts[0].answer).toHaveLength(1000)
    await cms.payload.db.pool.query("update webhook_deliveries set next_at = now() - interval '1 second'")
    await relay().sweep()
    const [second] = await log(id, operator)
    const waits = [first, second].map(({ nextAt, attempts }) => Date.parse(nextAt) - Date.parse(attempts.at(-1).at))
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 10)
    expect(receiver.heard.map(({ path }) => path)).toEqual([`/${id}`, `/${id}`])
    await cms.payload.db.pool.query("update webhook_deliveries set next_at = now() - interval '1 second', tries = 9")
    await relay().sweep()
    expect((await log(id, operator))[0]).toMatchObject({ state: 'failed', nextAt: null })
  })

  it.each([
    { how: 'is gone', status: 410, since: 'null' },
    { how: 'has failed for days', status: 500, since: "now() - interval '6 days'" },
  ])('that $how is disabled, and its managers are notified', async ({ status, since }) => {
    const { id } = await endpointOf(builder)
    await cms.payload.db.pool.query(`update webhook_endpoints set failing_since = ${since} where id = $1`, [id])
    receiver.answer = { ...receiver.answer, status }
    await raise(builder.companyId)
    await relay().sweep()
    const listed = await (await cms.request('/api/webhooks', { cookie: builder.cookie })).json()
    expect(listed.data).toMatchObject([{ id, state: 'disabled' }])
    const { rows } = await cms.payload.db.pool.query(
      `select payload->>'company' as company from notification_events where name = 'webhook-disabled' and payload->>'endpoint' = $1`,
      [id],
    )
    expect(rows).toEqual([{ company: builder.companyId }])
    await raise(builder.companyId)
    await relay().sweep()
    expect(receiver.heard).toHaveLength(1)
  })

  it('is signed with both secrets while one is replaced', async () => {
    const old = await endpointOf(operator)
    const { body } = await post(`/api/webhooks/${old.id}/secret`, { graceHours: 1 }, operator)
    await raise(builder.companyId)
    await relay().sweep()
    const [{ headers = {}, body: sent = '' } = {}] = receiver.heard
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    for (const secret of [old.secret, String(body.secret)]) expect(() => new Webhook(secret).verify(sent, given)).not.toThrow()
    expect(() => new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(sent, given)).toThrow()
    await cms.payload.db.pool.query("update webhook_endpoints set old_secret_until = now() - interval '1 second'")
    await post(`/api/webhooks/${old.id}/test`, {}, operator)
    await relay().sweep()
    expect(receiver.heard[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
    expect(receiver.heard[1]?.body).toContain('webhook.test')
  })

  it('resends what it has received, under the same ID, and what happened while it was paused', async () => {
    const { id } = await endpointOf(builder)
    const since = new Date().toISOString()
    await raise(builder.companyId)
    await relay().sweep()
    const change = (state: string) =>
      post(
        `/api/webhooks/${id}`,
        { name: 'Receiver', url: 'https://hooks.example.com/in', events: ['order-cancelled'], state },
        builder,
        'PUT',
      )
    expect((await change('paused')).status).toBe(200)
    await raise(builder.companyId)
    await raise(other.companyId)
    expect((await change('active')).status).toBe(200)
    await cms.payload.db.pool.query('update webhook_endpoints set url = $1', [`http://hooks.example.com:${receiver.port}/${id}`])
    const [delivery] = await log(id, builder)
    expect((await post(`/api/webhooks/${id}/replay`, { delivery: delivery.id }, builder)).body).toEqual({ queued: 1 })
    await relay().sweep()
    expect(receiver.heard[1]?.headers['webhook-id']).toBe(receiver.heard[0]?.headers['webhook-id'])
    // Its own two events, not the other company's; events of earlier tests are before the time.
    await cms.payload.db.pool.query('delete from webhook_deliveries')
    expect((await post(`/api/webhooks/${id}/replay`, { since }, builder)).body).toEqual({ queued: 2 })
    await relay().sweep()
    expect(new Set(receiver.heard.slice(2).map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    // However much happened to others in between.
    await cms.payload.db.pool.query(
      `insert into notification_events select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()))).*
       from notification_events e, generate_series(1, 1500) where e.payload::text like '%' || $1 || '%' and e.created_at >= $2`,
      [other.companyId, since],
    )
    await raise(builder.companyId)
    await cms.payload.db.pool.query('delete from webhook_deliveries')
    expect((await post(`/api/webhooks/${id}/replay`, { since }, builder)).body).toEqual({ queued: 3 })
  })

  it('resends what fits today’s events when one of an earlier version does not', async () => {
    const { id } = await endpointOf(builder)
    const since = new Date().toISOString()
    await raise(builder.companyId)
    await cms.payload.db.pool.query(
      `insert into notification_events select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'payload', '{"number": "FW-1"}'::jsonb))).*
       from notification_events e where e.payload::text like '%' || $1 || '%' and e.created_at >= $2`,
      [builder.companyId, since],
    )
    await cms.payload.db.pool.query('delete from webhook_deliveries')
    expect(await post(`/api/webhooks/${id}/replay`, { since }, builder)).toEqual({ status: 200, body: { queued: 1 } })
  })

  it('says in its log that its secret cannot be read', async () => {
    const { id } = await endpointOf(builder)
    await cms.payload.db.pool.query(`update webhook_endpoints set secret = 'sealed with another key' where id = $1`, [id])
    await raise(builder.companyId)
    await relay().sweep()
    const [delivery] = await log(id, builder)
    expect(delivery.state).toBe('queued')
    expect(delivery.attempts).toMatchObject([{ error: expect.stringMatching(/\w/) }])
  })

  it('is sent again only so often, and not while as much still waits', async () => {
    const { id } = await endpointOf(other)
    const since = new Date().toISOString()
    const replay = () => post(`/api/webhooks/${id}/replay`, { since }, other)
    await cms.payload.db.pool.query(
      `insert into webhook_deliveries (endpoint_id, message, event, state, tries, next_at, attempts)
       select $1, 'waiting ' || n, 'order-cancelled', 'queued', 0, now(), '[]' from generate_series(1, 5000) n`,
      [id],
    )
    expect((await replay()).body.code).toBe('stillWaiting')
    await cms.payload.db.pool.query('delete from webhook_deliveries')
    const answers: number[] = []
    while (answers.length < 25 && answers.at(-1) !== 429) answers.push((await replay()).status)
    expect([answers.at(-1), answers.length]).toEqual([429, 20])
  })

  it('of another company is not found, and a member who is no owner manages none', async () => {
    const { id } = await endpointOf(builder)
    for (const [path, method] of [
      [`/api/webhooks/${id}`, 'DELETE'],
      [`/api/webhooks/${id}/test`, 'POST'],
      [`/api/webhooks/${id}/secret`, 'POST'],
      [`/api/webhooks/${id}/deliveries`, 'GET'],
    ] as const) {
      const answered = await cms.request(path, { method, cookie: other.cookie, ...(method === 'POST' ? { json: {} } : {}) })
      expect(answered.status, `${method} ${path}`).toBe(404)
    }
    const { cookie } = await cms.signInAs('partner')
    expect(
      (await post('/api/webhooks', { name: 'Mine', url: 'https://example.com', events: ['order-cancelled'] }, { ...other, cookie })).status,
    ).toBe(403)
    expect((await cms.request(`/api/webhooks/${id}`, { method: 'DELETE', cookie: builder.cookie })).status).toBe(200)
    expect((await cms.request(`/api/webhooks/${id}/deliveries`, { cookie: operator.cookie })).status).toBe(404)
  })
})

describe('where webhooks are sent', () => {
  it('is no address of this network, however it is written', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:169.254.169.254]/',
      'https://localhost/',
      'https://db.internal/',
    ]) {
      expect.soft(isFitAddress(url), url).toBe(false)
      expect.soft((await post('/api/webhooks', { name: 'Inside', url, events: ['order-cancelled'] }, operator)).status, url).toBe(422)
    }
    expect(
      (await post('/api/webhooks', { name: 'Inside', url: 'https://a:b@example.com', events: ['order-cancelled'] }, operator)).status,
    ).toBe(400)
  })

  it('is checked at the connection: a name that points inside a moment later gains nothing', async () => {
    const answers = [[{ address: '93.184.215.14', family: 4 }], [{ address: '127.0.0.1', family: 4 }]]
    const rebinding: Resolve = async () => answers.shift() ?? []
    const lookup = publicLookup(rebinding)
    // The first lookup, as a check before sending would make it, finds a public address.
    await new Promise((resolve) => lookup('rebind.example.com', { all: true }, resolve))
    const message = { url: `http://rebind.example.com:${receiver.port}/`, headers: {}, body: '{}' }
    await expect(sendMessage(message, { ...productReach, lookup, plainHttp: true })).rejects.toThrow('not a public one')
    const mixed = publicLookup(async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])
    await expect(sendMessage(message, { ...productReach, lookup: mixed, plainHttp: true })).rejects.toThrow('not a public one')
    const literal = { ...message, url: `http://[::ffff:127.0.0.1]:${receiver.port}/` }
    await expect(sendMessage(literal, { ...productReach, plainHttp: true })).rejects.toThrow('not a public one')
    await expect(sendMessage(message, { ...local, plainHttp: false })).rejects.toThrow('Only https')
    expect(receiver.heard).toEqual([])
  })
})
