import { type CsvColumn, csvText } from '../export/csvText'
import { approvalWords, cutList, type ListReview, listHeading, PRELIMINARY_HEADING } from '../framing/cutList'
import { CUT_LIST_COLUMNS, cutListOnRecord, listCsv, listRows } from '../framing/cutListCsv'
import { frameModel } from '../framing/frameModel'
import { outlineArea } from '../framing/outline'
import { decimalDollars } from '../money/cents'
import { unitsForArea } from '../network/capacityWeek'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '../orders/stages'
import type { CountedLot, DevelopmentBill } from './billOfLots'
import type { Lot } from './lot'

/** A lot with its order's cut list as it is stored, and what is on record about it, once it is called off. */
export interface ListedLot extends CountedLot {
  readonly onRecord?: { readonly list: string; readonly review: ListReview; readonly revision: number } | undefined
}

/**
 * Every piece of all lots, lot by lot, as CSV: each row names its lot. The rows are those of the lots' own cut lists: a called-off lot has
 * its order's, with its revision and approval; the others are framed by today's rules.
 */
export function cutListOfLots(development: string, lots: readonly ListedLot[]): string {
  const rows = lots.map(({ name, subject, onRecord }) => {
    const project = `${development}, ${name}`
    if (onRecord) return listRows(cutListOnRecord(onRecord.list, onRecord.review, String(onRecord.revision)), project)
    return listRows(listCsv(undefined, CUT_LIST_COLUMNS, cutList(frameModel(subject.layout), { project, revision: 'A' }).rows), project)
  })
  return `${listCsv(headingOfLots(lots), CUT_LIST_COLUMNS, [])}${rows.join('')}`
}

/** The heading of the lots' own lists while any has one; where they differ, it says which lot has which. */
function headingOfLots(lots: readonly ListedLot[]): ReturnType<typeof listHeading> {
  const reviews = lots.map(({ name, onRecord }) => ({ name, review: onRecord?.review ?? {} }))
  if (reviews.every(({ review }) => listHeading(review) === undefined)) return undefined
  const said = new Map<string, string[]>()
  for (const { name, review } of reviews) {
    const words = listHeading(review)?.[1] ?? `${approvalWords(review.approvedBy)}.`
    said.set(words, [...(said.get(words) ?? []), name])
  }
  const [only, ...more] = said.keys()
  return [
    PRELIMINARY_HEADING,
    more.length === 0 ? (only ?? '') : [...said].map(([words, names]) => `${names.join(', ')}: ${words}`).join(' '),
  ]
}

const BILL: readonly CsvColumn<DevelopmentBill['lines'][number]>[] = [
  { header: 'Category', value: (line) => line.category },
  { header: 'CSI division', value: (line) => line.csi },
  { header: 'SKU', value: (line) => line.sku },
  { header: 'Product', value: (line) => line.product_name },
  { header: 'Use', value: (line) => line.use },
  { header: 'Quantity', value: (line) => line.quantity },
  { header: 'Unit', value: (line) => line.unit },
  { header: 'Net quantity', value: (line) => line.net_quantity },
  { header: 'Net unit', value: (line) => line.net_unit },
  { header: 'Weight, lb', value: (line) => line.weight_pounds },
  { header: 'Total, list prices', value: (line) => (line.totalCents === null ? null : decimalDollars(line.totalCents)) },
]

export const developmentBillCsv = (bill: DevelopmentBill) => csvText(BILL, bill.lines)

/** One delivery: a lot on its day. */
interface Delivery {
  readonly lot: Pick<Lot, 'name' | 'deliverBy' | 'siteAddress' | 'siteZip' | 'order'>
  readonly plan: string
  /** Units of shop capacity: 100 sq ft of framed floor each. */
  readonly units: number
  readonly steelPounds: number
}

/** A lot's delivery with what it takes to make. */
export function deliveryOf(lot: Delivery['lot'], { name, layout }: CountedLot['subject'], steelPounds: number): Delivery {
  return { lot, plan: name, units: unitsForArea(Math.round(outlineArea(layout.outline) * layout.stories)), steelPounds }
}

const SCHEDULE: readonly CsvColumn<Delivery>[] = [
  { header: 'Needed by', value: ({ lot }) => lot.deliverBy },
  { header: 'Lot', value: ({ lot }) => lot.name },
  { header: 'Plan', value: ({ plan }) => plan },
  { header: 'Address', value: ({ lot }) => lot.siteAddress },
  { header: 'ZIP code', value: ({ lot }) => lot.siteZip },
  { header: 'Units of capacity', value: ({ units }) => units },
  { header: 'Steel, lb', value: ({ steelPounds }) => Math.round(steelPounds) },
  { header: 'Order', value: ({ lot }) => lot.order?.number ?? null },
  { header: 'State', value: ({ lot }) => stateOf(lot) },
]

function stateOf({ order }: Delivery['lot']): string {
  if (!order) return 'Not called off'
  return order.status === 'active' ? ORDER_STAGE_LABELS[order.stage] : ORDER_STATUS_LABELS[order.status]
}

export const deliveryScheduleCsv = (rows: readonly Delivery[]) => csvText(SCHEDULE, rows)
