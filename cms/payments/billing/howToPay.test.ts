import { companyDay } from '@framewell/domain/dates/businessDays'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterHouseAccount, HOUSE_ACCOUNT } from '../../testing/enterHouseAccount'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { orderSetup } from '../../testing/orderSetup'
import { qualifiedBuilder, type TestMember } from '../../testing/qualifiedBuilder'

let house: MoneyHouse
let to: Awaited<ReturnType<typeof orderSetup>>
let builder: TestMember
let order: Awaited<ReturnType<typeof to.placed>>
beforeAll(async () => {
  house = await moneyHouse()
  to = await orderSetup(house.cms)
  await to.makeShop('Wabash Steel Frames', null)
  builder = await qualifiedBuilder(house.cms.payload, 'Prepay', 0)
  order = await to.placed(builder)
})
afterAll(() => house.cms.stop())

/** As before a super admin enters it. */
const withoutAccount = () => house.cms.payload.db.pool.query('update house_bank set in_use = null')
const mailsOf = async (number: string) => {
  const { rows } = await house.cms.payload.db.pool.query(
    `select payload from notification_events where name = 'payment-invoice-issued' and payload ->> 'projectId' = $1 order by payload ->> 'number'`,
    [number],
  )
  return rows.map(({ payload }) => payload)
}
const SHOWN = { accountHolder: 'Framewell', achRoutingNumber: '021000021', wireRoutingNumber: '021000021', accountNumber: '000123456789' }

it('nothing is signed that cannot be paid; once the account is entered, the invoice says how', async () => {
  await withoutAccount()
  expect(await to.get('/api/payments/house-account', builder.cookie)).toMatchObject({ status: 200, body: { account: null } })
  expect(await to.sign(builder, order)).toMatchObject({ status: 409, body: { code: 'noHouseAccount' } })
  const chief = await house.cms.signInAs('super_admin')
  expect((await house.cms.request('/api/globals/house-bank', { cookie: chief.cookie, json: HOUSE_ACCOUNT })).status).toBe(200)
  expect((await to.sign(builder, order)).status).toBe(200)
  expect((await to.get('/api/payments/house-account', builder.cookie)).body.account).toMatchObject(SHOWN)
  const [deposit] = (await to.get(`/api/payments/projects/${order.number}`, builder.cookie)).body.project.invoices
  expect(await mailsOf(order.number)).toMatchObject([{ number: deposit.number, openCents: deposit.amountCents, payTo: SHOWN }])
})

it('shops and strangers are not shown the account', async () => {
  expect((await house.desk.ask(house.desk.shop.person, '/house-account')).status).toBe(403)
  expect((await house.cms.request('/api/payments/house-account')).status).toBe(401)
  expect((await house.desk.ask(house.desk.operators[0], '/house-account')).body.account).toMatchObject(SHOWN)
})

it('an invoice whose step is reached without an account is issued when the account is entered', async () => {
  const { desk } = house
  const number = await desk.project(1_000_000, 'Premium')
  await withoutAccount()
  for (const phase of ['fabrication_start', 'quality_check'] as const) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    expect((await desk.complete(number, phase)).status).toBe(200)
  }
  expect(await house.invoicesOf(number)).toMatchObject([
    { kind: 'progress', status: 'scheduled', dueOn: null },
    { kind: 'final', status: 'scheduled' },
  ])
  expect(await mailsOf(number)).toEqual([])
  await enterHouseAccount(house.cms.payload)
  const [progress, final] = await house.invoicesOf(number)
  expect([progress, final]).toMatchObject([
    { status: 'open', issuedOn: companyDay(new Date()) },
    { status: 'scheduled', issuedOn: null },
  ])
  expect(await mailsOf(number)).toMatchObject([{ number: progress.number, dueOn: progress.dueOn, payTo: SHOWN }])
  expect((await desk.ask(desk.builder.person, `/invoices/${progress.number}/pdf`)).body).toContain('%PDF')
})
