import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { NO_FIXES } from '@framewell/domain/framing/frameFixes'
import { reinforcementsText } from '@framewell/domain/framing/reinforced'
import { withLinkToken } from '@framewell/domain/http/linkToken'
import { type PickerChoices, pickerFrameEffect } from '@framewell/domain/quotes/pickerChoices'

/** The list of plans. */
export const PICKER_LIST = '/configurator?plan='

export const pickerPath = (planId: string): string => `/configurator?plan=${encodeURIComponent(planId)}`

export const productionPath = ({ id, token }: { readonly id: string; readonly token: string }): string =>
  withLinkToken(`/configurator?${new URLSearchParams({ production: id })}`, token)

/** The bill of materials of a plan with the chosen framing, its fixes and the roof system. */
export function bomPath(book: PriceBook, { planId, framing, roofing, exterior, siteDesign }: PickerChoices): string {
  const fixes = siteDesign?.fixes ?? NO_FIXES
  const frame = { ...pickerFrameEffect(book, framing), ...fixes }
  const roof = book.picker.roofings.find(({ id }) => id === roofing)?.roofing
  // Without the options of a steel configuration of the same plan.
  const address = new URLSearchParams({ plan: planId, saved: 'off' })
  if (frame.studGauge) address.set('gauge', String(frame.studGauge))
  if (frame.studSpacingInches) address.set('spacing', String(frame.studSpacingInches))
  if (frame.studWeb) address.set('web', frame.studWeb)
  if (frame.wallHeightFeet) address.set('height', String(frame.wallHeightFeet))
  if (frame.upperWallHeightFeet) address.set('upper', String(frame.upperWallHeightFeet))
  if (fixes.reinforcements.length > 0) address.set('fixes', reinforcementsText(fixes.reinforcements))
  if (roof) address.set('roofing', roof)
  // The bill explains the difference to the estimate of these choices.
  address.set('picked', [framing, roofing, exterior].join('~'))
  return `/bom-generator?${address}`
}
