import { companyDay, dayFrom } from '@framewell/domain/dates/businessDays'
import { getOrderShipments } from '@framewell/domain/orders/shipmentCalls'
import { isShipped, type OrderShipments } from '@framewell/domain/orders/shipments'
import { getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestCms } from '../../testing/bootCms'
import { orderHouse } from '../../testing/orderHouse'
import { inDays, type orderSetup } from '../../testing/orderSetup'
import type { TestMember } from '../../testing/qualifiedBuilder'

let cms: TestCms
let operator: string
let shop: TestMember
let other: TestMember
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator, shop, other } = await orderHouse())
})
afterAll(() => cms.stop())

const TODAY = companyDay(new Date())
const TOMORROW = dayFrom(new Date(), 1)
const PAPERS = { carrier: 'Buckeye Freight', billOfLading: '4411', shippedOn: TODAY }

/** An order at a stage, with what its shop does to its panels. */
async function madeOrder(...stages: readonly string[]) {
  const { path, number, builder } = await to.activeOrder()
  const record = (stage: string) => to.post(`${path}/stages`, { stage }, shop.cookie)
  for (const stage of ['fabrication_started', ...stages]) expect((await record(stage)).status).toBe(200)
  const read = async (cookie = shop.cookie) => getOrderShipments.output.parse((await to.get(`${path}/shipments`, cookie)).body)
  const { panels } = await read()
  const marks = panels.map(({ mark }) => mark)
  const ship = (chosen: readonly string[], more: object = {}, cookie = shop.cookie) =>
    to.post(`${path}/shipments`, { panels: chosen, ...PAPERS, ...more }, cookie)
  const settle = (shipment: number, change: object, cookie = shop.cookie) => to.post(`${path}/shipments/${shipment}`, { change }, cookie)
  const stage = async () => (await to.get(path, builder.cookie)).body.order.stage
  const events = async () => {
    const { timeline } = getOrderTimeline.output.parse((await to.get(`${path}/timeline`, builder.cookie)).body)
    return timeline.map(({ metadata: { kind }, stage: at, notes }) => [kind, at, notes])
  }
  return { path, number, builder, panels, marks, read, ship, settle, stage, events, record }
}
const onShipment = ({ panels }: OrderShipments, number: number | null) =>
  panels.filter(({ shipment }) => shipment === number).map(({ mark }) => mark)

const DELIVER = { action: 'deliver', deliveredOn: TODAY }
const CANCEL = { action: 'cancel', reason: 'Wrong truck' }

describe("an order's shipments", () => {
  it('take its panels truck by truck, and the last one brings it in transit', async () => {
    const { marks, ship, read, stage, events, builder, number } = await madeOrder('fabrication_complete', 'kit_packaged')
    expect(marks.length).toBeGreaterThan(10)
    const [first, rest] = [marks.slice(0, 5), marks.slice(5)]
    expect((await ship(first)).status).toBe(200)
    expect(await stage()).toBe('kit_packaged')
    expect(onShipment(await read(builder.cookie), 1)).toEqual(first)
    expect((await ship(rest, { carrier: 'Miami Haulage', billOfLading: '4412' })).status).toBe(200)
    expect(await stage()).toBe('in_transit')
    const shipped = await read(builder.cookie)
    expect(isShipped(shipped.panels)).toBe(true)
    expect(shipped.shipments.map(({ number: no, carrier, shippedOn }) => [no, carrier, shippedOn])).toEqual([
      [1, 'Buckeye Freight', TODAY],
      [2, 'Miami Haulage', TODAY],
    ])
    expect((await events()).filter(([kind]) => kind === 'shipment')).toHaveLength(2)
    const { rows } = await cms.payload.db.pool.query<{ words: string }>(
      `select payload ->> 'words' as words from notification_events where name = 'order-shipment' and payload ->> 'number' = $1 order by created_at`,
      [number],
    )
    expect(rows.map(({ words }) => words)).toEqual([expect.stringContaining('bill of lading 4411'), expect.stringContaining('4412')])
  })

  it('never take a panel twice, even at once, nor one of another order', async () => {
    const { marks, ship, read } = await madeOrder()
    const both = await Promise.all([ship(marks.slice(0, 3)), ship(marks.slice(2, 6))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'unknownPanels',
      fields: [{ path: 'panels', message: `Not in the shop: ${marks[2]}` }],
    })
    expect((await ship(['W9-99'])).body.code).toBe('unknownPanels')
    expect((await ship([])).body.fields).toMatchObject([{ path: 'panels' }])
    expect((await read()).shipments).toHaveLength(1)
  })

  it('are refused at the field: a load over the limit of the truck, days that cannot be, missing papers', async () => {
    const { marks, ship, panels } = await madeOrder()
    const pounds = panels.slice(0, 8).reduce((sum, { shippedPounds }) => sum + shippedPounds, 0)
    const heavy = await ship(marks.slice(0, 8), { limitPounds: Math.floor(pounds) })
    expect([heavy.body.code, heavy.body.fields[0].path]).toEqual(['overLimit', 'limitPounds'])
    for (const shippedOn of [TOMORROW, '2026-01-05'])
      expect((await ship(marks.slice(0, 8), { shippedOn })).body).toMatchObject({ code: 'impossibleDay', fields: [{ path: 'shippedOn' }] })
    const blank = await ship(marks.slice(0, 8), { carrier: ' ', billOfLading: '' })
    expect(blank.body.fields.map(({ path }: { path: string }) => path)).toEqual(['carrier', 'billOfLading'])
    expect((await ship(marks.slice(0, 8), { limitPounds: Math.ceil(pounds) })).status).toBe(200)
  })

  it('wait for the start of fabrication, which waits for the engineer, and the last for the packaged kit', async () => {
    const { path } = await to.activeOrder()
    expect((await to.get(`${path}/shipments`, shop.cookie)).body).toEqual({ panels: [], shipments: [] })
    const early = await to.post(`${path}/shipments`, { panels: ['W1-1A'], ...PAPERS }, shop.cookie)
    expect(early.body.code).toBe('notFabricating')
    const { marks, ship, stage } = await madeOrder('fabrication_complete')
    expect((await ship(marks)).body.code).toBe('packFirst')
    expect(await stage()).toBe('fabrication_complete')
  })

  it('need a reason from an operator who records them for the shop', async () => {
    const { path, marks, ship, settle, stage, events } = await madeOrder('fabrication_complete', 'kit_packaged')
    const none = { status: 400, body: { code: 'invalidInput', fields: [{ message: 'Give a reason of at least 3 characters' }] } }
    expect(await ship(marks, {}, operator)).toMatchObject(none)
    expect((await ship(marks, { notes: 'The carrier sent its papers' }, operator)).status).toBe(200)
    expect(await stage()).toBe('in_transit')
    expect(await settle(1, DELIVER, operator)).toMatchObject(none)
    expect((await settle(1, { ...DELIVER, notes: 'Seen on site' }, operator)).status).toBe(200)
    expect(await stage()).toBe('delivered_to_site')
    expect((await events()).filter(([, , notes]) => notes === 'Seen on site' || notes === 'The carrier sent its papers')).toHaveLength(2)
    const { rows } = await cms.payload.db.pool.query(
      `select distinct a.reason from audit_records a join orders o on o.id::text = a.subject_id
        where a.action in ('order-stage', 'order-shipment') and a.reason is not null and o.number = $1 order by 1`,
      [path.split('/').at(-1)],
    )
    expect(rows).toEqual([{ reason: 'Seen on site' }, { reason: 'The carrier sent its papers' }])
  })

  it('are canceled before delivery, which takes the stage back, and the panels ship again', async () => {
    const { marks, ship, settle, read, stage, events, path, builder } = await madeOrder('fabrication_complete', 'kit_packaged')
    await ship(marks)
    expect(await stage()).toBe('in_transit')
    expect((await settle(1, { ...CANCEL, reason: '' })).status).toBe(400)
    expect((await settle(1, CANCEL)).status).toBe(200)
    expect(await stage()).toBe('kit_packaged')
    const after = await read()
    expect(onShipment(after, null)).toEqual(marks)
    expect(after.shipments).toMatchObject([{ number: 1, canceledOn: TODAY, cancelReason: 'Wrong truck' }])
    expect((await events()).map(([kind, at]) => [kind, at]).slice(-4)).toEqual([
      ['shipment', 'kit_packaged'],
      ['stage', 'in_transit'],
      ['undone', 'in_transit'],
      ['shipment', 'kit_packaged'],
    ])
    const { order } = (await to.get(path, builder.cookie)).body
    expect(order.stages.find((each: { stage: string }) => each.stage === 'in_transit')).toMatchObject({ state: 'pending', reachedAt: null })
    for (const change of [CANCEL, DELIVER]) expect((await settle(1, change)).body.code).toBe('shipmentClosed')
    expect((await settle(2, CANCEL)).body.code).toBe('unknownShipment')
    await ship(marks)
    expect(await stage()).toBe('in_transit')
    expect(onShipment(await read(), 2)).toEqual(marks)
  })

  it('stay once money was released for shipping', async () => {
    const { marks, ship, settle, stage, number } = await madeOrder('fabrication_complete', 'kit_packaged')
    await ship(marks)
    await cms.payload.db.pool.query(
      `insert into phase_completions (project_id, phase, release, posting_id, completed_by, notes)
       select id, 'shipment', '{}', gen_random_uuid(), 'Framewell', '' from payment_projects where number = $1`,
      [number],
    )
    expect((await settle(1, CANCEL)).body.code).toBe('shipmentPaid')
    expect(await stage()).toBe('in_transit')
  })

  it('arrive one by one, and the last brings the order to its site', async () => {
    const { marks, ship, settle, read, stage } = await madeOrder('fabrication_complete', 'kit_packaged')
    await ship(marks.slice(0, 4))
    expect((await settle(1, { ...DELIVER, deliveredOn: TOMORROW })).body.fields).toMatchObject([{ path: 'change.deliveredOn' }])
    expect((await settle(1, DELIVER)).status).toBe(200)
    expect((await settle(1, CANCEL)).body.code).toBe('shipmentClosed')
    await ship(marks.slice(4))
    expect(await stage()).toBe('in_transit')
    await settle(2, DELIVER)
    expect(await stage()).toBe('delivered_to_site')
    expect((await read()).shipments.every(({ deliveredOn }) => deliveredOn === TODAY)).toBe(true)
  })

  it('follow the stages of the whole order: the rest leaves on one shipment, and everything arrives', async () => {
    const { marks, ship, read, record } = await madeOrder('fabrication_complete', 'kit_packaged')
    await ship(marks.slice(0, 2))
    expect((await record('in_transit')).status).toBe(200)
    const shipped = await read()
    expect(onShipment(shipped, 2)).toEqual(marks.slice(2))
    expect(shipped.shipments[1]).toMatchObject({ carrier: null, billOfLading: null, shippedOn: TODAY, deliveredOn: null })
    await record('delivered_to_site')
    expect((await read()).shipments.map(({ deliveredOn }) => deliveredOn)).toEqual([TODAY, TODAY])
  })

  it('keep an order from being canceled, and are of the one revision it has from the start of fabrication', async () => {
    const { marks, ship, settle, path, builder } = await madeOrder()
    await ship(marks.slice(0, 2))
    expect((await to.get(path, operator)).body.order.may).not.toContain('cancel')
    expect((await to.post(`${path}/cancellation`, { reason: 'Lot sold' }, operator)).body.code).toBe('fabricationStarted')
    const { rows } = await cms.payload.db.pool.query(
      `select distinct p.revision::int = o.revision::int as same from order_panels p join orders o on o.id = p.order_id where o.number = $1`,
      [path.split('/').at(-1)],
    )
    expect(rows).toEqual([{ same: true }])
    const id = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    const change = { source: { kind: 'quote', id }, deliverBy: inDays(110), reason: 'A larger house' }
    expect((await to.post(`${path}/changes`, change, builder.cookie)).body.code).toBe('fabricationStarted')
    await settle(1, CANCEL)
    expect((await to.post(`${path}/cancellation`, { reason: 'Lot sold' }, operator)).status).toBe(200)
    expect((await ship(marks.slice(0, 2))).body.code).toBe('alreadyClosed')
  })

  it("mark panels as assembled and back, for the order's own shop alone", async () => {
    const { marks, read, path, builder, ship, settle } = await madeOrder()
    const assemble = (panels: readonly string[], assembled: boolean, cookie = shop.cookie) =>
      to.post(`${path}/assembled-panels`, { panels, assembled }, cookie)
    expect((await assemble(marks.slice(0, 3), true)).status).toBe(200)
    expect((await read()).panels.map(({ assembledOn }) => assembledOn).slice(0, 4)).toEqual([TODAY, TODAY, TODAY, null])
    await assemble(marks.slice(0, 1), false)
    expect((await read()).panels[0]?.assembledOn).toBeNull()
    expect((await assemble(['W9-99'], true)).body.code).toBe('unknownPanels')
    expect(await assemble(marks.slice(0, 1), true, operator)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'notes', message: 'Give a reason of at least 3 characters' }] },
    })
    const seen = { panels: marks.slice(0, 1), assembled: true, notes: 'Seen in the shop' }
    expect((await to.post(`${path}/assembled-panels`, seen, operator)).status).toBe(200)
    const { rows } = await cms.payload.db.pool.query(
      `select a.reason from audit_records a join orders o on o.id::text = a.subject_id
        where a.action = 'panels-assembled' and a.reason is not null and o.number = $1`,
      [path.split('/').at(-1)],
    )
    expect(rows).toEqual([{ reason: 'Seen in the shop' }])
    for (const act of [
      () => assemble(marks.slice(0, 1), true, other.cookie),
      () => ship(marks, {}, other.cookie),
      () => settle(1, CANCEL, other.cookie),
    ])
      expect((await act()).status).toBe(404)
    expect((await ship(marks.slice(0, 1), {}, builder.cookie)).status).toBe(403)
    expect((await to.get(`${path}/shipments`, other.cookie)).status).toBe(404)
    expect((await cms.request(`${path}/shipments`)).status).toBe(401)
  })

  it('need the panels as they were ordered: with other framing rules the stages of the whole order remain', async () => {
    const { path, builder, number } = await to.activeOrder()
    await cms.payload.db.pool.query(`update orders set frozen = jsonb_set(frozen, '{frame,members}', '757') where number = $1`, [number])
    const record = (stage: string) => to.post(`${path}/stages`, { stage }, shop.cookie)
    await record('fabrication_started')
    expect((await to.get(`${path}/shipments`, shop.cookie)).body).toEqual({ panels: [], shipments: [] })
    expect((await to.post(`${path}/shipments`, { panels: ['W1-1A'], ...PAPERS }, shop.cookie)).status).toBe(409)
    for (const stage of ['fabrication_complete', 'kit_packaged', 'in_transit']) expect((await record(stage)).status).toBe(200)
    expect((await to.get(`${path}/shipments`, builder.cookie)).body.shipments).toEqual([])
  })
})
