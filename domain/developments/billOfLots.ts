import { z } from 'zod'
import { type Bom, type BomLine, bomSchema } from '../bom/bom'
import type { BomSubject } from '../bom/bomSubject'
import { type BomPrices, makeBom } from '../bom/makeBom'
import { centsOfDollars, sumCents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import type { FrameSize } from '../orders/frozenOrder'

const lineSchema = bomSchema.shape.line_items.element.pick({
  category: true,
  csi: true,
  sku: true,
  product_name: true,
  use: true,
  quantity: true,
  unit: true,
  net_quantity: true,
  net_unit: true,
  weight_pounds: true,
})

/** The bill of materials of all lots at one distributor. Every figure is the sum of the lots' own bills. */
export const developmentBillSchema = z.object({
  distributor: z.string(),
  priceListVersion: z.number().int(),
  lines: z.array(lineSchema.extend({ totalCents: centsSchema.nullable().describe('Null where the list has no price') })),
  listCents: centsSchema,
  markupCents: centsSchema,
  discountCents: centsSchema,
  totalCents: centsSchema,
  members: z.number().int(),
  weightPounds: z.number(),
  lots: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      members: z.number().int(),
      weightPounds: z.number(),
      totalCents: centsSchema,
      warnings: z.array(z.string()),
    }),
  ),
})
export type DevelopmentBill = z.infer<typeof developmentBillSchema>

/** A lot as it is counted. */
export interface CountedLot {
  readonly id: string
  readonly name: string
  readonly subject: BomSubject
  /** What its frame came to when it was called off; undefined before. */
  readonly ordered?: FrameSize | undefined
}

/**
 * One bill over all lots: each lot's own bill, at the one distributor with the lowest total for all of them together. Lots with the same
 * house and loads are counted once. Undefined without lots, or when no distributor has a list.
 * @param date YYYY-MM-DD
 */
export function billOfLots(lots: readonly CountedLot[], prices: BomPrices, date: string): DevelopmentBill | undefined {
  const anywhere = billsOf(lots, prices, '', date)
  const distributor = cheapestForAll(anywhere)
  if (distributor === undefined) return undefined
  const bills = billsOf(lots, prices, distributor, date)
  const [first] = bills
  if (!first || bills.length < lots.length) return undefined
  const terms = bills.map(({ price_terms }) => price_terms)
  const sumOf = (of: (term: (typeof terms)[number]) => number) => sumCents(terms.map((term) => centsOfDollars(of(term))))
  return {
    distributor: first.distributor,
    priceListVersion: first.price_list_version,
    lines: sumLines(bills),
    listCents: sumOf((term) => term?.list_total ?? 0),
    markupCents: sumOf((term) => term?.markup ?? 0),
    discountCents: sumOf((term) => term?.preferred_discount ?? 0),
    totalCents: sumCents(bills.map(({ total_cost }) => centsOfDollars(total_cost))),
    members: bills.reduce((sum, { summary }) => sum + summary.frame_members, 0),
    weightPounds: bills.reduce((sum, { summary }) => sum + summary.frame_weight_pounds, 0),
    lots: bills.map((bill, at) => ({
      id: lots[at]?.id ?? '',
      name: lots[at]?.name ?? '',
      members: bill.summary.frame_members,
      weightPounds: bill.summary.frame_weight_pounds,
      totalCents: centsOfDollars(bill.total_cost),
      warnings: bill.warnings,
    })),
  }
}

/** The lots' own bills, in order. @param distributor empty for the cheapest of each */
function billsOf(lots: readonly CountedLot[], prices: BomPrices, distributor: string, date: string): Bom[] {
  const made = new Map<string, Bom | undefined>()
  return lots.flatMap(({ subject }) => {
    const key = JSON.stringify(subject)
    if (!made.has(key)) made.set(key, makeBom(subject, prices, distributor, date))
    return made.get(key) ?? []
  })
}

/** The distributor with the fewest lines without a price, then the lowest total, over all lots. The earlier wins a tie. */
function cheapestForAll(bills: readonly Bom[]): string | undefined {
  const totals = new Map<string, { unpriced: number; total: number }>()
  for (const { comparison } of bills) {
    for (const { distributor_id: id, unpriced_lines, total_cost } of comparison) {
      const before = totals.get(id) ?? { unpriced: 0, total: 0 }
      totals.set(id, { unpriced: before.unpriced + unpriced_lines, total: before.total + centsOfDollars(total_cost) })
    }
  }
  return [...totals].toSorted(([, a], [, b]) => a.unpriced - b.unpriced || a.total - b.total)[0]?.[0]
}

/** Lines for the same product and use, added up. Quantities are whole purchase units of each lot: every lot is delivered alone. */
function sumLines(bills: readonly Bom[]): DevelopmentBill['lines'] {
  const sums = new Map<string, DevelopmentBill['lines'][number]>()
  for (const { line_items } of bills) {
    for (const line of line_items) {
      const key = [line.category, line.csi, line.sku, line.use].join('|')
      const before = sums.get(key)
      sums.set(key, before ? added(before, line) : added({ ...lineSchema.parse(line), ...NOTHING, totalCents: null }, line))
    }
  }
  return [...sums.values()]
}

const NOTHING = { quantity: 0, net_quantity: 0, weight_pounds: null }

function added(sum: DevelopmentBill['lines'][number], line: BomLine): DevelopmentBill['lines'][number] {
  return {
    ...sum,
    quantity: sum.quantity + line.quantity,
    net_quantity: thousandths(sum.net_quantity + line.net_quantity),
    weight_pounds: line.weight_pounds === null ? sum.weight_pounds : thousandths((sum.weight_pounds ?? 0) + line.weight_pounds),
    totalCents:
      line.total_cost === null
        ? sum.totalCents
        : sumCents([...(sum.totalCents === null ? [] : [sum.totalCents]), centsOfDollars(line.total_cost)]),
  }
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000
