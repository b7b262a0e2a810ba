import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amendProject } from '../payments/projects/amendProject'
import { inTransaction } from '../platform/database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { taxed } from '../testing/moneyModel/moneyModel'
import { openHouse } from '../testing/moneySteps'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

it('a return ties to the ledger: what was charged with trade credit and deposits, credited, and paid to the state', async () => {
  const { cms, desk } = house
  const [operator] = desk.operators
  const today = companyDay(new Date())
  const get = (path: string, cookie: string) => cms.request(`/api/tax/${path}?from=${today}&until=${today}`, { cookie })
  const read = async () => (await get('return', operator.cookie)).json()
  expect((await get('return', desk.builder.person.cookie)).status).toBe(403)
  expect(await read()).toMatchObject({ closingCents: 0, differenceCents: 0, rows: [] })

  // $10,000.00 at 8.25%: $825.00, 20% of it in the deposit.
  const number = await desk.project(1_000_000, 'Standard', undefined, taxed(1_000_000, 8.25))
  expect(await desk.balances(number)).toMatchObject({ tax_receivable: 66_000, sales_tax: 66_000 })
  const { body } = await desk.ask(operator, `/projects/${number}`)
  const [deposit] = body.project.invoices
  expect(deposit).toMatchObject({ amountCents: 216_500, taxCents: 16_500, taxNote: 'Example state 8.25%' })

  // A third of the deposit pays a third of its tax; the rest pays the rest.
  await desk.importStatement(desk.statement([{ cents: 72_166, text: 'part of the deposit', reference: 'PART' }]))
  const allocated = (amountCents: number) => ({
    decision: 'invoice',
    allocations: [{ invoice: deposit.number, amountCents }],
    reason: 'agreed',
  })
  const { id } = await desk.line('PART')
  expect((await desk.ask(operator, `/bank/lines/${id}/decide`, allocated(72_166))).status).toBe(200)
  expect(await desk.balances(number)).toMatchObject({ escrow: 800_000 + 66_666, sales_tax: 66_000 + 5_500 })
  await desk.importStatement(
    desk.statement([
      { cents: 144_334, text: deposit.number, reference: 'REST' },
      { cents: -20_000, text: 'Department of taxation', reference: 'TAX' },
    ]),
  )
  expect(await desk.balances(number)).toMatchObject({ escrow: 1_000_000, sales_tax: 82_500 })
  const { id: paid } = await desk.line('TAX')
  const unsaid = await desk.ask(operator, `/bank/lines/${paid}/decide`, { decision: 'salesTax', reason: 'October return' })
  expect([unsaid.status, unsaid.body.fields[0].path]).toEqual([422, 'state'])
  expect(
    (await desk.ask(operator, `/bank/lines/${paid}/decide`, { decision: 'salesTax', state: 'OH', reason: 'October return' })).status,
  ).toBe(200)
  expect(await read()).toMatchObject({
    openingCents: 0,
    chargedCents: 82_500,
    creditedCents: 0,
    paidCents: 20_000,
    closingCents: 62_500,
    paid: [{ state: 'OH', paidCents: 20_000 }],
  })

  // Its payment taken back, the tax of the rest is not charged any more; canceled, nothing is.
  const { id: rest } = await desk.line('REST')
  expect((await desk.ask(operator, `/bank/lines/${rest}/undo`, { reason: 'another payer' })).status).toBe(200)
  expect(await desk.balances(number)).toMatchObject({ escrow: 866_666, sales_tax: 71_500 })
  await desk.cancel(number)
  expect(await desk.balances(number)).toMatchObject({ escrow: 0, receivable: 0, tax_receivable: 0, sales_tax: 0, builder_payable: 72_166 })
  expect(await read()).toMatchObject({
    chargedCents: 82_500,
    creditedCents: 82_500,
    closingCents: -20_000,
    differenceCents: 0,
    rows: [{ state: 'OH', level: 'state', name: 'Example state', percent: 8.25, taxableCents: 0, netCents: 0 }],
  })
  const file = await get('return-file', operator.cookie)
  expect(file.headers.get('content-disposition')).toContain(`sales-tax-${today}-to-${today}.csv`)
  expect((await file.text()).split('\r\n')[1]).toBe('OH,State,Example state,8.25,0.00,825.00,825.00,0.00')
  expect(await house.findings()).toEqual([])
})

it('a change order down to what disputes refunded takes back the tax that is left, however its parts were rounded', async () => {
  const { cms, desk } = house
  const [operator] = desk.operators
  const tax = (price: number) => taxed(price, 8.01)
  const number = await desk.project(5_500_000, 'Premium', undefined, tax(5_500_000))
  // The tax of both rounds up: together $3,406.66, a cent more than that of $42,530.00.
  for (const refundCents of [4_252_903, 97]) {
    const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
    const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
    const decided = await desk.ask(operator, `/disputes/${dispute.id}/resolve`, { outcome: 'split', refundCents, reason: 'Agreed' })
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  }
  expect(await desk.balances(number)).toMatchObject({ escrow: 1_247_000, sales_tax: 440_550 - 340_666 })
  const amend = async (price: number, differenceCents: number) => {
    const req = await cms.localReq()
    await inTransaction(req, () => amendProject(req, { number, tax: tax(price) }, cents(differenceCents)))
  }
  await amend(4_253_000, -1_247_000)
  expect(await desk.balances(number)).toMatchObject({ escrow: 0, receivable: 0, tax_receivable: 0, sales_tax: 0 })
  await amend(5_500_000, 1_247_000)
  expect(await desk.balances(number)).toMatchObject({ escrow: 1_247_000, receivable: 1_247_000, tax_receivable: 99_885, sales_tax: 99_885 })
  const today = companyDay(new Date())
  const answer = await cms.request(`/api/tax/return?from=${today}&until=${today}`, { cookie: operator.cookie })
  expect((await answer.json()).differenceCents).toBe(0)
  expect(await house.findings()).toEqual([])
})

it('a change order up after refunds charges the tax of the price that is left, however their parts were rounded', async () => {
  const { cms, desk } = house
  const [operator] = desk.operators
  const tax = (price: number) => taxed(price, 8.01)
  const number = await desk.project(5_500_000, 'Premium', undefined, tax(5_500_000))
  // The tax of each rounds down, so that a cent more is left than the tax of the rest.
  for (const refundCents of [1_014_862, 1_468_355]) {
    const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
    const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
    const decided = await desk.ask(operator, `/disputes/${dispute.id}/resolve`, { outcome: 'split', refundCents, reason: 'Agreed' })
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  }
  const left = 5_500_000 - 1_014_862 - 1_468_355
  expect((await desk.balances(number)).sales_tax, 'the cent').toBe(tax(left).taxCents + 1)
  const req = await cms.localReq()
  await inTransaction(req, () => amendProject(req, { number, tax: tax(6_500_000) }, cents(1_000_000)))
  expect((await desk.balances(number)).sales_tax).toBe(tax(left + 1_000_000).taxCents)
  expect(await house.findings()).toEqual([])
})

it('a change order moves no cent of the rounding of refunds against the tax that both sides signed', async () => {
  const { cms, desk } = house
  const [operator] = desk.operators
  const tax = (price: number) => taxed(price, 8.01)
  // The tax of the refunds rounds up and down: a cent less or more is left than the tax of the rest.
  const refunds = [
    { price: 5_500_000, parts: [4_252_903, 97], cent: -1 },
    { price: 5_500_006, parts: [2_510_832, 511_067], cent: 1 },
  ]
  for (const { price, parts, cent } of refunds) {
    const number = await desk.project(price, 'Prepay', undefined, tax(price))
    const [{ number: invoice, amountCents }] = await house.invoicesOf(number)
    await desk.importStatement(desk.statement([{ cents: amountCents, text: invoice }]))
    for (const refundCents of parts) {
      const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
      const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
      const decided = await desk.ask(operator, `/disputes/${dispute.id}/resolve`, { outcome: 'split', refundCents, reason: 'Agreed' })
      expect(decided.status, JSON.stringify(decided.body)).toBe(200)
    }
    const left = price - parts.reduce((sum, part) => sum + part, 0)
    const [balances, invoices] = [await desk.balances(number), await house.invoicesOf(number)]
    expect(balances.sales_tax, 'the cent').toBe(tax(left).taxCents + cent)
    const amend = async (more: number) => {
      const req = await cms.localReq()
      return inTransaction(req, () => amendProject(req, { number, tax: tax(price + more) }, cents(more)))
    }
    expect((await amend(0)).fundsNeeded, 'only another day').toBe(false)
    expect([await desk.balances(number), await house.invoicesOf(number)]).toEqual([balances, invoices])
    if (cent < 0) continue
    expect(tax(price + 1).taxCents - tax(price).taxCents, 'one cent up, which its tax follows').toBe(1)
    expect((await amend(1)).fundsNeeded).toBe(true)
    expect((await desk.balances(number)).sales_tax, 'nothing is given back').toBe(balances.sales_tax)
    expect((await house.invoicesOf(number)).at(-1)).toMatchObject({ amountCents: 1, taxCents: 0 })
  }
  expect(await house.findings()).toEqual([])
})
