import { cents, sumCents } from '@framewell/domain/money/cents'
import { salesTax } from '@framewell/domain/tax/salesTax'
import { taxReturn } from '@framewell/domain/tax/taxReturn'

const RATE = { state: 'OH', source: 'Made up for a story', from: '2026-01-01', until: null }
const RATES = [
  { ...RATE, level: 'state' as const, name: 'Example state', percent: 6, zips: [] },
  { ...RATE, level: 'county' as const, name: 'Example county', percent: 2.25, zips: ['45402'] },
]

/** A return of one order of $74,500 that was signed and in part credited; without it nothing was charged. */
export function storyTaxReturn(filled: boolean) {
  const place = { state: 'OH', zip: '45402', on: '2026-11-22' }
  const tax = salesTax(place, RATES, ['materials'], [], [{ id: 'plan', amountCents: cents(7_450_000) }])
  const posted = filled ? [cents(614_625), cents(-61_463)] : []
  const [chargedCents = cents(0), credited = cents(0)] = posted
  return {
    openingCents: cents(0),
    chargedCents,
    creditedCents: cents(-credited),
    paidCents: cents(0),
    closingCents: sumCents(posted),
    differenceCents: cents(0),
    rows: tax ? taxReturn([{ tax, beforeCents: cents(0), posted }]) : [],
    exempt: filled ? [{ state: 'OH', orders: 1, taxableCents: cents(5_890_000) }] : [],
  }
}
