import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import {
  addWebhook,
  changeWebhook,
  changeWebhookSecret,
  getWebhookOptions,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  testWebhook,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@framewell/domain/webhooks/calls'
import { endpointStateChange, subscribedEvents, testRefusal } from '@framewell/domain/webhooks/endpointRules'
import { TEST_EVENT } from '@framewell/domain/webhooks/hookEvents'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'

const idOf = (at: number) => `7c0d4a52-0000-4000-8000-${String(at).padStart(12, '0')}`
const SECRET = `whsec_${'c2FtcGxlLXNlY3JldC1vZi10aGUtc3Rvcnk'}AAAAAAAA=`

const endpoint = (at: number, facts: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: idOf(at),
  name: 'Accounting',
  url: 'https://accounting.example.com/framewell',
  company: null,
  events: ['order-signed', 'order-cancelled'],
  state: 'active',
  failingSince: null,
  reason: null,
  createdAt: '2026-11-02T09:00:00.000Z',
  waiting: 0,
  failed: 0,
  lastDeliveredAt: '2026-11-22T06:41:00.000Z',
  ...facts,
})

const SAMPLES = [
  endpoint(1),
  endpoint(2, {
    name: 'Hale Homes ERP',
    company: { id: idOf(9), name: 'Hale Homes' },
    failingSince: '2026-11-21T18:00:00.000Z',
    waiting: 4,
  }),
  endpoint(3, { name: 'Old tracker', state: 'disabled', reason: 'Nothing was delivered for 5 days', failed: 12, lastDeliveredAt: null }),
]

const delivery = (at: number, facts: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: idOf(100 + at),
  message: `msg_${at}`,
  event: 'order-signed',
  state: 'delivered',
  createdAt: '2026-11-22T06:41:00.000Z',
  nextAt: null,
  deliveredAt: '2026-11-22T06:41:01.000Z',
  attempts: [{ at: '2026-11-22T06:41:01.000Z', ms: 84, status: 204, answer: '', error: null }],
  ...facts,
})
const BAD = delivery(2, {
  event: 'order-cancelled',
  state: 'queued',
  nextAt: '2026-11-22T07:11:00.000Z',
  deliveredAt: null,
  attempts: [{ at: '2026-11-22T06:41:01.000Z', ms: 1204, status: 503, answer: '{"error":"maintenance until 8"}', error: null }],
})

interface WebhookDesk {
  readonly endpoints?: readonly WebhookEndpoint[]
  readonly deliveries?: readonly WebhookDelivery[]
  /** Replaces the list's answer. */
  readonly list?: AnswerCall<typeof listWebhooks>
}

/** A fake of the webhook calls. */
export function webhookDesk({ list, ...given }: WebhookDesk = {}): SendRequest {
  let endpoints = [...(given.endpoints ?? SAMPLES)]
  let deliveries = [...(given.deliveries ?? [BAD, delivery(1)])]
  const find = (id: string) => {
    const found = endpoints.find((one) => one.id === id)
    if (!found) throw refuseCall(changeWebhook, 'unknownEndpoint')
    return found
  }
  const change = (id: string, facts: Partial<WebhookEndpoint>) => {
    const before = find(id)
    const changed = { ...before, ...facts }
    endpoints = endpoints.map((one) => (one === before ? changed : one))
    return { endpoint: changed }
  }
  const heard = (events: readonly string[]) => {
    const outcome = subscribedEvents(events)
    if ('refusal' in outcome) throw refuseCall(addWebhook, outcome.refusal, outcome.more)
    return outcome
  }
  const removed: AnswerCall<typeof removeWebhook> = ({ id }) => {
    const gone = find(id)
    endpoints = endpoints.filter((one) => one !== gone)
    return { removed: true }
  }
  return answerCalls([
    [currentSession, fakeSessionServer().current],
    [
      listWebhooks,
      list ??
        (({ state, search }) => {
          const words = search.toLowerCase()
          const data = endpoints.filter(
            (one) =>
              (state === 'all' || one.state === state) &&
              [one.name, one.url, one.company?.name ?? ''].join(' ').toLowerCase().includes(words),
          )
          return { data, total: data.length }
        }),
    ],
    [
      getWebhookOptions,
      () => ({
        events: [
          { name: 'order-signed', title: 'Order signed', feature: 'orders' },
          { name: 'order-cancelled', title: 'Order canceled', feature: 'orders' },
          { name: 'invoice-paid', title: 'Invoice paid', feature: 'payments' },
        ],
      }),
    ],
    [
      addWebhook,
      (facts) => {
        const made = endpoint(endpoints.length + 10, { ...facts, ...heard(facts.events), lastDeliveredAt: null })
        endpoints = [made, ...endpoints]
        return { endpoint: made, secret: SECRET }
      },
    ],
    [
      changeWebhook,
      ({ id, ...facts }) => find(id) && change(id, { ...facts, ...heard(facts.events), ...endpointStateChange(facts.state) }),
    ],
    [removeWebhook, removed],
    [changeWebhookSecret, ({ id }) => ({ ...change(id, {}), secret: SECRET })],
    [
      testWebhook,
      ({ id }) => {
        const no = testRefusal(find(id))
        if (no) throw refuseCall(testWebhook, no)
        const queued = delivery(deliveries.length + 1, { event: TEST_EVENT, state: 'queued', deliveredAt: null, attempts: [] })
        deliveries = [queued, ...deliveries]
        return { delivery: queued }
      },
    ],
    [
      listWebhookDeliveries,
      ({ id, state, ...asked }) =>
        find(id) &&
        listRows(
          deliveries.filter((sent) => state === 'all' || sent.state === state),
          { searched: ({ event }) => [event], newest: ({ createdAt }) => createdAt },
          asked,
        ),
    ],
    [
      replayWebhook,
      ({ id, delivery: one, since }) => {
        find(id)
        const again = deliveries.filter((sent) => sent.id === one || (since !== undefined && sent.createdAt >= since))
        if (one !== undefined && again.length === 0) throw refuseCall(replayWebhook, 'unknownDelivery')
        deliveries = deliveries.map((sent) => (again.includes(sent) ? { ...sent, state: 'queued', deliveredAt: null } : sent))
        return { queued: again.length }
      },
    ],
  ])
}
