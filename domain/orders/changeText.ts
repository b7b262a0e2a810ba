import type { Cents } from '../money/cents'
import { absoluteCents, subtractCents } from '../money/differences'
import { usd, usdWithCents } from '../money/usd'
import { figure } from '../numbers/figure'
import { longDate } from '../quotes/quoteWords'
import type { SalesTax } from '../tax/salesTax'
import { BEFORE_TAX, taxNote } from '../tax/taxWords'

export interface ChangeFacts {
  readonly orderNumber: string
  readonly number: number
  readonly companyName: string
  readonly reason: string
  readonly beforeTitle: string
  readonly title: string
  /** What it changes to: 'quote Q-2026-00043, revision 1'; null when only the date changes. */
  readonly source: string | null
  readonly beforeCents: Cents
  readonly priceCents: Cents
  readonly beforeTax: SalesTax | null
  readonly tax: SalesTax | null
  readonly steelPoundsDifference: number
  readonly weeksDifference: number
  readonly deliverBy: string
}

/** 'more' and 'less' in words; zero is 'unchanged'. */
function moved(difference: number, written: string, more: string, less: string): string {
  if (difference === 0) return 'unchanged'
  return `${written} ${difference > 0 ? more : less}`
}

/** The text of a change order, which both parties sign: differences in price, steel and weeks. Pure, like the order form. */
export function changeText(facts: ChangeFacts): string[] {
  const { beforeCents, priceCents, beforeTax, tax, steelPoundsDifference, weeksDifference } = facts
  const differenceCents = subtractCents(priceCents, beforeCents)
  const price = moved(differenceCents, usd(absoluteCents(differenceCents)), 'more', 'less')
  const steel = moved(steelPoundsDifference, `${figure(Math.abs(steelPoundsDifference))} lb`, 'more', 'less')
  const weeks = Math.abs(weeksDifference)
  return [
    `Change ${facts.number} of order ${facts.orderNumber} of ${facts.companyName}. Reason: ${facts.reason}`,
    facts.source ? `${facts.beforeTitle} becomes ${facts.title}, as in ${facts.source}.` : `${facts.title} stays as it was ordered.`,
    `Price: ${usd(beforeCents)} becomes ${usd(priceCents)}: ${price}${tax ? '' : `, ${BEFORE_TAX}`}.`,
    ...(beforeTax && tax
      ? [`Sales tax: ${usdWithCents(beforeTax.taxCents)} becomes ${usdWithCents(tax.taxCents)}, as the order was signed: ${taxNote(tax)}.`]
      : []),
    `Steel: ${steel}.`,
    `Fabrication: ${moved(weeksDifference, `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`, 'later', 'sooner')}. Delivery by ${longDate(`${facts.deliverBy}T00:00:00Z`)}.`,
    'Everything else of the order stays as it was signed. This change holds once both sides have signed it.',
    'A typed name is a signature. It is kept with a hash of this text, the time, and the address it came from.',
  ]
}
