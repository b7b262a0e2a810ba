import { INITIAL_PRICE_BOOK } from '@framewell/domain/catalog/initialPriceBook'
import { INITIAL_RELEASE_POLICY } from '@framewell/domain/payments/phases'
import type { BasePayload } from 'payload'
import { seedOnce } from '../platform/seeds/seedOnce'
import { toOptionDocuments } from './priceBookDocument'
import { SETTLE_LATER, settlePriceBook } from './settlePriceBook'

/** Stores the specification's options and prices, once, as version 1 of the price book. Runs after the plans' seed. */
export async function seedPriceBook(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'price-book',
    async (req) => (await payload.count({ collection: 'price-options', req })).totalDocs === 0,
    async (req) => {
      const context = { [SETTLE_LATER]: true }
      const { advanced, picker, bom } = INITIAL_PRICE_BOOK
      const { includedFramingCents, stemWallCents, fastenersCents, freightCents } = picker
      await payload.updateGlobal({
        slug: 'price-settings',
        data: {
          basePriceCentsPerSqft: advanced.basePriceCentsPerSqft,
          includedFramingCents,
          stemWallCents,
          fastenersCents,
          freightCents,
          bomMarkupPercent: bom.markupPercent,
          bomPreferredDiscountPercent: bom.preferredDiscountPercent,
          takeOff: bom.takeOff,
          monthlyTargetCents: 500_000_00,
          phaseDays: INITIAL_RELEASE_POLICY.phaseDays,
          acceptanceDays: INITIAL_RELEASE_POLICY.acceptanceDays,
        },
        context,
        req,
      })
      const documents = toOptionDocuments(INITIAL_PRICE_BOOK)
      for (const data of documents) await payload.create({ collection: 'price-options', data, context, req })
      await settlePriceBook(req)
      return documents.map(({ group, optionId }) => `${group}/${optionId}`)
    },
  )
}
