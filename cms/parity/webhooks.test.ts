import {
  addWebhook,
  changeWebhook,
  changeWebhookSecret,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  testWebhook,
} from '@framewell/domain/webhooks/calls'
import { webhookDesk } from '@framewell/mfe-admin/testing/webhookDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const FACTS = { name: 'Warehouse', url: 'https://warehouse.example.com/in', events: ['order-cancelled', 'order-signed', 'order-cancelled'] }
let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

it('stories add, list and remove endpoints as the server does', async () => {
  const parity = new Parity(webhookDesk({ endpoints: [], deliveries: [] }), cms, cookie)
  await parity.agree(200, addWebhook, FACTS, ['endpoint.id', 'secret'])
  await parity.agree(400, addWebhook, { ...FACTS, events: ['order-signed', 'webhook.test'] })
  await parity.agree(400, addWebhook, { ...FACTS, events: [] })
  await parity.agree(400, addWebhook, { ...FACTS, url: 'ftp://warehouse' })
  await parity.agree(200, listWebhooks, { search: 'WAREHOUSE.example', state: 'active' })
  await parity.agree(200, listWebhooks, { search: '_', state: 'paused' })
  await parity.agree(404, removeWebhook, { id: UNKNOWN })
  await parity.agree(404, changeWebhook, { ...FACTS, id: UNKNOWN, state: 'paused' })
  await parity.agree(404, changeWebhookSecret, { id: UNKNOWN })
  await parity.agree(404, testWebhook, { id: UNKNOWN })
  await parity.agree(404, replayWebhook, { id: UNKNOWN, delivery: UNKNOWN })
  await parity.agree(404, listWebhookDeliveries, { id: UNKNOWN })
})

it('stories pause and resume an endpoint as the server does', async () => {
  const made = addWebhook.output.parse(
    await (await cms.request('/api/webhooks', { cookie, json: { ...FACTS, name: 'Old tracker' } })).json(),
  )
  const { id } = made.endpoint
  const disabled = { state: 'disabled', reason: 'Nothing was delivered for 5 days', failingSince: '2026-11-20T09:00:00.000Z' } as const
  await cms.payload.db.updateOne({ collection: 'webhook-endpoints', id, data: disabled })
  const parity = new Parity(webhookDesk({ endpoints: [{ ...made.endpoint, ...disabled }], deliveries: [] }), cms, cookie)
  parity.same(id, id)
  await parity.agree(409, testWebhook, { id })
  await parity.agree(200, changeWebhook, { ...FACTS, id, name: 'Tracker', state: 'paused' })
  await parity.agree(409, testWebhook, { id })
  await parity.agree(400, changeWebhook, { ...FACTS, id, events: ['nothing-known'], state: 'paused' })
  await parity.agree(200, changeWebhook, { ...FACTS, id, events: ['order-signed'], state: 'active' })
  await parity.agree(404, replayWebhook, { id, delivery: UNKNOWN })
  await parity.agree(400, replayWebhook, { id })
  await parity.agree(200, replayWebhook, { id, since: '2026-11-20T00:00:00Z' })
  await parity.agree(200, listWebhookDeliveries, { id })
  await parity.agree(200, removeWebhook, { id })
  await parity.agree(404, removeWebhook, { id })
})
