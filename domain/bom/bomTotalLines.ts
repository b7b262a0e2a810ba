import { dollarsWithCents } from '../money/usd'
import type { Bom } from './bom'

interface TotalLine {
  readonly term: string
  readonly detail: string
  readonly total?: boolean
}

/** A bill's total in words, with what leads to it from list prices where the bill has such terms. */
export function bomTotalLines({
  price_terms: terms,
  total_cost,
  line_items,
}: Pick<Bom, 'price_terms' | 'total_cost' | 'line_items'>): TotalLine[] {
  const total: TotalLine = { term: 'Total', detail: dollarsWithCents(total_cost), total: true }
  if (!terms) return [total]
  const discount = `Preferred discount, ${terms.preferred_discount_percent}%`
  return [
    { term: `${line_items.length} lines at list prices`, detail: dollarsWithCents(terms.list_total) },
    { term: `Markup, ${terms.markup_percent}%`, detail: dollarsWithCents(terms.markup) },
    terms.preferred_discount > 0
      ? { term: discount, detail: `−${dollarsWithCents(terms.preferred_discount)}` }
      : { term: discount, detail: 'For builders of the Preferred tier' },
    total,
  ]
}
