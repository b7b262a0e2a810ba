import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { orderSigned } from '../notifications/events/orders'
import { quoteSent } from '../notifications/events/quotes'
import {
  byJurisdiction,
  byJurisdictionAfter,
  salesTax,
  TAX_CATEGORIES,
  type TaxRate,
  taxInPayment,
  taxOf,
  taxOfChange,
  taxOfCredit,
} from './salesTax'
import { taxNote, taxSentence } from './taxWords'

const rate = (more: Partial<TaxRate>): TaxRate => ({
  state: 'TX',
  level: 'state',
  name: 'Example state',
  percent: 6,
  source: 'Test table',
  zips: [],
  from: '2026-01-01',
  until: null,
  ...more,
})
const RATES = [
  rate({ level: 'city', name: 'Example city', percent: 1.5, zips: ['78701'] }),
  rate({ until: '2026-06-30' }),
  rate({ percent: 7, from: '2026-07-01' }),
  rate({ state: 'OK', name: 'Other state', percent: 4.5 }),
]
const PLACE = { state: 'TX', zip: '78701', on: '2026-06-30' }
const LINES = [
  { id: 'plan', amountCents: cents(1_000_000) },
  { id: 'freight', amountCents: cents(320_000) },
  { id: 'engineering', amountCents: cents(50_000) },
]
const tax = (place: Partial<typeof PLACE>, categories = TAX_CATEGORIES.slice(0, 1), certificates: Parameters<typeof salesTax>[3] = []) =>
  salesTax({ ...PLACE, ...place }, RATES, categories, certificates, LINES)

describe('the sales tax of a price', () => {
  it('adds the rates of the address and changes on the day a rate does', () => {
    expect(tax({})).toMatchObject({ taxableCents: 1_000_000, taxCents: 75_000 })
    expect(tax({})?.jurisdictions.map(({ name, percent }) => [name, percent])).toEqual([
      ['Example state', 6],
      ['Example city', 1.5],
    ])
    expect(tax({ on: '2026-07-01' })).toMatchObject({ taxCents: 85_000 })
    expect(tax({ zip: '79901' })).toMatchObject({ taxCents: 60_000 })
  })

  it('is unknown where no rate is in force', () => {
    expect(tax({ on: '2025-12-31' })).toBeNull()
    expect(tax({ state: 'NM' })).toBeNull()
  })

  it('is unknown without the state’s own rate: the others alone would be too little', () => {
    const city = RATES.filter(({ level }) => level === 'city')
    expect(salesTax(PLACE, city, ['materials'], [], LINES)).toBeNull()
  })

  it('taxes the categories of the state', () => {
    expect(tax({}, [...TAX_CATEGORIES])).toMatchObject({ taxableCents: 1_370_000, taxCents: 102_750 })
    expect(tax({}, ['materials', 'freight'])).toMatchObject({ taxableCents: 1_320_000 })
    expect(tax({}, [])).toMatchObject({ taxableCents: 0, taxCents: 0 })
  })

  it('is zero for a certificate of the state until the day it expires', () => {
    const certificate = { state: 'TX', kind: 'resale', number: 'R-17', expiresOn: '2026-06-30' } as const
    expect(tax({}, undefined, [certificate])).toMatchObject({ taxableCents: 1_000_000, taxCents: 0, certificate: { number: 'R-17' } })
    expect(tax({ on: '2026-07-01' }, undefined, [certificate])).toMatchObject({ taxCents: 85_000, certificate: null })
    expect(tax({}, undefined, [{ ...certificate, state: 'OK' }])).toMatchObject({ taxCents: 75_000, certificate: null })
  })

  it('keeps its rates and its certificate for other lines', () => {
    const before = tax({})
    expect(before && taxOf(before, LINES.slice(1))).toMatchObject({ on: '2026-06-30', taxableCents: 0, taxCents: 0 })
  })

  it('is written with its rates, or with the certificate', () => {
    const taxed = tax({})
    expect(taxed && taxSentence(taxed)).toBe(
      'Sales tax: $750.00 (Example state 6%, Example city 1.5%), at the rates of June 30, 2026 on $10,000.00.',
    )
    const exempt = tax({}, undefined, [{ state: 'TX', kind: 'resale', number: 'R-17', expiresOn: '2027-06-30' }])
    expect(exempt && taxNote(exempt)).toBe('Texas resale certificate R-17, valid until June 30, 2027')
  })
})

const someCents = (max = 1_000_000_00) => fc.integer({ min: 0, max }).map(cents)
const somePercents = fc
  .array(fc.integer({ min: 0, max: 12_00000 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((one) => one / 100_000))
const taxed = (percents: readonly number[], taxable: Cents) =>
  salesTax(
    PLACE,
    percents.map((percent, at) => rate({ name: `Place ${at}`, percent })),
    ['materials'],
    [],
    [{ id: 'plan', amountCents: taxable }],
  )

describe('cents of tax', () => {
  it('are the nearest to the combined rate, and the sum of the jurisdictions', () => {
    fc.assert(
      fc.property(somePercents, someCents(), (percents, taxable) => {
        const found = taxed(percents, taxable)
        if (!found) throw new Error('There are rates')
        const exact = BigInt(taxable) * percents.reduce((sum, percent) => sum + BigInt(Math.round(percent * 100_000)), 0n)
        const off = BigInt(found.taxCents) * 10_000_000n - exact
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(10_000_000n)
        expect(sumCents(byJurisdiction(found, found.taxCents))).toBe(found.taxCents)
      }),
    )
  })

  it('posted one after the other add up in every jurisdiction', () => {
    fc.assert(
      fc.property(somePercents, fc.array(fc.integer({ min: -5_000, max: 50_000 }).map(cents), { maxLength: 8 }), (percents, posted) => {
        const found = taxed(
          percents.map((one) => one + 1),
          cents(1),
        )
        if (!found) throw new Error('There are rates')
        let before = cents(0)
        const sums = percents.map(() => 0)
        for (const one of posted) {
          const parts = byJurisdictionAfter(found, before, one)
          expect(sumCents(parts)).toBe(one)
          for (const [at, part] of parts.entries()) sums[at] = (sums[at] ?? 0) + part
          before = cents(before + one)
        }
        expect(sums).toEqual(byJurisdiction(found, before))
      }),
    )
  })

  it('credited in parts are never more than was charged, and all of it with the whole price', () => {
    fc.assert(
      fc.property(
        someCents(),
        someCents(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (price, charged, parts) => {
          let [left, taxLeft] = [price, charged]
          for (const part of [...parts, 1]) {
            const credited = cents(Math.round(left * part))
            const back = taxOfCredit(taxLeft, left, credited)
            expect(back).toBeGreaterThanOrEqual(0)
            expect(back).toBeLessThanOrEqual(taxLeft)
            left = subtractCents(left, credited)
            taxLeft = subtractCents(taxLeft, back)
          }
          expect([left, taxLeft]).toEqual([0, 0])
        },
      ),
    )
  })

  it('after refunds and a change order are those of the price that is left, however the refunds were rounded', () => {
    fc.assert(
      fc.property(
        somePercents,
        someCents(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        someCents(),
        (percents, price, parts, more) => {
          const [before, after] = [taxed(percents, price), taxed(percents, cents(price + more))]
          if (!before || !after) throw new Error('There are rates')
          let [left, charged, refundedTaxable] = [price, before.taxCents, cents(0)]
          for (const part of parts) {
            const refunded = cents(Math.round(left * part))
            charged = subtractCents(charged, taxOfCredit(charged, left, refunded))
            refundedTaxable = addCents(refundedTaxable, taxOfCredit(subtractCents(before.taxableCents, refundedTaxable), left, refunded))
            left = subtractCents(left, refunded)
          }
          expect(charged + taxOfChange(after, refundedTaxable, charged)).toBe(taxed(percents, cents(left + more))?.taxCents)
        },
      ),
    )
  })

  it('paid in parts never pay more than is open of the price or of the tax', () => {
    fc.assert(
      fc.property(
        someCents(),
        someCents(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (price, owed, parts) => {
          let [openPrice, openTax] = [price as number, owed as number]
          for (const part of [...parts, 1]) {
            const paid = Math.round((openPrice + openTax) * part)
            const tax = taxInPayment(cents(paid), cents(openPrice + openTax), cents(openTax))
            openTax -= tax
            openPrice -= paid - tax
            expect(openTax).toBeGreaterThanOrEqual(0)
            expect(openPrice).toBeGreaterThanOrEqual(0)
          }
          expect([openPrice, openTax]).toEqual([0, 0])
        },
      ),
    )
  })
})

describe('the mails of a quote and an order', () => {
  const words = (taxCents: Cents | null) => quoteSent.values({ ...quoteSent.payload.parse({ ...quoteSent.example, taxCents }), link: '' })
  it('name the total with sales tax, or say that it is before tax', () => {
    expect(words(cents(546_398))).toMatchObject({ total: '$66,230', withTax: '$71,693.98' })
    expect(words(null)).toMatchObject({ total: '$66,230 before tax', withTax: '' })
  })
  it('were queued before the tax was named: they still say that the total is before tax', () => {
    const { taxCents: _, ...earlier } = quoteSent.example
    expect(quoteSent.payload.parse(earlier).taxCents).toBeNull()
  })
  it('of an order always name the price before tax', () => {
    expect(orderSigned.values(orderSigned.payload.parse(orderSigned.example)).price).toBe('$74,500 before tax')
  })
})
