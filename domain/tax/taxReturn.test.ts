import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '../money/cents'
import { salesTax } from './salesTax'
import { taxReturn } from './taxReturn'

const RATE = { state: 'OH', source: 'Made up for a test', zips: ['45402'], from: '2026-01-01', until: null }
const RATES = [
  { ...RATE, level: 'special' as const, name: 'Example district', percent: 0.375 },
  { ...RATE, level: 'county' as const, name: 'Example county', percent: 2.25 },
  { ...RATE, level: 'state' as const, name: 'Example state', percent: 6 },
]
const taxOn = (price: number) => {
  const tax = salesTax(
    { state: 'OH', zip: '45402', on: '2026-11-22' },
    RATES,
    ['materials'],
    [],
    [{ id: 'plan', amountCents: cents(price) }],
  )
  if (!tax) throw new Error('There are rates')
  return tax
}

it('a return adds up to what was posted, and an order charged in parts is its whole taxable price', () => {
  const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.array(fc.record({ price: fc.integer({ min: 1, max: 100_000_000 }), parts }), { maxLength: 4 }), (made) => {
      const orders = made.map(({ price, parts: shares }) => {
        const tax = taxOn(price)
        const posted = shares.map((share) => cents(Math.floor((tax.taxCents / 6) * share)))
        const rest = tax.taxCents - posted.reduce((sum, one) => sum + one, 0)
        return { tax, beforeCents: cents(0), posted: [...posted, cents(rest)] }
      })
      const rows = taxReturn(orders)
      const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
      expect(sum(rows.map(({ netCents }) => netCents))).toBe(sum(orders.map(({ tax }) => tax.taxCents)))
      for (const { chargedCents, creditedCents, netCents, taxableCents } of rows) {
        expect(chargedCents - creditedCents).toBe(netCents)
        expect(taxableCents).toBe(sum(orders.filter(({ tax }) => tax.taxCents > 0).map(({ tax }) => tax.taxableCents)))
      }
      expect(rows.map(({ level }) => level)).toEqual(made.length > 0 ? ['state', 'county', 'special'] : [])
    }),
  )
})

it('a credit of the next period is in that period only', () => {
  const tax = taxOn(1_000_000)
  const [state] = taxReturn([{ tax, beforeCents: tax.taxCents, posted: [cents(-tax.taxCents)] }])
  expect(state).toMatchObject({ chargedCents: 0, creditedCents: 60_000, netCents: -60_000, taxableCents: -1_000_000 })
})
