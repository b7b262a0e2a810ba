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

it('refunds nothing of a payment that turns out not to be the builder’s', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const last: Invoice | undefined = (await owed(number)).find(({ kind }) => kind === 'final')
  if (!last) throw new Error('No final invoice')
  await desk.importStatement(desk.statement([{ cents: last.amountCents, text: last.number, reference: 'ERR1' }]))
  await desk.cancel(number)
  expect(await desk.balance('builder_payable', number)).toBe(last.amountCents)
  const { id } = await desk.line('ERR1')
  expect((await desk.ask(desk.operators[0], `/bank/lines/${id}/undo`, { reason: 'another payer' })).status).toBe(200)
  expect([await desk.balance('builder_payable', number), await desk.balance('receivable', number)]).toEqual([0, 0])
  expect(await owed(number)).toEqual([])
  expect(await house.findings()).toEqual([])
})

it('refunds nothing of a deposit that turns out not to be the builder’s, but for what the shop was paid with it', async () => {
  const { desk } = house
  const undo = async (reference: string) => {
    const { id } = await desk.line(reference)
    return (await desk.ask(desk.operators[0], `/bank/lines/${id}/undo`, { reason: 'another payer' })).body
  }
  const deposit = async (reference: string) => {
    const number = await desk.project(PRICE, 'Prepay')
    const [invoice] = await owed(number)
    await desk.importStatement(desk.statement([{ cents: PRICE, text: `${invoice?.number}`, reference }]))
    return number
  }
  const number = await deposit('ERR2')
  await desk.cancel(number)
  expect((await undo('ERR2')).line).toMatchObject({ status: 'unmatched', unappliedCents: 0 })
  expect([await desk.balance('builder_payable', number), await desk.balance('escrow', number)]).toEqual([0, 0])
  expect(await house.invoicesOf(number)).toMatchObject([{ status: 'void', paidCents: 0 }])

  const made = await deposit('ERR3')
  await desk.reach(made, 'fabrication_start')
  await desk.sign(made, 'fabrication_start', 'conditional')
  await desk.complete(made, 'fabrication_start')
  await desk.cancel(made)
  expect((await undo('ERR3')).code).toBe('bankShort')
  expect(await desk.balance('builder_payable', made)).toBe(PRICE - RELEASED)
  expect(await house.findings()).toEqual([])
})
