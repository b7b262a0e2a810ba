import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderHouse } from '../testing/orderHouse'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

/** An operator's decision on a builder's credit. */
async function review({ companyId }: TestMember, decision: object): Promise<void> {
  const { cms, to, operator } = house
  const { rows } = await cms.payload.db.pool.query(
    `select id, assigned_tier as tier, qualification_status as status,
       case when qualification_status = 'rejected' then 0 else assigned_credit_limit::int end as "creditLimit"
     from credit_applications where company_id = $1`,
    [companyId],
  )
  const [{ id, ...seen }] = rows
  const { status, body } = await to.post(
    `/api/qualification/applications/${id}/review`,
    { seen, reason: 'Checked again', ...decision },
    operator,
  )
  expect([status, body]).toMatchObject([200, {}])
}

it('signs no order once the credit of its builder is turned down, until it is approved again', async () => {
  const { cms, to } = house
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const order = await to.placed(builder)
  await review(builder, { action: 'reject' })
  const refused = await to.sign(builder, order)
  expect([refused.status, refused.body.code]).toEqual([409, 'notQualified'])
  expect((await to.get(`/api/tracking/orders/${order.number}`, builder.cookie)).body.order).toMatchObject({
    status: 'awaiting_signature',
    signature: null,
  })
  await review(builder, { action: 'approve' })
  expect((await to.sign(builder, order)).body.order.status).toBe('active')
})

it('signs no order on credit beyond a lowered limit, or on the terms of a better tier; the builder can place it again', async () => {
  const { cms, to } = house
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 55_000)
  const source = { kind: 'quote', id: await to.quoteFor(builder) } as const
  const order = await to.placed(builder, { source })
  await review(builder, { action: 'override', tier: 'Premium', creditLimit: 54_999 })
  expect((await to.sign(builder, order)).body).toMatchObject({
    code: 'creditLimit',
    expected: { openCents: 5_499_900, creditCents: 5_500_000 },
  })
  await review(builder, { action: 'override', tier: 'Preferred' })
  expect((await to.sign(builder, order)).body).toMatchObject({ code: 'termsLowered' })
  expect((await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'Other terms' }, builder.cookie)).status).toBe(200)
  const again = await to.placed(builder, { source })
  expect(again.terms?.tier).toBe('Preferred')
  expect((await to.sign(builder, again)).status).toBe(200)
})

it('signs a prepaid order whatever the limit is', async () => {
  const { cms, to } = house
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const order = await to.placed(builder, { prepaid: true })
  await review(builder, { action: 'override', tier: 'Prepay' })
  expect((await to.sign(builder, order)).body.order.status).toBe('awaiting_funds')
})

it('signs no order while an invoice of the company is overdue', async () => {
  const { cms, to } = house
  const builder = await qualifiedBuilder(cms.payload, 'Standard', 200_000)
  await to.activeOrder(builder)
  const order = await to.placed(builder)
  await cms.payload.db.pool.query("update invoices set status = 'open', due_on = '2020-01-01' where company_id = $1", [builder.companyId])
  const refused = await to.sign(builder, order)
  expect(refused.body).toMatchObject({ code: 'overdue', detail: expect.stringContaining('is overdue') })
})

it('lets no change order add to the credit of a builder whose credit was turned down', async () => {
  const { cms, to, operator } = house
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const order = await to.placed(builder)
  await to.sign(builder, order)
  const path = `/api/tracking/orders/${order.number}/changes`
  const id = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
  const bigger = { source: { kind: 'quote', id }, reason: 'A larger house' }
  const [change] = (await to.post(path, bigger, builder.cookie)).body.order.changes
  await review(builder, { action: 'reject' })
  const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: change.text.textHash }
  await to.post(`${path}/${change.id}/signature`, signature, builder.cookie)
  const agreed = await to.post(`${path}/${change.id}/signature`, signature, operator)
  expect([agreed.status, agreed.body.code]).toEqual([409, 'creditLimit'])
})
