import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { withLinkToken } from '@framewell/domain/http/linkToken'
import { type PickerChoices, pickerFrameEffect } from '@framewell/domain/quotes/pickerEstimate'

/** The list of plans. */
export const PICKER_LIST = '/configurator?plan='

export const pickerPath = (planId: string): string => `/configurator?plan=${encodeURIComponent(planId)}`

export const productionPath = ({ id, token }: { readonly id: string; readonly token: string }): string =>
  withLinkToken(`/configurator?${new URLSearchParams({ production: id })}`, token)

/** The bill of materials of a plan with the chosen framing and roof system. */
export function bomPath(book: PriceBook, { planId, framing, roofing }: PickerChoices): string {
  const frame = pickerFrameEffect(book, framing)
  const roof = book.picker.roofings.find(({ id }) => id === roofing)?.roofing
  const address = new URLSearchParams({ plan: planId })
  if (frame.studGauge) address.set('gauge', String(frame.studGauge))
  if (frame.studSpacingInches) address.set('spacing', String(frame.studSpacingInches))
  if (frame.wallHeightFeet) address.set('height', String(frame.wallHeightFeet))
  if (frame.upperWallHeightFeet) address.set('upper', String(frame.upperWallHeightFeet))
  if (roof) address.set('roofing', roof)
  return `/bom-generator?${address}`
}
