import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { type PickerChoices, pickerChoicesSchema, withPicked } from '@framewell/domain/quotes/pickerChoices'
import { defaultPickerChoices } from '@framewell/domain/quotes/pickerEstimate'

/** The picker's draft of one plan. */
export function pickerDraft(book: PriceBook, planId: string) {
  return {
    configurator: 'picker',
    storageKey: `framewell.picker.${planId}`,
    schema: pickerChoicesSchema,
    empty: defaultPickerChoices(book, planId),
  } as const
}

/** The choices for a plan, with discontinued options replaced by the recommended ones. Fixes of another frame are gone. */
export function offeredChoices(book: PriceBook, planId: string, choices: PickerChoices): PickerChoices {
  const { framings, roofings, exteriors } = book.picker
  const usual = defaultPickerChoices(book, planId)
  const offered = (options: readonly { readonly id: string }[], chosen: string, instead: string) =>
    options.some(({ id }) => id === chosen) ? chosen : instead
  return withPicked(choices, {
    planId,
    framing: offered(framings, choices.framing, usual.framing),
    roofing: offered(roofings, choices.roofing, usual.roofing),
    exterior: offered(exteriors, choices.exterior, usual.exterior),
  })
}
