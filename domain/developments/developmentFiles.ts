import { type CsvColumn, csvText } from '../export/csvText'
import { type CutList, cutList } from '../framing/cutList'
import { frameModel } from '../framing/frameModel'
import { outlineArea } from '../framing/outline'
import { decimalDollars } from '../money/cents'
import { unitsForArea } from '../network/capacityWeek'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '../orders/stages'
import type { CountedLot, DevelopmentBill } from './billOfLots'
import type { Lot } from './lot'

/** Every piece of all lots, lot by lot: each row names its lot. The rows are those of the lots' own cut lists. */
export function cutListOfLots(development: string, lots: readonly CountedLot[]): CutList {
  const lists = lots.map(({ name, subject }) => cutList(frameModel(subject.layout), { project: `${development}, ${name}`, revision: 'A' }))
  return { heading: lists[0]?.heading, rows: lists.flatMap(({ rows }) => rows) }
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
