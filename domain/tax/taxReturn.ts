import { addCents, type Cents, cents } from '../money/cents'
import { negateCents, subtractCents } from '../money/differences'
import { shareOf } from '../money/shareOf'
import { byJurisdictionAfter, type SalesTax, TAX_LEVELS } from './salesTax'
import type { TaxReturnRow } from './taxCalls'

/** The sales tax postings of one order, in their order; charged is positive. */
export interface TaxPostings {
  readonly tax: SalesTax
  /** Posted before the period. */
  readonly beforeCents: Cents
  readonly posted: readonly Cents[]
}

/** What postings charged and credited in each jurisdiction. The sum of all rows is the sum of the postings. */
export function taxReturn(orders: readonly TaxPostings[]): TaxReturnRow[] {
  const rows = new Map<string, TaxReturnRow>()
  for (const { tax, beforeCents, posted } of orders) {
    let before = beforeCents
    for (const amount of posted) {
      const after = addCents(before, amount)
      const taxable = subtractCents(taxableFor(tax, after), taxableFor(tax, before))
      for (const [at, part] of byJurisdictionAfter(tax, before, amount).entries()) addTo(rows, tax, at, part, taxable)
      before = after
    }
  }
  return [...rows.values()].sort(
    (a, b) => a.state.localeCompare(b.state) || TAX_LEVELS.indexOf(a.level) - TAX_LEVELS.indexOf(b.level) || a.name.localeCompare(b.name),
  )
}

/** The part of an order's taxable price that an amount of its tax is for. */
function taxableFor({ taxableCents, taxCents }: SalesTax, amount: Cents): Cents {
  return taxCents === 0 ? cents(0) : shareOf(amount, taxableCents / taxCents)
}

function addTo(rows: Map<string, TaxReturnRow>, { state, jurisdictions }: SalesTax, at: number, part: Cents, taxable: Cents): void {
  const place = jurisdictions[at]
  if (!place) return
  const { level, name, percent } = place
  const key = JSON.stringify([state, level, name, percent])
  const none = { taxableCents: cents(0), chargedCents: cents(0), creditedCents: cents(0), netCents: cents(0) }
  const row = rows.get(key) ?? { state, level, name, percent, ...none }
  rows.set(key, {
    ...row,
    taxableCents: addCents(row.taxableCents, taxable),
    chargedCents: part > 0 ? addCents(row.chargedCents, part) : row.chargedCents,
    creditedCents: part < 0 ? addCents(row.creditedCents, negateCents(part)) : row.creditedCents,
    netCents: addCents(row.netCents, part),
  })
}
