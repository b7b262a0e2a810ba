import type { listBomDistributors, listBomPlans } from '@framewell/domain/bom/calls'
import type { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'

export interface BomDesk {
  readonly bomPlans: AnswerCall<typeof listBomPlans>
  readonly bomDistributors: AnswerCall<typeof listBomDistributors>
  readonly prices: AnswerCall<typeof getPriceBook>
}

/** A fake of the BOM tab's calls. */
export function bomDesk(): BomDesk {
  return {
    bomPlans: () => ({
      plans: [
        {
          plan_id: 'bova-900',
          plan_name: 'The Bova Plan',
          square_footage: 900,
          dimensions: { length: 36, width: 25, height: 15, stories: 1 },
          catalog_id: 'the-bova-plan',
        },
      ],
    }),
    bomDistributors: () => ({
      distributors: [{ id: 'midwest', name: 'Midwest Steel Supply', region: 'Ohio', leadTimeDays: 9, demo: true }],
    }),
    prices: () => ({ priceBook: INITIAL_PRICES }),
  }
}
