import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { INITIAL_PRICE_BOOK } from '@framewell/domain/catalog/initialPriceBook'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { pricePickerEstimate } from '@framewell/domain/quotes/pickerEstimate'
import { describe, expect, it } from 'vitest'
import { offeredChoices, pickerDraft } from './pickerDraft'

const book: PriceBook = { ...INITIAL_PRICE_BOOK, version: 1, plans: INITIAL_PLANS.map((plan) => ({ ...plan })) }

describe("the picker's choices", () => {
  it('start with the recommended options', () => {
    expect(pickerDraft(book, 'the-bova-plan').empty).toEqual({
      planId: 'the-bova-plan',
      framing: 'standard-steel',
      roofing: 'zip-system',
      exterior: 'stucco',
    })
  })

  it('fall back when an option is gone, follow the plan in the URL, and can always be priced', () => {
    const kept = { planId: 'the-castle', framing: 'heavy-duty-steel', roofing: 'thatch', exterior: '' }
    const offered = offeredChoices(book, 'the-storch-plan', kept)
    expect(offered).toEqual({ planId: 'the-storch-plan', framing: 'heavy-duty-steel', roofing: 'zip-system', exterior: 'stucco' })
    expect(pricePickerEstimate(book, offered).ok).toBe(true)
  })
})
