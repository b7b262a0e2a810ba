import type { Cents } from '../money/cents'
import { absoluteCents, subtractCents } from '../money/differences'
import { usd, usdWithCents } from '../money/usd'
import type { CapacitySlot } from '../network/capacityWeek'
import { figure } from '../numbers/figure'
import type { QuoteChange } from '../quotes/quote'
import { longDate } from '../quotes/quoteWords'
import type { SalesTax } from '../tax/salesTax'
import { BEFORE_TAX, taxNote } from '../tax/taxWords'
import type { Compared } from './changeFields'

/** The values of an order that a change order can replace. */
export interface ChangeableFacts {
  readonly title: string
  readonly priceCents: Cents
  readonly tax: SalesTax | null
  readonly steelPounds: number
  /** '2027-03-31' */
  readonly deliverBy: string
  /** '12 Canal St, Dayton, OH 45402' */
  readonly site: string
  /** The weeks in which its shop makes it. */
  readonly slots: readonly CapacitySlot[]
  /** The day its delivery is expected; null while none is. */
  readonly expectedOn: string | null
}

const NEEDED_BY = 'Needed by'
const FABRICATION = 'Fabrication'
const DELIVERY = 'Delivery expected'

/** Every value that differs, in words, in the order in which they are signed. `choices` are the options that differ, `bill` the invoices. */
export function comparedFacts(
  before: ChangeableFacts,
  after: ChangeableFacts,
  choices: readonly Compared[],
  bill: readonly Compared[],
): Compared[] {
  const rows: readonly Compared[] = [
    { label: 'Order', before: before.title, after: after.title },
    ...choices,
    { label: 'Site', before: before.site, after: after.site },
    { label: NEEDED_BY, before: longDate(before.deliverBy), after: longDate(after.deliverBy) },
    { label: FABRICATION, before: weeksOf(before.slots), after: weeksOf(after.slots) },
    { label: DELIVERY, before: dayOf(before), after: dayOf(after) },
    { label: 'Price', before: usd(before.priceCents), after: usd(after.priceCents) },
    { label: 'Sales tax', before: taxOf(before), after: taxOf(after) },
    ...bill,
    { label: 'Steel', before: pounds(before), after: pounds(after) },
  ]
  return rows.filter((row) => row.before !== row.after)
}

const dayOf = ({ expectedOn }: ChangeableFacts) => (expectedOn === null ? 'no day yet' : longDate(expectedOn))
const taxOf = ({ tax }: ChangeableFacts) => (tax ? usdWithCents(tax.taxCents) : BEFORE_TAX)
const pounds = ({ steelPounds }: ChangeableFacts) => `${figure(steelPounds)} lb`

function weeksOf(slots: readonly CapacitySlot[]): string {
  const weeks = slots.map(({ week }) => week).sort()
  if (weeks.length === 0) return 'no week held'
  return `${weeks.length === 1 ? 'week' : 'weeks'} of ${weeks.map(longDate).join(' and ')}`
}

const LESS =
  'Each unpaid invoice is lowered to its share of the new price. What was paid beyond a share comes off the other unpaid invoices; the rest is refunded.'

interface ChangeTextFacts {
  readonly orderNumber: string
  readonly number: number
  readonly companyName: string
  readonly reason: string
  /** What replaces the ordered item: 'quote Q-2026-00043, revision 1'; null when no quote does. */
  readonly source: string | null
  readonly compared: readonly Compared[]
  readonly lines: readonly QuoteChange[]
  readonly beforeCents: Cents
  readonly priceCents: Cents
  readonly tax: SalesTax | null
}

/** The text of a change order, which both parties sign: the old and the new value of everything it changes. Pure, like the order form. */
export function changeText({ orderNumber, number, companyName, reason, source, compared, lines, ...money }: ChangeTextFacts): string[] {
  const { beforeCents, priceCents, tax } = money
  const differenceCents = subtractCents(priceCents, beforeCents)
  const isMade = compared.some(({ label }) => label === FABRICATION)
  const isBuilt = compared.some(({ label }) => label !== FABRICATION && label !== NEEDED_BY && label !== DELIVERY)
  return [
    `Change ${number} of order ${orderNumber} of ${companyName}. Reason: ${reason}`,
    ...(source ? [`What is ordered changes to ${source}.`] : []),
    ...compared.map(({ label, before, after }) => `${label}: ${before} changes to ${after}.`),
    ...lines.map(lineText),
    differenceCents === 0
      ? `The price stays ${usd(priceCents)}${tax ? '' : `, ${BEFORE_TAX}`}.`
      : `The price is ${usd(absoluteCents(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'}${tax ? '' : `, ${BEFORE_TAX}`}.`,
    ...(tax ? [`Sales tax rates, as the order was signed: ${taxNote(tax)}.`] : []),
    ...(differenceCents > 0 ? ['The difference is billed by the terms of the order.'] : []),
    ...(differenceCents < 0 ? [LESS] : []),
    ...(isBuilt ? ['If it changes the frame or its design site, an engineer’s earlier approval ends.'] : []),
    ...(isMade ? ['The fabrication weeks are those the shop has free today. The order takes them when both sides have signed.'] : []),
    'Everything else of the order stays as it was signed. This change takes effect when both sides have signed it.',
    'Your typed name is your signature. It is kept with a hash of this text, the time, and the address it came from.',
  ]
}

function lineText({ label, beforeCents, afterCents }: QuoteChange): string {
  if (beforeCents === null) return `${label} is added${afterCents === null ? '' : ` for ${usd(afterCents)}`}.`
  return afterCents === null ? `${label}, ${usd(beforeCents)}, is removed.` : `${label}: ${usd(beforeCents)} changes to ${usd(afterCents)}.`
}
