import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'

let house: MoneyHouse
let references = 0
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]
const ask = (path: string, json?: unknown) => house.desk.ask(operator(), path, json)
/** A payment on a statement. @returns its line */
async function received(amount: number, text = 'kit') {
  references += 1
  const reference = `RCPT${references}`
  await house.desk.importStatement(house.desk.statement([{ cents: amount, text, reference }]))
  return house.desk.line(reference)
}
const part = (invoice: { number: string }, amountCents: number) => ({ invoice: invoice.number, amountCents })
const decide = (id: string, allocations: unknown, reason = 'they called') =>
  ask(`/bank/lines/${id}/decide`, { decision: 'invoice', allocations, reason })
const receiptOf = async (id: string) => (await ask(`/bank/lines/${id}`)).body.receipt
const creditHeld = () => house.desk.balance('customer_credit')
/** A prepaid order and the invoice of its whole price. */
async function billed(price: number) {
  const number = await house.desk.project(price, 'Prepay')
  const [invoice] = await house.invoicesOf(number)
  return { number, invoice }
}
const statusOf = async (number: string) =>
  (await house.cms.payload.db.pool.query('select status from orders where number = $1', [number])).rows[0].status

describe('a payment of a customer', () => {
  it('pays the invoice and keeps an overpayment as credit, which the builder hears of and a later invoice uses', async () => {
    const [first, later] = [await billed(752_000), await billed(100_000)]
    const line = await received(760_000, first.invoice.number)
    expect(line.status).toBe('unmatched')
    expect((await receiptOf(line.id)).suggestions[0]).toMatchObject({ why: 'named', unappliedCents: 8_000 })
    const { status, body } = await decide(line.id, [part(first.invoice, 752_000)])
    expect(status).toBe(200)
    expect(body.line).toMatchObject({ status: 'assigned', matchedTo: first.invoice.number, unappliedCents: 8_000 })
    expect(await statusOf(first.number)).toBe('active')
    expect([await house.desk.balance('escrow', first.number), await creditHeld()]).toEqual([752_000, 8_000])
    const { rows } = await house.cms.payload.db.pool.query(
      "select payload from notification_events where name = 'payment-receipt-booked' order by created_at desc limit 1",
    )
    expect(rows[0].payload).toMatchObject({ amountCents: 760_000, creditCents: 8_000 })
    expect((await ask(`/bank/lines/${line.id}/apply`, { allocations: [part(later.invoice, 8_001)], reason: 'more' })).body.code).toBe(
      'moreThanReceived',
    )
    const applied = await ask(`/bank/lines/${line.id}/apply`, { allocations: [part(later.invoice, 8_000)], reason: 'as agreed' })
    expect(applied.body.receipt.line).toMatchObject({ matchedTo: `${first.invoice.number}, ${later.invoice.number}`, unappliedCents: 0 })
    expect([await house.desk.balance('escrow', later.number), await creditHeld()]).toEqual([8_000, 0])
    expect((await house.invoicesOf(later.number))[0]).toMatchObject({ status: 'open', paidCents: 8_000, openCents: 92_000 })
    expect(await house.findings()).toEqual([])
  })

  it('books one wire for two invoices: by itself when it names both exactly, else as an operator decides', async () => {
    const [one, two, three, four] = [await billed(200_000), await billed(300_000), await billed(400_000), await billed(500_000)]
    const named = await received(500_000, `${one.invoice.number} ${two.invoice.number}`)
    expect(named).toMatchObject({ status: 'matched', matchedTo: `${one.invoice.number}, ${two.invoice.number}` })
    const { rows } = await house.cms.payload.db.pool.query(
      "select payload from notification_events where name = 'payment-receipt-booked' order by created_at desc limit 1",
    )
    expect(rows[0].payload, 'who pays exactly hears of it too').toMatchObject({
      amountCents: 500_000,
      creditCents: 0,
      invoices: [
        { number: one.invoice.number, amountCents: 200_000, openCents: 0 },
        { number: two.invoice.number, amountCents: 300_000, openCents: 0 },
      ],
    })
    expect([await statusOf(one.number), await statusOf(two.number)]).toEqual(['active', 'active'])
    const wire = await received(900_000, 'two houses')
    const { suggestions } = await receiptOf(wire.id)
    expect(suggestions).toContainEqual(
      expect.objectContaining({ why: 'sum', allocations: [part(three.invoice, 400_000), part(four.invoice, 500_000)] }),
    )
    expect((await decide(wire.id, [part(three.invoice, 400_000), part(four.invoice, 500_000)])).status).toBe(200)
    expect([await statusOf(three.number), await statusOf(four.number)]).toEqual(['active', 'active'])
    expect(await house.findings()).toEqual([])
  })

  it('books a short payment in part; the order waits until the rest has arrived', async () => {
    const { number, invoice } = await billed(752_000)
    const short = await received(400_000, 'part one')
    expect((await decide(short.id, [part(invoice, 400_000)])).status).toBe(200)
    expect(await statusOf(number)).toBe('awaiting_funds')
    expect((await house.invoicesOf(number))[0]).toMatchObject({ status: 'open', paidCents: 400_000, openCents: 352_000 })
    const rest = await received(352_000, invoice.number)
    expect(rest.status, 'exactly what is open').toBe('matched')
    expect(await statusOf(number)).toBe('active')
    expect(await house.findings()).toEqual([])
  })

  it('refunds credit with a payout run, and takes a refund and a part back', async () => {
    const { number, invoice } = await billed(752_000)
    const line = await received(760_000)
    await decide(line.id, [part(invoice, 752_000)])
    const refund = (amountCents: number) => ask(`/bank/lines/${line.id}/refund`, { amountCents, reason: 'they asked' })
    expect((await refund(8_001)).body.code).toBe('noCredit')
    const refunded = await refund(8_000)
    expect(refunded.body.receipt.line.unappliedCents).toBe(0)
    expect([await house.desk.balance('builder_payable', number), await creditHeld()]).toEqual([8_000, 0])
    const undo = (id: string) => ask(`/receipt-parts/${id}/undo`, { reason: 'they changed their mind' })
    const [paid, back] = [
      refunded.body.receipt.parts.find((one: { invoice: string | null }) => one.invoice !== null),
      refunded.body.receipt.parts.find((one: { invoice: string | null }) => one.invoice === null),
    ]
    expect((await Promise.all([undo(back.id), undo(back.id)])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await house.desk.balance('builder_payable', number), await creditHeld()]).toEqual([0, 8_000])
    expect((await undo(paid.id)).body.receipt.line).toMatchObject({ matchedTo: 'Customer credit', unappliedCents: 760_000 })
    expect(await statusOf(number)).toBe('on_hold')
    expect((await house.invoicesOf(number))[0]).toMatchObject({ status: 'open', paidCents: 0, openCents: 752_000 })
    const suspense = await house.desk.balance('suspense')
    expect((await ask(`/bank/lines/${line.id}/undo`, { reason: 'another payer' })).body.line).toMatchObject({
      status: 'unmatched',
      companyId: null,
      unappliedCents: 0,
    })
    expect([(await house.desk.balance('suspense')) - suspense, await creditHeld()]).toEqual([760_000, 0])
    expect((await decide(line.id, [part(invoice, 752_000)])).status).toBe(200)
    expect((await ask(`/bank/lines/${line.id}/undo`, { reason: 'for the next test' })).status).toBe(200)
    expect(await house.findings()).toEqual([])
  })

  it('takes everything back at once, whichever account each part came from', async () => {
    const [one, two, three] = [await billed(200_000), await billed(300_000), await billed(1_000)]
    const line = await received(500_000, `${one.invoice.number} ${two.invoice.number}`)
    const { parts } = await receiptOf(line.id)
    const first = parts.find((each: { invoice: string }) => each.invoice === one.invoice.number)
    expect((await ask(`/receipt-parts/${first.id}/undo`, { reason: 'not this one' })).status).toBe(200)
    await ask(`/bank/lines/${line.id}/apply`, { allocations: [part(three.invoice, 1_000)], reason: 'this one' })
    const before = [await house.desk.balance('suspense'), await house.desk.balance('bank')]
    expect((await ask(`/bank/lines/${line.id}/undo`, { reason: 'another payer' })).status).toBe(200)
    expect([(await house.desk.balance('suspense')) - Number(before[0]), await creditHeld()]).toEqual([500_000, 0])
    expect(await house.desk.balance('bank')).toBe(before[1])
    for (const { number } of [one, two, three]) expect(await house.desk.balance('escrow', number)).toBe(0)
    expect(await house.findings()).toEqual([])
  })

  it('is used once when two people press at the same time', async () => {
    const invoices = await Promise.all(Array.from({ length: 4 }, () => billed(100_000)))
    const line = await received(250_000)
    const decided = await Promise.all(invoices.map(({ invoice }) => decide(line.id, [part(invoice, 100_000)])))
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const open = invoices.filter((_, at) => decided[at]?.status !== 200)
    const applied = await Promise.all(
      open.map(({ invoice }) => ask(`/bank/lines/${line.id}/apply`, { allocations: [part(invoice, 100_000)], reason: 'as agreed' })),
    )
    expect(applied.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await creditHeld()).toBe(50_000)
    // Two payments for the same invoice.
    const { invoice } = await billed(100_000)
    const both = [await received(100_000, 'first'), await received(100_000, 'second')]
    const twice = await Promise.all(both.map(({ id }) => decide(id, [part(invoice, 100_000)])))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422])
    // The database itself refuses what a defect of the product would try.
    const { pool } = house.cms.payload.db
    const broken = (text: string, id: string) =>
      pool.query(text, [id]).then(
        () => 'done',
        (error: { code: string }) => error.code,
      )
    expect(await broken('update bank_lines set unapplied_cents = unapplied_cents - 50001 where id = $1', line.id)).toBe('23514')
    expect(await broken('update receipt_parts set amount_cents = amount_cents + 1 where line_id = $1', line.id)).toBe('42501')
    expect(await broken('delete from receipt_parts where line_id = $1', line.id)).toBe('42501')
    expect(await broken('update invoices set paid_cents = paid_cents + 1 where number = $1', invoice.number)).toBe('23514')
    expect(await house.findings()).toEqual([])
  })

  it('is booked to other accounts of the chart, or on account of a customer', async () => {
    const lines = [await received(1_234, 'interest'), await received(5_000, 'on account'), await received(4_000, 'of a shop')]
    const [interest, onAccount, ofShop] = lines.map(({ id }) => id)
    const revenue = await house.desk.balance('revenue')
    expect((await ask(`/bank/lines/${interest}/decide`, { decision: 'income', reason: 'interest' })).status).toBe(200)
    expect(await house.desk.balance('revenue')).toBe(revenue + 1_234)
    const credit = (id = '', companyId?: string) => ask(`/bank/lines/${id}/decide`, { decision: 'credit', companyId, reason: 'on account' })
    expect((await credit(onAccount)).body.code).toBe('customerNeeded')
    expect((await credit(onAccount, house.desk.shop.company)).body.code).toBe('unknownCustomer')
    expect((await credit(onAccount, house.desk.builder.company)).body.line).toMatchObject({
      matchedTo: 'Customer credit',
      unappliedCents: 5_000,
    })
    expect((await ask(`/bank/lines/${ofShop}/decide`, { decision: 'recovery', reason: 'no debt' })).body.code).toBe('bankShort')
    for (const path of [`/bank/lines/${onAccount}`, `/bank/lines/${onAccount}/apply`, `/bank/lines/${onAccount}/refund`]) {
      const json = path.endsWith('apply') ? { allocations: [], reason: 'mine' } : { amountCents: 1, reason: 'mine' }
      const init = path.endsWith(String(onAccount)) ? undefined : json
      expect((await house.desk.ask(house.desk.builder.person, path, init)).status).toBe(403)
    }
    expect(await house.findings()).toEqual([])
  })
})
