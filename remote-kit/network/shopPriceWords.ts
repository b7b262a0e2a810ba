import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { usd } from '@framewell/domain/money/usd'
import type { ProposedPrice } from '@framewell/domain/network/shopPriceCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'

export const SHOP_PRICE_STATUS_WORDS: Readonly<Record<ProposedPrice['status'], string>> = {
  proposed: 'Awaiting Framewell',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
}
export const SHOP_PRICE_TONES: Readonly<Record<ProposedPrice['status'], BadgeTone>> = {
  proposed: 'warn',
  approved: 'ok',
  declined: 'bad',
  withdrawn: 'neutral',
  replaced: 'neutral',
}

/** What a price is for: 'Orders accepted from December 1, 2026 on', or 'Order FW-2026-00042 alone'. */
export function shopPriceScope({ from, quote }: ProposedPrice): string {
  return quote ? `Order ${quote.order} alone` : `Orders accepted from ${longDate(from ?? '')} on`
}

/** The prices, one a line. */
export function shopPriceLines({ rates, quote, planNames }: ProposedPrice): readonly string[] {
  if (quote) {
    const { cents, contractCents } = quote
    return [contractCents === null ? usd(cents) : `${usd(cents)} of a contract price of ${usd(contractCents)}`]
  }
  if (!rates) return []
  const { plans, perPoundCents, perUnitCents } = rates
  return [
    ...Object.entries(plans).map(([id, price]) => `${planNames[id] ?? id}: ${usd(price)}`),
    ...(perPoundCents === null ? [] : [`Other houses: ${usd(perPoundCents)} per lb of steel`]),
    ...(perUnitCents === null ? [] : [`Other houses: ${usd(perUnitCents)} per 100 sq ft`]),
  ]
}
