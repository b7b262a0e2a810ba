import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { HouseInputs } from '@framewell/domain/quotes/quote'
import { fixesLine, siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import type {
  pricePickedDesign as pricePickedDesignCall,
  priceSiteDesign as priceSiteDesignCall,
  priceSizedDesign as priceSizedDesignCall,
} from '@framewell/domain/quotes/siteDesignCalls'
import type { PayloadRequest } from 'payload'
import { currentPriceBook } from '../catalog/priceBooks'
import type { Operation } from '../platform/http/calls/bindCall'
import { fixesCents } from './fixesCents'
import { planLayoutOf } from './planLayoutOf'

export const priceSiteDesign: Operation<typeof priceSiteDesignCall> = ({ req }, answers) => fixesAnswer(req, { kind: 'steel', answers })

export const priceSizedDesign: Operation<typeof priceSizedDesignCall> = ({ req }, answers) =>
  fixesAnswer(req, { kind: 'advanced', answers })

export const pricePickedDesign: Operation<typeof pricePickedDesignCall> = ({ req }, answers) =>
  fixesAnswer(req, { kind: 'picker', answers })

/** The line that a house's fixes add to its quote, at today's prices; nothing is stored. */
async function fixesAnswer(req: PayloadRequest, inputs: HouseInputs | PickerInputs) {
  const cents = await fixesCents(req, await currentPriceBook(req), inputs, await planLayoutOf(req, inputs))
  const design = siteDesignOf(inputs)
  return { line: design && cents !== undefined ? fixesLine(design, cents) : null }
}
