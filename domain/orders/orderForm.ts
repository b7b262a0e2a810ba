import { type PaymentTerms, paymentTermsWords } from '../credit/paymentTerms'
import { companyZoneWords } from '../dates/companyZone'
import { REVIEW_REQUIRED } from '../framing/notChecked'
import { addCents, type Cents, cents } from '../money/cents'
import { usd } from '../money/usd'
import { figure } from '../numbers/figure'
import type { QuoteLine } from '../quotes/quoteLine'
import { longDate } from '../quotes/quoteWords'
import { frameCheckWords } from '../structure/notCalculated'
import type { DesignLoads } from '../structure/site'
import type { SalesTax } from '../tax/salesTax'
import { BEFORE_TAX, taxSentence } from '../tax/taxWords'
import { KIT_ONLY } from './kitPrice'
import { FUNDS_DAYS } from './placing'

export interface OrderFormFacts {
  readonly number: string
  readonly companyName: string
  readonly title: string
  /** Source of the order: 'quote Q-2026-00042, revision 2'. */
  readonly source: string
  readonly priceBookVersion: number
  readonly lines: readonly QuoteLine[]
  readonly priceCents: Cents
  /** Null when the price is before tax. */
  readonly tax: SalesTax | null
  readonly depositCents: Cents
  readonly terms: PaymentTerms
  /** Days in which the builder can accept or dispute a phase. */
  readonly phaseDays: number
  readonly steelPounds: number
  /** The loads its frame passes at by calculation. */
  readonly designSite?: DesignLoads | null
  /** '12 Canal St, Dayton, OH 45402' */
  readonly site: string
  /** '2027-03-31' */
  readonly deliverBy: string
  readonly fabricatorName: string
  readonly warnings: readonly string[]
}

export const SIGNATURE_WORDS =
  'Your typed name is your signature. It is kept with a hash of this text, the time, and the address it came from.'

/**
 * The text of an order form, which the builder signs. Pure: the same order has the same text, whose hash is stored with the signature.
 * Wording changes affect new orders only, since an order keeps its text.
 */
export function orderForm(facts: OrderFormFacts): string[] {
  const { number, companyName, title, lines, priceCents, tax, depositCents, terms, phaseDays, warnings } = facts
  const totalCents = addCents(priceCents, tax?.taxCents ?? cents(0))
  return [
    `${companyName} places order ${number}: ${title}, as in ${facts.source}, at the prices of price book ${facts.priceBookVersion}.`,
    ...lines.map(({ label, amountCents, detail }) => `${label}${detail ? ` (${detail})` : ''}: ${usd(amountCents)}`),
    `Price: ${usd(priceCents)}${tax ? '' : ` ${BEFORE_TAX}`}. ${KIT_ONLY}`,
    ...(tax ? [`${taxSentence(tax)} Price and sales tax: ${usd(totalCents)}.`] : []),
    depositCents > 0 && depositCents < totalCents
      ? `Payment: ${paymentTermsWords(terms)}. ${usd(depositCents)} must arrive by the end of the day, ${companyZoneWords()}, ${FUNDS_DAYS} days after you sign (the next business day if banks are closed), and before fabrication starts. Otherwise this order is canceled.`
      : `Payment: ${paymentTermsWords(terms)}.`,
    `${releaseWords(terms)} A phase that you neither accept nor dispute within ${phaseDays} days after the shop has recorded it and signed its lien waiver counts as accepted.`,
    `Steel: ${figure(facts.steelPounds)} lb, according to the frame model stored with this order and its bill of materials.`,
    `Delivery to ${facts.site} by ${longDate(facts.deliverBy)}.`,
    `Shop: ${facts.fabricatorName}. If it drops out before fabrication starts, another shop in the network takes over the order at the same price and terms, and we notify you.`,
    ...(warnings.length > 0 ? [`${REVIEW_REQUIRED}: ${warnings.join(' ')}`] : []),
    ...frameCheckWords(facts.designSite),
    'You may cancel without charge until fabrication starts. Until then, changes are made by change order. It states the difference in price, steel and weeks, and both sides sign it.',
    SIGNATURE_WORDS,
  ]
}

/** What is released to the shop, and when. */
function releaseWords({ depositShare, carriedBy }: PaymentTerms): string {
  if (carriedBy === 'framewell' || depositShare === 1)
    return 'Your payments, and the trade credit we extend to you, are released to the shop as its work reaches the agreed phases and you accept it.'
  return 'Your payments are released to the shop as its work reaches the agreed phases and you accept it. We invoice the part on credit when a phase it pays for is ready for you to accept. The phase is released to the shop once you have paid that invoice.'
}

/** The hashed text: paragraphs separated by an empty line. */
export function formText(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}
