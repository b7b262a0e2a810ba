import { CALLS } from '@framewell/domain/calls'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import { INITIAL_RELEASE_POLICY } from '@framewell/domain/payments/phases'
import { HOOK_EVENTS } from '@framewell/domain/webhooks/hookEvents'
import { publicLookup } from '@framewell/server-kit/outbound/publicLookup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { inTurn } from '../testing/malformed'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import type { TestPerson } from '../testing/signInAs'
import { type WebhookReceiver, webhookReceiver } from '../testing/webhookReceiver'
import { webhookRelay } from '../webhooks/webhookRelay'

const SHOP_CENTS = 4_137_391

let house: MoneyHouse
let to: Awaited<ReturnType<typeof orderSetup>>
let builder: TestMember
let shop: TestMember
let number: string
let path: string
let priceCents: number
let deposits: number[]
let hooks: WebhookReceiver
/** What calls that change something answered, by the session that made them. */
const posted: (Answer & { readonly cookie: string | undefined })[] = []
const watched = (cms: TestCms): TestCms => ({
  ...cms,
  async request(at, init) {
    const answer = await cms.request(at, init)
    if (init && 'json' in init) posted.push({ call: `POST ${at}`, text: await answer.clone().text(), cookie: init.cookie })
    return answer
  },
})

beforeAll(async () => {
  house = await moneyHouse(watched)
  hooks = await webhookReceiver()
  to = await orderSetup(house.cms)
  shop = await memberOf(house.cms.payload, 'fabricator')
  await to.makeShop('Wabash Steel Frames', shop.companyId, {}, null)
  builder = await qualifiedBuilder(house.cms.payload, 'Standard', 200_000)
  await Promise.all([hookOf(shop, 'shop'), hookOf(builder, 'builder')])
  const placed = await to.placed(builder)
  number = placed.number
  path = `/api/tracking/orders/${number}`
  priceCents = placed.priceCents ?? 0
  await to.sign(builder, placed)
  deposits = (await house.invoicesOf(number)).map(({ amountCents }: { amountCents: number }) => amountCents)
  await house.payDeposit(number)
})
afterAll(async () => {
  hooks.stop()
  await house.cms.stop()
})

/** A company's endpoint for every event, at the receiver of this test. */
async function hookOf({ cookie }: TestPerson, name: string): Promise<void> {
  const { status, body } = await to.post(
    '/api/webhooks',
    { name, url: 'https://hooks.example.com', events: [...HOOK_EVENTS.keys()] },
    cookie,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  const url = `http://hooks.example.com:${hooks.port}/${name}`
  await house.cms.payload.db.pool.query('update webhook_endpoints set url = $2 where id = $1', [body.endpoint.id, url])
}

/** Everything that was sent to a company's endpoint so far. */
async function sentTo(name: string): Promise<Answer[]> {
  const relay = webhookRelay(house.cms.payload, {
    lookup: publicLookup(
      async () => [{ address: '127.0.0.1', family: 4 }],
      () => true,
    ),
    isOpen: () => true,
    plainHttp: true,
  })
  await relay.sweep()
  return hooks.heard.filter((one) => one.path === `/${name}`).map(({ body }) => ({ call: 'webhook', text: body }))
}

/** Shares that everybody knows or can guess: of phases, retainage, usual margins and deposits. */
const SHARES = [
  ...Object.values(INITIAL_RELEASE_POLICY.shares),
  INITIAL_RELEASE_POLICY.retainageShare,
  0.02,
  1,
  0.98,
  0.15,
  0.25,
  0.1,
  0.3,
  0.5,
  0.6,
  0.8,
  0.95,
]

/** A price and every sum from which it follows with a known share, in cents. */
const tellingOf = (cents: number) => new Set(SHARES.map((share) => Math.round(cents * share)))

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
/** Lists of pieces: their lengths and weights are numbers too, and none of them states a sum. */
const OF_PIECES = /^(downloadPanelList|downloadOrderCutList|downloadOrderFrame|getOrderPanels|getReviewDrawing|listReviewMembers) /

/** All amounts of a text, in cents, whether they are written in cents or in dollars. */
function amountsIn(text: string): Set<number> {
  const numbers = text.replaceAll(UUID, ' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  return new Set(
    numbers.flatMap((written) => {
      const value = Number(written.replaceAll(',', ''))
      return Number.isSafeInteger(value) ? [value, value * 100] : [Math.round(value * 100)]
    }),
  )
}

interface Answer {
  readonly call: string
  readonly text: string
}

/** What is in the address of calls about this order. */
async function idsOf(): Promise<Readonly<Record<string, readonly string[]>>> {
  const ids = async (sql: string) => (await house.cms.payload.db.pool.query<{ id: string }>(sql, [number])).rows.map(({ id }) => id)
  const order = await ids('select id::text from orders where number = $1')
  const of = (table: string) => ids(`select x.id::text from ${table} x join payment_projects p on p.id = x.project_id where p.number = $1`)
  return {
    orderId: [number, ...order],
    projectId: [number],
    phase: ['fabrication_start', 'quality_check', 'shipment', 'delivery', 'early_payout'],
    condition: ['conditional', 'unconditional'],
    number: (await ids('select i.number as id from invoices i join payment_projects p on p.id = i.project_id where p.number = $1')) ?? [],
    document: ['confirmation', 'form'],
    id: [...(await of('payment_disputes')), ...(await of('lien_waivers')), ...(await of('invoices')), ...order],
  }
}

/** The queries with which a call is made; of the orders all in `npm run test:full`, otherwise one, and the next for the next call. */
function queriesOf({ path: at, answers }: (typeof CALLS)[number], turn: number): readonly string[] {
  if (answers === 'stream') return ['', ...['csv', 'pdf'].map((format) => `?format=${format}&from=2020-01-01&until=2099-12-31`)]
  if (at.endsWith('/early-payout-outcome')) return ['?step=cancel', '?step=refund&refundCents=100000']
  const sorted = ['?sort=price&direction=ascending', '?sort=totalValue', '?sort=amount']
  return at.includes('{') ? [''] : ['', ...inTurn(sorted, turn, sorted.length)]
}

/** Every address that a call can have for this order. */
function addressesOf(template: string, ids: Readonly<Record<string, readonly string[]>>): string[] {
  const name = /\{(\w+)\}/.exec(template)?.[1]
  if (name === undefined) return [template]
  return (ids[name] ?? []).flatMap((id) => addressesOf(template.replace(`{${name}}`, id), ids))
}

/** What a person reads of this order by every call that they may make. */
async function everythingFor({ cookie }: TestPerson, role: 'partner' | 'builder'): Promise<Answer[]> {
  const ids = await idsOf()
  const readable = CALLS.filter(
    ({ method, access, path: at }) =>
      method === 'GET' && Array.isArray(access) && access.some((one) => one === role) && at !== '/api/events',
  )
  const answers: Answer[] = []
  for (const [turn, call] of readable.entries())
    for (const address of addressesOf(call.path, ids))
      for (const query of queriesOf(call, turn)) {
        const answer = await house.cms.request(`${address}${query}`, { cookie })
        const isPdf = answer.headers.get('content-type') === 'application/pdf'
        answers.push({ call: `${call.name} ${address}${query}`, text: isPdf ? await pdfText(answer, SHEETS) : await answer.text() })
      }
  const company = role === 'partner' ? shop.companyId : builder.companyId
  const { rows } = await house.cms.payload.db.pool.query<{ name: string; payload: unknown }>(
    `select name, payload from notification_events where payload -> 'companies' ? $1`,
    [company],
  )
  return [
    ...answers,
    ...rows.map(({ name, payload }) => ({ call: `event ${name}`, text: JSON.stringify(payload) })),
    ...(await sentTo(role === 'partner' ? 'shop' : 'builder')),
    ...posted.filter((one) => one.cookie === cookie),
  ]
}

/** The answers that hold one of these sums. @param of leaves out what may state it */
function telling(answers: readonly Answer[], sums: ReadonlySet<number>, except: RegExp = /^$/): string[] {
  return answers.flatMap(({ call, text }) => {
    const found =
      except.test(call) || OF_PIECES.test(call) ? [] : [...amountsIn(text)].filter((amount) => amount > 100_000 && sums.has(amount))
    return found.length > 0 ? [`${call}: ${found.join(', ')}`] : []
  })
}

/** What no shop may read of the order. */
const ofContract = () =>
  new Set([
    ...tellingOf(priceCents),
    ...tellingOf(priceCents - SHOP_CENTS),
    ...deposits,
    ...[...tellingOf(priceCents)].map((sum) => sum - 1),
  ])

/** Everything is read before the acceptance and at the end; `npm run test:full` reads it between the stages too, and every sheet. */
const ALL_STAGES = process.env.TEST_FULL !== undefined
/** More than the papers of an order have. Only drawing sets have more: the order's own sheets are first. */
const SHEETS = ALL_STAGES ? undefined : 8

async function expectApart(): Promise<void> {
  await expectWithoutContract()
  await expectWithoutShopPrice()
}

async function expectWithoutContract(): Promise<void> {
  const toShop = await everythingFor(shop, 'partner')
  expect(toShop.filter(({ text }) => text.includes(number)).length, 'the shop reads of the order').toBeGreaterThan(5)
  expect(telling(toShop, ofContract())).toEqual([])
  for (const { call, text } of toShop.filter((answer) => OF_PIECES.test(answer.call)))
    expect.soft(text, call).not.toMatch(/\$\s?\d|[cC]ents/)
}

async function expectWithoutShopPrice(): Promise<void> {
  const toBuilder = await everythingFor(builder, 'builder')
  expect(telling(toBuilder, ofContract()).length, 'the builder reads its own price').toBeGreaterThan(3)
  // A lien waiver states what its signer was paid: it is the builder's proof of it.
  const proofOfPayment = /waiver|Waiver|getPaymentProject|releaseRetainage|retainage-release/
  expect(telling(toBuilder, new Set([...tellingOf(SHOP_CENTS), ...tellingOf(priceCents - SHOP_CENTS)]), proofOfPayment)).toEqual([])
}

it('a shop reads the contract price in no answer before it accepts, and accepts at its own alone', async () => {
  const seen = async () => getOrder.output.parse((await to.get(path, shop.cookie)).body).order
  expect(await seen()).toMatchObject({ priceCents: null, lines: [], depositCents: null })
  // There is no price of the shop yet.
  await expectWithoutContract()
  // Trying prices finds nothing either.
  const tried = await to.post('/api/own-shop/job-quotes', { order: number, cents: priceCents + 1 }, shop.cookie)
  expect([tried.status, telling([{ call: 'quote', text: JSON.stringify(tried.body.price.shop) }], ofContract())]).toEqual([201, []])
  const { price } = (await to.post('/api/own-shop/job-quotes', { order: number, cents: SHOP_CENTS }, shop.cookie)).body
  const decision = { decision: 'approve', reason: 'As agreed by phone' }
  expect((await to.post(`/api/network/shop-prices/${price.id}/decide`, decision, house.desk.operators[0].cookie)).status).toBe(200)
  expect((await to.post(`${path}/acceptance`, {}, shop.cookie)).body.order).toMatchObject({ priceCents: SHOP_CENTS })
  const order = await seen()
  // A fifth or a quarter of the contract is paid in: the same share of the shop's price is funded.
  const share = (deposits[0] ?? 0) / priceCents
  expect(Math.abs((order.shopPrice?.fundedCents ?? 0) - SHOP_CENTS * share)).toBeLessThanOrEqual(1)
  if (ALL_STAGES) await expectApart()
})

it('nor while its work is released, disputed, delivered and accepted; its sums agree to the cent', async () => {
  const { desk } = house
  await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)
  await desk.sign(number, 'fabrication_start', 'conditional', shop)
  expect((await desk.complete(number, 'fabrication_start')).status).toBe(200)
  const money = async () => (await desk.ask(shop, `/projects/${number}`)).body.project
  const { phases, priceCents: own, funding, balances } = await money()
  expect(own).toBe(SHOP_CENTS)
  expect(phases.reduce((sum: number, { grossCents }: { grossCents: number }) => sum + grossCents, 0)).toBe(SHOP_CENTS)
  expect(funding.cashCents + funding.creditCents).toBe(funding.unpaidCents)
  expect(balances.map(({ account }: { account: string }) => account)).toEqual(['fabricator_payable', 'advance', 'shop_debt'])
  const opening = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await to.post('/api/payments/disputes', opening, builder.cookie)).body
  if (ALL_STAGES) await expectApart()
  const refund = { outcome: 'split', refundCents: 123_457, reason: 'Two panels were replaced' }
  expect((await to.post(`/api/payments/disputes/${dispute.id}/resolve`, refund, desk.operators[0].cookie)).status).toBe(200)
  const taken = (await to.get(`/api/payments/disputes/${dispute.id}`, shop.cookie)).body.dispute.resolution.refundCents
  expect(taken).toBe(Math.round((123_457 * SHOP_CENTS) / priceCents))
  for (const phase of ['quality_check', 'shipment', 'delivery'] as const) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional', shop)
    expect((await desk.complete(number, phase)).status).toBe(200)
  }
  const { retainage } = await money()
  expect(retainage.heldCents).toBe(Math.round(SHOP_CENTS * INITIAL_RELEASE_POLICY.retainageShare))
  expect(await desk.balance('retainage', number)).toBe(Math.round(priceCents * INITIAL_RELEASE_POLICY.retainageShare))
  if (ALL_STAGES) await expectApart()
  await desk.signAll(number, shop)
  expect((await desk.ask(builder, `/projects/${number}/retainage-release`, {})).status).toBe(200)
  await expectApart()
  for (const { cookie, name, calls } of [
    { cookie: shop.cookie, name: 'shop', calls: ['acceptance', 'stages', 'waivers'] },
    { cookie: builder.cookie, name: 'builder', calls: ['signature', 'disputes', 'retainage-release'] },
  ]) {
    expect((await sentTo(name)).filter(({ text }) => text.includes(number)).length, `sent to the ${name}`).toBeGreaterThan(3)
    for (const call of calls)
      expect(
        posted.some((one) => one.cookie === cookie && one.call.includes(call)),
        call,
      ).toBe(true)
  }
  expect(await house.findings()).toEqual([])
})
