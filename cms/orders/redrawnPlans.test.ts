import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frozenOrderSchema } from '@framewell/domain/orders/frozenOrder'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import { inDays, type orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

const BOVA = 'the-bova-plan'
const PICKED = { planId: BOVA, framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
const storch = INITIAL_PLANS.find(({ id }) => id === 'the-storch-plan')
if (!storch) throw new Error('There is no such plan')

let cms: TestCms
let operator: string
let to: Awaited<ReturnType<typeof orderSetup>>
let builder: TestMember
let production: { readonly id: string; readonly token: string }
beforeAll(async () => {
  ;({ cms, to, operator } = await orderHouse())
  builder = await qualifiedBuilder(cms.payload, 'Premium', 500_000)
  const { body } = await to.post('/api/production', PICKED, builder.cookie)
  production = { id: body.production.id, token: body.token }
  const designSite = await readSite()
  expect(designSite).toEqual({ windMph: 115, exposure: 'B', snowPsf: 30 })
  // The plan becomes another house, which is designed for no site.
  const { squareFeet, bedrooms, bathrooms, layout } = storch
  const { errors } = await cms.payload.update({
    collection: 'home-plans',
    where: { planId: { equals: BOVA } },
    data: { squareFeet, bedrooms, bathrooms, layout: { ...layout, designSite: undefined } },
    overrideAccess: true,
  })
  expect(errors).toEqual([])
})
afterAll(() => cms.stop())

const readSite = async () => (await to.get(`/api/production/${production.id}?token=${production.token}`)).body.designSite
const frozenOf = async (number: string) => {
  const { docs } = await cms.payload.find({ collection: 'orders', where: { number: { equals: number } } })
  return frozenOrderSchema.parse(docs[0]?.frozen)
}

it('a production is shown and ordered with the plan as it was drawn when it was requested, which its change orders keep', async () => {
  expect(await readSite(), 'before it is ordered').toEqual({ windMph: 115, exposure: 'B', snowPsf: 30 })
  const order = await to.placed(builder, { source: { kind: 'production', id: production.id } })
  expect(order.frame).toMatchObject({ areaSqft: 900, units: 9 })
  await to.sign(builder, order)
  await to.fund(order.number)
  const before = await frozenOf(order.number)
  expect(before.layout.studGauge).toBe(18)
  const path = `/api/tracking/orders/${order.number}`
  const propose = (framing: string) => to.post(`${path}/changes`, { choices: { framing: [framing] }, reason: 'More wind' }, builder.cookie)
  const { status, body } = await propose('heavy-duty-steel')
  expect(status, JSON.stringify(body)).toBe(201)
  const [change] = body.order.changes
  const { compared } = change
  expect(compared.map(({ label }: { label: string }) => label)).toEqual(['Framing', 'Price', 'Steel'])
  const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: change.text.textHash }
  for (const cookie of [builder.cookie, operator])
    expect((await to.post(`${path}/changes/${change.id}/signature`, signature, cookie)).status).toBe(200)
  const after = await frozenOf(order.number)
  expect(after.frame).toMatchObject({ areaSqft: 900, units: 9 })
  expect(after.layout, 'the same house of other steel').toMatchObject({ outline: before.layout.outline, studGauge: 16 })
  expect(await readSite(), 'the site of the frame that is made').toEqual(after.layout.designSite ?? null)
  expect((await to.post(`${path}/changes`, { deliverBy: inDays(100), reason: 'Later' }, builder.cookie)).status).toBe(201)
})

it('a change of an order whose drawing is not on record says that the plan is redrawn', async () => {
  const { body } = await to.post('/api/production', PICKED, builder.cookie)
  const order = await to.placed(builder, { source: { kind: 'production', id: body.production.id } })
  expect(order.frame).toMatchObject({ areaSqft: 1800 })
  await to.sign(builder, order)
  await to.fund(order.number)
  await cms.payload.db.pool.query(`delete from _home_plans_v where version_plan_id = $1`, [BOVA])
  await cms.payload.db.pool.query(`update home_plans set layout = jsonb_set(layout, '{studGauge}', '20') where plan_id = $1`, [BOVA])
  const change = { choices: { framing: ['heavy-duty-steel'] }, reason: 'More wind' }
  const proposed = await to.post(`/api/tracking/orders/${order.number}/changes`, change, builder.cookie)
  expect(proposed.status, JSON.stringify(proposed.body)).toBe(201)
  expect(proposed.body.order.changes[0].compared).toContainEqual({
    label: 'Drawing of the plan',
    before: 'as it was ordered',
    after: 'as the catalog has it today',
  })
})
