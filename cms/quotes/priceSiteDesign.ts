import { fixesLine } from '@framewell/domain/quotes/siteDesign'
import type { priceSiteDesign as priceSiteDesignCall } from '@framewell/domain/quotes/siteDesignCalls'
import { currentPriceBook } from '../catalog/priceBooks'
import type { Operation } from '../platform/http/calls/bindCall'
import { fixesCents } from './fixesCents'
import { planLayoutOf } from './planLayoutOf'

/** The line that a house's fixes add to its quote, at today's prices; nothing is stored. */
export const priceSiteDesign: Operation<typeof priceSiteDesignCall> = async ({ req }, answers) => {
  const inputs = { kind: 'steel', answers } as const
  const cents = await fixesCents(req, await currentPriceBook(req), inputs, await planLayoutOf(req, inputs))
  return { line: answers.siteDesign && cents !== undefined ? fixesLine(answers.siteDesign, cents) : null }
}
