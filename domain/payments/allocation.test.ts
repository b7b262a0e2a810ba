import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, sumCents } from '../money/cents'
import { allocateReceipt, fillInvoices, type PayableInvoice, suggestAllocations } from './allocation'

const invoice = (number: number, open: number, more: Partial<PayableInvoice> = {}): PayableInvoice => ({
  number: `INV-2026-${String(number).padStart(5, '0')}`,
  companyId: 'hearth',
  builder: 'Hearth Homes LLC',
  openCents: cents(open),
  dueOn: `2026-12-${String(10 + number).padStart(2, '0')}`,
  ...more,
})
const line = (amount: number, text = '', counterparty = '') => ({ amountCents: cents(amount), text, counterparty })
const pay = (one: PayableInvoice, amount: number = one.openCents) => ({ invoice: one.number, amountCents: cents(amount) })

describe('allocating a receipt', () => {
  const [first, second] = [invoice(1, 752_000), invoice(2, 100_000)]

  it('pays several invoices, in part too, and keeps the rest as credit', () => {
    expect(allocateReceipt(cents(860_000), [pay(first), pay(second)], [first, second])).toEqual({
      companyId: 'hearth',
      unappliedCents: 8_000,
    })
    expect(allocateReceipt(cents(400_000), [pay(first, 400_000)], [first])).toEqual({ companyId: 'hearth', unappliedCents: 0 })
  })

  it('refuses more than is open or was received, unknown, paid and repeated invoices, and two customers', () => {
    const refused = (available: number, wanted: Parameters<typeof allocateReceipt>[1], customer: string | null = null) => {
      const outcome = allocateReceipt(
        cents(available),
        wanted,
        [first, second, invoice(3, 0), invoice(4, 5, { companyId: 'other' })],
        customer,
      )
      return 'refusal' in outcome ? outcome.refusal : 'allowed'
    }
    expect(refused(900_000, [])).toBe('invoiceNeeded')
    expect(refused(900_000, [pay(first, 752_001)])).toBe('moreThanOpen')
    expect(refused(752_000, [pay(first), pay(second, 1)])).toBe('moreThanReceived')
    expect(refused(900_000, [pay(first, 1), pay(first, 2)])).toBe('invoiceTwice')
    expect(refused(900_000, [pay(invoice(3, 1))])).toBe('unknownInvoice')
    expect(refused(900_000, [pay(invoice(9, 1))])).toBe('unknownInvoice')
    expect(refused(900_000, [pay(first), pay(invoice(4, 5))])).toBe('severalCustomers')
    expect(refused(900_000, [pay(first)], 'other')).toBe('severalCustomers')
  })

  const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 12 })
  it('never over-allocates, and allocations and credit add up to the receipt', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 20_000_000 }), (open, received) => {
        const invoices = open.map((one, at) => invoice(at, one))
        const wanted = fillInvoices(cents(received), invoices)
        const outcome = allocateReceipt(cents(received), wanted, invoices)
        if ('refusal' in outcome) throw new Error(outcome.refusal)
        expect(sumCents([...wanted.map(({ amountCents }) => amountCents), outcome.unappliedCents])).toBe(received)
        for (const { invoice: number, amountCents } of wanted)
          expect(amountCents).toBeLessThanOrEqual(invoices.find((one) => one.number === number)?.openCents ?? 0)
      }),
    )
  })

  it('allows any split within both limits and refuses any beyond', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.integer({ min: 1, max: 6_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.nat(30_000_000),
        (open, parts, received) => {
          const invoices = open.map((one, at) => invoice(at, one))
          const wanted = parts.slice(0, open.length).map((part, at) => pay(invoices[at] ?? first, part))
          const sum = sumCents(wanted.map(({ amountCents }) => amountCents))
          const fits = sum <= received && wanted.every(({ amountCents }, at) => amountCents <= (open[at] ?? 0))
          const outcome = allocateReceipt(cents(received), wanted, invoices)
          expect('refusal' in outcome).toBe(!fits)
          if (!('refusal' in outcome)) expect(outcome.unappliedCents + sum).toBe(received)
        },
      ),
    )
  })
})

describe('suggestions', () => {
  const open = [
    invoice(1, 752_000),
    invoice(2, 100_000),
    invoice(3, 300_000),
    invoice(4, 111, { companyId: 'smith', builder: 'Smith & Sons, Inc.' }),
  ]
  const said = (given: ReturnType<typeof line>) =>
    suggestAllocations(given, open).map(({ why, allocations, unappliedCents }) => [
      why,
      allocations.map(({ invoice: number }) => number.slice(-1)).join(''),
      unappliedCents,
    ])

  it('takes what the text names, with an overpayment as credit and a short payment in part', () => {
    expect(said(line(760_000, 'wire INV202600001'))[0]).toEqual(['named', '1', 8_000])
    expect(said(line(400_000, 'inv 2026 00001'))[0]).toEqual(['named', '1', 0])
    expect(said(line(852_000, 'INV-2026-00001 INV-2026-00002'))[0]).toEqual(['named', '12', 0])
  })

  it('finds an amount, a sum of several, and the oldest invoices of a payer by name', () => {
    expect(said(line(300_000))).toEqual([['amount', '3', 0]])
    expect(said(line(400_000))).toEqual([['sum', '23', 0]])
    expect(said(line(800_000, '', 'HEARTH HOMES'))).toEqual([['payer', '12', 0]])
    expect(said(line(500, '', 'SMITH AND SONS'))).toEqual([['payer', '4', 389]])
    expect(said(line(77))).toEqual([])
  })

  it('suggests nothing that would be refused', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 15 }), fc.integer({ min: 1, max: 60 }), (amounts, received) => {
        const invoices = amounts.map((one, at) => invoice(at, one, at % 3 === 0 ? { companyId: 'smith', builder: 'Smith' } : {}))
        for (const { allocations, companyId, unappliedCents } of suggestAllocations(line(received, 'hearth homes'), invoices))
          expect(allocateReceipt(cents(received), allocations, invoices)).toEqual({ companyId, unappliedCents })
      }),
    )
  })
})
