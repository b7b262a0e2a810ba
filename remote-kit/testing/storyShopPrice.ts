import { dayFrom } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import type { ProposedPrice } from '@framewell/domain/network/shopPriceCalls'

/** A price list of a shop that waits for an operator. For stories. */
export function storyShopPrice(given: Partial<ProposedPrice> = {}): ProposedPrice {
  return {
    id: '7c1d0000-0000-4000-8000-000000000001',
    shop: { id: '5b0d0000-0000-4000-8000-000000000001', name: 'Wabash Steel Frames' },
    status: 'proposed',
    from: dayFrom(new Date(), 14),
    rates: { plans: { 'the-bova-plan': cents(4_120_000) }, perPoundCents: null, perUnitCents: cents(395_000) },
    planNames: { 'the-bova-plan': 'The Bova' },
    quote: null,
    note: 'Coil went up in October',
    proposedBy: 'Dana Ruiz',
    proposedAt: new Date().toISOString(),
    decidedBy: null,
    reason: null,
    ...given,
  }
}
