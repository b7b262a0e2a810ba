import { usd } from '../money/usd'
import { KIT_ONLY, type KitPrice } from '../orders/kitPrice'
import { SIGNATURE_WORDS } from '../orders/orderForm'
import type { Quote } from '../quotes/quote'
import { BEFORE_TAX } from '../tax/taxWords'

/** The text by which a builder orders a development. Pure: the same quote has the same text, whose hash is stored with the signature. */
export function developmentOrderText(
  companyName: string,
  { number, revision, title, priceBookVersion }: Pick<Quote, 'number' | 'revision' | 'title' | 'priceBookVersion'>,
  { lines, totalCents }: KitPrice['kit'],
): string[] {
  return [
    `${companyName} orders ${title}, as in quote ${number}, revision ${revision}, at the prices of price book ${priceBookVersion}.`,
    ...lines.map(({ label, amountCents, detail }) => `${label}${detail ? ` (${detail})` : ''}: ${usd(amountCents)}`),
    `Price: ${usd(totalCents)} ${BEFORE_TAX}. ${KIT_ONLY}`,
    'Each lot is called off with its own order, which names its address, date and shop and takes the price of the lot’s kit from here. That order is signed and paid under your company’s terms at that time, and it sets the sales tax.',
    'Until you call a lot off, nothing is due for it and no shop holds a week for it.',
    'The order of each lot says what its frame is designed for, what was not checked, and whether an engineer has reviewed it.',
    SIGNATURE_WORDS,
  ]
}
