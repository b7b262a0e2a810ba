import {
  addWebhook,
  changeWebhook,
  getWebhookOptions,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  testWebhook,
} from '@framewell/domain/webhooks/calls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, listWebhooks, {})

const delivered = { state: 'delivered', tries: 1, attempts: [{ ms: 84, status: 204, answer: '', error: null }] }
const refused = {
  state: 'failed',
  tries: 12,
  attempts: [{ ms: 1204, status: 503, answer: '{"error":"maintenance until 8"}', error: null }],
}
const queued = { state: 'queued', tries: 0, attempts: [] }

async function deliver(endpoint: string, event: string, { attempts, ...facts }: typeof delivered | typeof refused | typeof queued) {
  const at = new Date().toISOString()
  await cms.payload.db.create({
    collection: 'webhook-deliveries',
    data: {
      ...{ endpoint, event, message: `msg_${endpoint}_${event}_${facts.state}` },
      ...facts,
      ...(facts.state === 'delivered' && { deliveredAt: at }),
      attempts: attempts.map((attempt) => ({ ...attempt, at })),
    },
  })
}

it('records webhooks that work, fail and are disabled, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noWebhooks.json')
  const ada = await memberOf(cms.payload, 'builder', 'Hale Homes', { name: 'Ada Hale', email: 'ada@hale.example' })
  await (await begin(ada.cookie)).keep('mfe-portal/recordings/noWebhooks.json')
  const staff = callsAs(cms, cookie)
  const events = ['order-cancelled', 'order-signed']
  const { endpoint: old } = await staff(addWebhook, { name: 'Old tracker', url: 'https://tracker.example.com/in', events })
  const { endpoint: erp } = await callsAs(cms, ada.cookie)(addWebhook, {
    name: 'Hale Homes ERP',
    url: 'https://erp.hale.example/hooks',
    events,
  })
  const { endpoint } = await staff(addWebhook, { name: 'Accounting', url: 'https://accounting.example.com/framewell', events })
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  const disabled = { state: 'disabled', reason: 'Nothing was delivered for 5 days', failingSince: days(6) }
  await cms.payload.db.updateOne({ collection: 'webhook-endpoints', id: old.id, data: disabled })
  await cms.payload.db.updateOne({ collection: 'webhook-endpoints', id: erp.id, data: { failingSince: days(1) } })
  await deliver(endpoint.id, 'order-signed', delivered)
  await deliver(erp.id, 'order-signed', delivered)
  await deliver(erp.id, 'order-cancelled', refused)
  await deliver(erp.id, 'order-cancelled', queued)
  await (await begin(ada.cookie)).keep('mfe-portal/recordings/webhooks.json')

  const { ask, keep } = await begin(cookie)
  await ask(getWebhookOptions, {})
  for (const { id } of [erp, old]) await ask(listWebhookDeliveries, { id, limit: 20 })
  const { data } = await ask(listWebhookDeliveries, { id: erp.id, limit: 20 })
  await ask(testWebhook, { id: erp.id })
  for (const { id } of data.filter(({ event }) => event === 'order-signed')) await ask(replayWebhook, { id: erp.id, delivery: id })
  await ask(changeWebhook, { id: old.id, name: old.name, url: old.url, events, state: 'active' })
  await ask(addWebhook, { name: 'Warehouse', url: 'https://warehouse.example.com/in', events: ['order-signed'] })
  await keep('mfe-admin/recordings/webhooks.json')
})
