import { getCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyDesk } from '../testing/moneyDesk'
import { orderHouse } from '../testing/orderHouse'
import { memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

const projectFor = async (cookie: string, number: string) =>
  getPaymentProject.output.parse((await house.to.get(`/api/payments/projects/${number}`, cookie)).body).project
const lineFor = async (cookie: string, number: string) => (await projectFor(cookie, number)).creditLine

async function applicationOf({ companyId }: TestMember) {
  const { rows } = await house.cms.payload.db.pool.query('select id from credit_applications where company_id = $1', [companyId])
  const { body } = await house.to.get(`/api/qualification/applications/${rows[0].id}`, house.operator)
  return getCreditApplication.output.parse(body)
}

it('shows what is used of the credit limit, as the limit check counts it, from the order to the payment', async () => {
  const { cms, to, operator, shop } = house
  const desk = await moneyDesk(cms)
  const builder = await qualifiedBuilder(cms.payload, 'Standard', 200_000)
  const order = await to.placed(builder)
  expect((await applicationOf(builder)).creditLine, 'placed').toEqual({ usedCents: 4_400_000, limitCents: 20_000_000 })
  expect((await to.sign(builder, order)).status).toBe(200)
  const signed = { usedCents: 4_400_000, limitCents: 20_000_000 }
  expect(await lineFor(builder.cookie, order.number)).toEqual(signed)
  expect(await lineFor(operator, order.number)).toEqual(signed)

  const pay = async (kind: string) => {
    const invoice = (await projectFor(operator, order.number)).invoices.find((one) => one.kind === kind)
    const { status } = await desk.importStatement(desk.statement([{ cents: invoice?.amountCents ?? 0, text: invoice?.number ?? '' }]))
    expect(status).toBe(200)
  }
  await pay('deposit')
  expect(await lineFor(builder.cookie, order.number), 'a deposit is not on credit').toEqual(signed)
  await pay('progress')
  expect(await lineFor(builder.cookie, order.number)).toEqual({ usedCents: 1_100_000, limitCents: 20_000_000 })

  const { application } = await applicationOf(builder)
  const lowered = await to.post(
    `/api/qualification/applications/${application.id}/review`,
    {
      action: 'override',
      tier: 'Standard',
      creditLimit: 50_000,
      reason: 'A smaller limit',
      seen: { status: 'approved', tier: 'Standard', creditLimit: 200_000 },
    },
    operator,
  )
  expect(lowered.status).toBe(200)
  expect(await lineFor(builder.cookie, order.number)).toEqual({ usedCents: 1_100_000, limitCents: 5_000_000 })
  expect((await to.place(builder)).body).toMatchObject({ code: 'creditLimit', expected: { openCents: 3_900_000 } })
  await pay('final')
  expect((await applicationOf(builder)).creditLine).toEqual({ usedCents: 0, limitCents: 5_000_000 })

  expect(await lineFor(shop.cookie, order.number), 'the shop').toBeNull()
  const stranger = await memberOf(cms.payload, 'builder')
  expect((await to.get(`/api/payments/projects/${order.number}`, stranger.cookie)).body.code).toBe('unknownProject')
})

it('shows none for who has no credit', async () => {
  const { builder, number } = await house.to.activeOrder()
  expect(await lineFor(builder.cookie, number)).toBeNull()
  expect(await lineFor(house.operator, number)).toBeNull()
  expect((await applicationOf(builder)).creditLine).toBeNull()
})

it('counts a prepaid order of a builder with credit as none of it', async () => {
  const builder = await qualifiedBuilder(house.cms.payload, 'Premium', 200_000)
  const order = await house.to.placed(builder, { prepaid: true })
  expect((await house.to.sign(builder, order)).status).toBe(200)
  expect(await lineFor(builder.cookie, order.number)).toBeNull()
  expect((await applicationOf(builder)).creditLine).toEqual({ usedCents: 0, limitCents: 20_000_000 })
})
