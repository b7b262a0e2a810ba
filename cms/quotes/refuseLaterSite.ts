import { isInFuture } from '@framewell/domain/dates/deviceClock'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import { CONFIRMED_LATER, siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import { CallProblem } from '../platform/http/calls/CallProblem'

/** @throws CallProblem invalidInput for a site that was confirmed in the future */
export function refuseLaterSite(inputs: QuoteInputs | PickerInputs, now: Date): void {
  const design = siteDesignOf(inputs)
  if (design && isInFuture(new Date(design.site.confirmedAt), now))
    throw new CallProblem('invalidInput', { fields: [{ path: 'siteDesign.site.confirmedAt', message: CONFIRMED_LATER }] })
}
