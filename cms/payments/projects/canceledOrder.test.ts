import { cents } from '@framewell/domain/money/cents'
import { phaseAmounts } from '@framewell/domain/payments/releasePhase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const PRICE = cents(8_000_000)
const RELEASED = phaseAmounts(PRICE).fabrication_start

interface Invoice {
  readonly number: string
  readonly kind: string
  readonly status: string
  readonly amountCents: number
  readonly openCents: number
  readonly dueOn: string | null
}
const owed = async (number: string): Promise<Invoice[]> => {
  const invoices: Invoice[] = await house.invoicesOf(number)
  return invoices.filter(({ openCents }) => openCents > 0)
}

it('bills what was released on credit before an order was canceled', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  expect((await desk.complete(number, 'fabrication_start')).status).toBe(200)
  await desk.cancel(number)
  expect(await desk.balance('receivable', number)).toBe(RELEASED)
  const [invoice, ...others] = await owed(number)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({ status: 'open', openCents: RELEASED, dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  const { rows } = await house.cms.payload.db.pool.query(
    `select payload ->> 'openCents' as open from notification_events where name = 'payment-invoice-issued' and payload ->> 'number' = $1`,
    [invoice?.number],
  )
  expect(rows).toEqual([{ open: String(RELEASED) }])
  expect(await house.findings()).toEqual([])
})
