import { randomUUID } from 'node:crypto'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { notCheckedWords } from '@framewell/domain/framing/notChecked'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import { shopPanels } from '@framewell/domain/framing/shopPanels'
import { ORDER_STAGES } from '@framewell/domain/orders/stages'
import { getFabricatorProfile, getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { frameCheckWords, notCalculated } from '@framewell/domain/structure/notCalculated'
import { DESIGN_SITE } from '@framewell/domain/structure/site'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedAccounts } from '../accounts/seedAccounts'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { seedOrders } from './seedOrders'

let cms: TestCms
let operator: string
let shop: TestMember
let shopId: string
let other: TestMember
let otherId: string
let photo: Uint8Array<ArrayBuffer>
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator, shop, shopId, other, otherId, photo } = await orderHouse())
})
afterAll(() => cms.stop())

const NOT_REQUIRED = 'Not reviewed by an engineer: not required by policy'

const timelineOf = async (path: string, cookie: string) =>
  getOrderTimeline.output.parse((await to.get(`${path}/timeline`, cookie)).body).timeline
/** The payee of an order's releases. */
const payeeOf = async (number: string) =>
  (await cms.payload.db.pool.query('select fabricator_id from payment_projects where number = $1', [number])).rows[0]?.fabricator_id

/** The notices about holds that an order's parties got, in order. */
const toldOf = async (number: string) =>
  (
    await cms.payload.db.pool.query<{ name: string }>(
      `select name from notification_events where payload ->> 'number' = $1 and name in ('order-on-hold', 'order-resumed') order by created_at`,
      [number],
    )
  ).rows.map(({ name }) => name)

describe('the work on an order', () => {
  it("advances stage by stage, recorded by its shop, and updates the shop's record", async () => {
    const { builder, number, path } = await to.activeOrder()
    const record = (stage: string, more: object = {}, cookie = shop.cookie) => to.post(`${path}/stages`, { stage, ...more }, cookie)
    expect((await record('kit_packaged')).body.code).toBe('stageSkipped')
    expect((await record('order_placed')).body.code).toBe('stageReached')
    expect((await record('fabrication_started', {}, other.cookie)).status).toBe(404)
    expect((await record('fabrication_started', {}, builder.cookie)).status).toBe(403)
    const both = await Promise.all([record('fabrication_started', { notes: 'Coil loaded' }), record('fabrication_started')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await to.post(`${path}/cancellation`, { reason: 'Too late' }, builder.cookie)).body.code).toBe('fabricationStarted')
    expect(await to.heldUnits(number, shopId)).toBeGreaterThan(0)
    const made = (await record('fabrication_complete')).body.order
    expect([made.slots, await to.heldUnits(number, shopId)], 'made before its weeks, which its shop can sell again').toEqual([[], 0])
    const confirmed = await pdfText(await cms.request(`${path}/documents/confirmation`, { cookie: builder.cookie }))
    expect(confirmed).toMatch(/Production weeks .{0,3}Made on \w+ \d+, \d{4}\./)
    expect(confirmed).toMatch(/\d:\d\d [AP]M, Eastern Time/)
    for (const stage of ORDER_STAGES.slice(4, -1)) expect((await record(stage)).body.order.stage).toBe(stage)
    const done = await record('completion_qa', { inspectionPassed: true, notes: 'Inspected on site' }, operator)
    expect(done.body.order).toMatchObject({ status: 'completed', progressPercentage: 100, slots: [], may: ['message'] })
    // Nobody recorded an engineer's review or a quality check along the way.
    expect(done.body.order.dashboard.map(({ state, note }: { state: string; note: string | null }) => note ?? state)).toEqual([
      'completed',
      NOT_REQUIRED,
      'completed',
      'No quality check recorded',
      'completed',
    ])
    expect(await to.heldUnits(number, shopId)).toBe(0)
    const { profile } = getFabricatorProfile.output.parse((await to.get(`/api/tracking/fabricators/fab_${shopId}`, builder.cookie)).body)
    expect(profile.finishedOrders).toBe(1)
    expect(profile.onTimePercentage, 'one of one, as recorded').toBe(100)
    expect(profile.etaAccuracy.measured).toBe(9)
    const timeline = await timelineOf(path, builder.cookie)
    expect(timeline.filter(({ metadata }) => metadata.kind === 'stage').map(({ stage }) => stage)).toEqual([...ORDER_STAGES])
    expect(timeline.find(({ stage }) => stage === 'fabrication_started')?.actor).toBe(`fab_${shopId}`)
    expect(timeline.at(-1)).toMatchObject({ etaToNext: null, actor: expect.stringMatching(/^operator_/) })
  })

  it('needs a reason from an operator who records it for the shop, on the timeline and in the audit trail', async () => {
    const { builder, number, path } = await to.activeOrder()
    const record = (more: object) => to.post(`${path}/stages`, { stage: 'fabrication_started', ...more }, operator)
    for (const more of [{}, { notes: '' }, { notes: ' ok ' }])
      expect(await record(more)).toMatchObject({
        status: 400,
        body: { code: 'invalidInput', fields: [{ path: 'notes', message: 'Give a reason of at least 3 characters' }] },
      })
    expect((await to.get(path, operator)).body.order.stage).toBe('order_placed')
    expect((await record({ notes: 'The shop called: its network is down' })).status).toBe(200)
    expect((await timelineOf(path, builder.cookie)).find(({ stage }) => stage === 'fabrication_started')).toMatchObject({
      actor: expect.stringMatching(/^operator_/),
      notes: 'The shop called: its network is down',
    })
    const { rows } = await cms.payload.db.pool.query(
      `select a.reason from audit_records a join orders o on o.id::text = a.subject_id where a.action = 'order-stage' and o.number = $1 order by a.created_at desc limit 1`,
      [number],
    )
    expect(rows).toEqual([{ reason: 'The shop called: its network is down' }])
  })

  it('accepts what an offline phone sends later and twice, with its photo, once', async () => {
    const { builder, path } = await to.activeOrder()
    const id = randomUUID()
    // iPhones write IDs in capitals.
    const sent = await to.upload(path, shop.cookie, photo, { name: 'coil.png', id: id.toUpperCase() })
    expect(sent.body.file).toMatchObject({ id, mimeType: 'image/png' })
    expect((await to.upload(path, shop.cookie, photo, { name: 'coil.png', id })).body.file.id).toBe(id)
    expect((await to.upload(path, builder.cookie, photo, { name: 'coil.png', id })).body.code).toBe('idTaken')
    expect((await to.upload(path, other.cookie, photo, { name: 'coil.png' })).status).toBe(404)
    expect((await to.upload(path, shop.cookie, new TextEncoder().encode('<svg onload="x()"/>'), { name: 'a.png' })).body.code).toBe(
      'unknownFileType',
    )
    expect((await to.upload(path, shop.cookie, new Uint8Array(10 * 1024 * 1024 + 1), { name: 'a.png' })).body.code).toBe('fileTooLarge')

    const placedAt = (await timelineOf(path, builder.cookie)).at(-1)?.timestamp ?? ''
    const stage = { stage: 'fabrication_started', deviceKey: randomUUID(), at: placedAt, proof: id.toUpperCase() }
    const record = (more: object = {}) => to.post(`${path}/stages`, { ...stage, ...more }, shop.cookie)
    expect((await record({ at: '2020-01-01T00:00:00.000Z' })).body.code).toBe('impossibleTime')
    expect((await record({ proof: randomUUID() })).body.code).toBe('unknownProof')
    expect((await record()).status).toBe(200)
    expect((await record()).status).toBe(200)
    const started = (await timelineOf(path, builder.cookie)).filter((event) => event.stage === 'fabrication_started')
    expect(started).toMatchObject([{ timestamp: placedAt, proofUrl: `${path}/files/${id}` }])
    const file = await cms.request(`${path}/files/${id}`, { cookie: builder.cookie })
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-security-policy')]).toEqual([
      200,
      'image/png',
      "default-src 'none'; sandbox",
    ])
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(photo))
    expect((await cms.request(`${path}/files/${id}`, { cookie: other.cookie })).status).toBe(404)
  })

  it('goes to the next shop, with its slot, when its own declines or leaves the network, and on hold if there is none', async () => {
    const { builder, number, path } = await to.activeOrder()
    expect(await to.heldUnits(number, shopId)).toBe(14)
    const declined = await to.post(`${path}/decline`, { reason: 'The roll former is down' }, shop.cookie)
    expect(declined.body).toEqual({ outcome: 'rerouted' })
    expect([await to.heldUnits(number, shopId), await to.heldUnits(number, otherId)]).toEqual([0, 14])
    expect(await payeeOf(number)).toBe(otherId)
    expect((await to.get(path, shop.cookie)).status).toBe(404)
    expect((await to.get(path, other.cookie)).body.order).toMatchObject({
      status: 'active',
      may: ['accept', 'decline', 'recordStage', 'message'],
    })
    const fallback = (await timelineOf(path, builder.cookie)).find(({ metadata }) => metadata.kind === 'fallback')
    expect(fallback).toMatchObject({
      stage: 'order_placed',
      metadata: { fallbackActivation: { from: 'Miami Valley Framing', to: 'Scioto Rollform', reason: 'The roll former is down' } },
    })

    await to.post(`/api/network/fabricators/${shopId}/status`, { status: 'paused', reason: 'Moving halls' }, operator)
    await to.post(`/api/network/fabricators/${otherId}/status`, { status: 'paused', reason: 'Audit' }, operator)
    await runQueuedJobs(cms.payload)
    expect((await to.get(path, builder.cookie)).body.order).toMatchObject({
      status: 'on_hold',
      slots: [],
      expectedDelivery: null,
      shipBy: null,
    })
    const resume = () => to.post(`${path}/hold`, { action: 'resume', reason: 'Room again' }, operator)
    expect((await resume()).body.code).toBe('noSlot')
    for (const id of [shopId, otherId])
      await to.post(`/api/network/fabricators/${id}/status`, { status: 'active', reason: 'Back to work' }, operator)
    expect((await resume()).body.order.status).toBe('active')
    expect(await toldOf(number)).toEqual(['order-on-hold', 'order-resumed'])
    expect(await to.heldUnits(number, otherId)).toBe(14)
  })

  it('gets other weeks when it is resumed after its own have passed', async () => {
    const { number, path } = await to.activeOrder()
    const hold = (action: string) => to.post(`${path}/hold`, { action, reason: 'A question about the site' }, operator)
    await hold('hold')
    await cms.payload.db.pool.query(`update capacity_holds set week = week - 140 where reference = $1`, [number])
    await cms.payload.db.pool.query(
      `update orders set slots = (select jsonb_agg(jsonb_set(slot, '{week}', to_jsonb(((slot ->> 'week')::date - 140)::text))) from jsonb_array_elements(slots) slot)
       where number = $1`,
      [number],
    )
    const { slots } = (await hold('resume')).body.order
    const weeks: string[] = slots.map(({ week }: { week: string }) => week)
    expect(weeks.every((week) => week > companyDay(new Date()))).toBe(true)
    expect(await to.heldUnits(number, shopId)).toBe(14)
  })

  /** The shop accepts a new order on credit and requests an early payout. */
  const drawn = async () => {
    const order = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 100_000))
    await to.post(`${order.path}/acceptance`, {}, shop.cookie)
    const asked = await to.post('/api/payments/factoring', { projectId: order.number, urgency: 'urgent' }, shop.cookie)
    await to.signEarlyPayout(order.number, shop.cookie)
    const id = String(asked.body.request.id)
    const decide = () => to.post(`/api/payments/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' }, operator)
    return { ...order, decide }
  }
  const balances = async (number: string) =>
    Object.fromEntries(
      (
        await cms.payload.db.pool.query(
          `select kind, balance_cents::int as cents from ledger_accounts where project_id = $1 and kind in ('advance', 'fabricator_payable', 'shop_debt')`,
          [number],
        )
      ).rows.map(({ kind, cents }) => [kind, cents]),
    )

  it('recovers an unreturned early payout from the shop that declines, and goes to the next shop', async () => {
    const { number, path, decide } = await drawn()
    expect((await decide()).status).toBe(200)
    expect((await to.post(`${path}/decline`, { reason: 'The roll former is down' }, shop.cookie)).body).toEqual({ outcome: 'rerouted' })
    expect(await payeeOf(number)).toBe(otherId)
    expect(await balances(number)).toEqual({ advance: 0, fabricator_payable: 0 })
  })

  it('never pays the next shop what the declining one had requested', async () => {
    const { number, path, decide } = await drawn()
    expect((await to.post(`${path}/decline`, { reason: 'The roll former is down' }, shop.cookie)).body).toEqual({ outcome: 'rerouted' })
    expect((await decide()).body.code).toBe('alreadyDecided')
    expect(await balances(number)).toEqual({})
    // No price is agreed with the next shop before it accepts.
    const early = await to.post('/api/payments/factoring', { projectId: number, urgency: 'standard' }, other.cookie)
    expect(early.body.code).toBe('noPrice')
    await to.post(`${path}/acceptance`, {}, other.cookie)
    const asked = await to.post('/api/payments/factoring', { projectId: number, urgency: 'standard' }, other.cookie)
    expect(asked.body.request).toMatchObject({ rollFormerId: otherId, status: 'pending' })
  })

  it('recovers an early payout when the builder cancels', async () => {
    const { number, path, builder, decide } = await drawn()
    expect((await decide()).status).toBe(200)
    expect((await to.post(`${path}/cancellation`, { reason: 'Plans changed' }, builder.cookie)).status).toBe(200)
    expect(await balances(number)).toEqual({ advance: 0, fabricator_payable: 0 })
  })

  it('pays no early payout for an order on hold', async () => {
    const { path, decide } = await drawn()
    await to.post(`${path}/hold`, { action: 'hold', reason: 'A question about the site' }, operator)
    expect((await decide()).body.code).toBe('orderOnHold')
    await to.post(`${path}/hold`, { action: 'resume', reason: 'Answered' }, operator)
    expect((await decide()).status).toBe(200)
  })

  it('provides its documents to its parties: order form, confirmation, calendar, cut list', async () => {
    const { builder, number, path } = await to.activeOrder()
    const file = (name: string, cookie: string) => cms.request(`${path}/${name}`, { cookie })
    for (const name of ['documents/order-form', 'documents/confirmation']) {
      const answer = await file(name, builder.cookie)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      // The signed text stays as it was; both documents say what is on record now.
      const review = name.endsWith('confirmation') ? NOT_REQUIRED : undefined
      const text = await pdfText(answer)
      for (const words of frameCheckWords(DESIGN_SITE, review)) expect(text, name).toContain(words)
      expect(text, name).toContain(`${NOT_REQUIRED}.`)
    }
    expect((await file('documents/order-form', shop.cookie)).status).toBe(403)
    const calendar = await (await file('calendar', builder.cookie)).text()
    expect(calendar).toContain(`SUMMARY:Delivered to site (expected)`)
    const cuts = await (await file('cut-list', shop.cookie)).text()
    expect(cuts).toContain(notCheckedWords(notCalculated(), NOT_REQUIRED))
    expect(cuts.split('\r\n').filter((line) => line.startsWith(`${number},`)).length).toBeGreaterThan(100)
    expect((await file('cut-list', other.cookie)).status).toBe(404)
  })
})

it('determines the status of its production in the plan picker', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const picked = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
  const { body } = await to.post('/api/production', picked, builder.cookie)
  const { id } = body.production
  const order = await to.placed(builder, { source: { kind: 'production', id } })
  await to.sign(builder, order)
  const read = async () => (await to.get(`/api/production/${id}?token=${body.token}`)).body.production
  expect(await read()).toMatchObject({
    orderNumber: order.number,
    progress: 10,
    milestones: [{ status: 'pending', completedDate: null, estimatedDate: null }, { status: 'in-progress' }, {}, {}, {}],
  })
  const answer = await to.post(`/api/production/${id}/answer`, { answer: 'declined', reason: 'No shop reaches it.' }, operator)
  expect(answer.body.code).toBe('ordered')
  const move = await to.post(`/api/production/${id}/milestones/framing-scheduled`, { status: 'completed' }, operator)
  expect(move.body.code).toBe('ordered')
  await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'Another plan' }, builder.cookie)
  expect((await read()).orderNumber).toBeUndefined()
  await to.post(`/api/production/${id}/answer`, { answer: 'declined', reason: 'No shop reaches it.' }, operator)
  expect((await to.place(builder, { source: { kind: 'production', id } })).body.code).toBe('declined')
})

it('is seeded for demos through the same operations, and never next to orders or shops that are not demo data', async () => {
  await seedAccounts(cms.payload)
  expect(await seedOrders(cms.payload)).toEqual([])
})

it('provides a drawing set with every panel to its shop and nobody else', async () => {
  const { number, path } = await to.activeOrder()
  const drawings = (cookie: string) => cms.request(`${path}/frame?format=pdf`, { cookie })
  const answer = await drawings(shop.cookie)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true })
  const panels = INITIAL_PLANS.filter(({ id }) => id === 'the-schiff-plan').flatMap(({ layout }) =>
    shopPanels(shopFrame(frameModel(layout), panelBasisOf(null)).model),
  )
  expect(panels.length).toBeGreaterThan(10)
  expect(totalPages).toBeGreaterThan(panels.length)
  expect(text).toContain(number)
  expect(text.replace(/\s+/g, ' ')).toContain(`${NOT_REQUIRED}.`)
  for (const { marks } of panels) expect(text).toContain(marks[0])
  expect((await drawings(other.cookie)).status).toBe(404)
  // An order framed by other rules keeps its cut list and gets no drawings of other pieces, also of as many that weigh as much.
  for (const [part, value] of [
    ['pieces', `"${'0'.repeat(64)}"`],
    ['members', '757'],
  ]) {
    const framed = `update orders set frozen = jsonb_set(frozen, array['frame', $2], $3::jsonb) where number = $1`
    await cms.payload.db.pool.query(framed, [number, part, value])
    const refused = await drawings(shop.cookie)
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'framedOtherwise'])
  }
  expect((await cms.request(`${path}/cut-list`, { cookie: shop.cookie })).status).toBe(200)
})
