import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import type { Cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { usd } from '../money/usd'
import { figure } from '../numbers/figure'
import { longDate } from '../quotes/quoteWords'

/** Floor area of a frame whose size is not known yet. */
export const USUAL_SQUARE_FEET = 1350

const deliverySchema = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  squareFeet: z.number(),
  /** Active shops of sufficient quality that reach the site. */
  shopsInReach: z.number().int(),
  /** The first delivery any of them has free weeks for; null without one. */
  earliest: z.object({ day: z.string(), miles: z.number(), freightCents: centsSchema, transitDays: z.number().int() }).nullable(),
  /** The nearest active shop, in reach or not; null in an empty network. */
  nearest: z.object({ place: z.string(), miles: z.number() }).nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

/** Whether, how soon and for what freight we deliver to a ZIP code. */
export const getDelivery = defineCall({
  name: 'getDelivery',
  method: 'GET',
  path: '/api/places/zip/{zip}/delivery',
  keys: 'read',
  summary: 'Whether shops reach a ZIP code, with the earliest delivery and its freight',
  feature: 'network',
  access: 'public',
  input: z.object({
    zip: z.string().regex(/^\d{5}$/, 'Use five digits'),
    squareFeet: z.coerce.number('Use a number').min(1, 'Above 0').max(1_000_000, 'Too large').default(USUAL_SQUARE_FEET),
  }),
  output: deliverySchema,
  errors: { unknownZip: { status: 404, message: 'We do not know this ZIP code. Check its five digits.' } },
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})

/**
 * 'We deliver to Katy, TX 77494. Earliest delivery: …' or why not.
 * @param deliverBy the day it is needed by (ISO date), when that is known
 * @param pricedFreightCents the freight in a price that has a line for it; without one, the text has the estimate by lane
 */
export function deliveryText(
  { zip, city, state, squareFeet, shopsInReach, earliest, nearest }: Delivery,
  deliverBy = '',
  pricedFreightCents?: Cents,
): string {
  if (shopsInReach === 0)
    return nearest
      ? `No shop reaches this ZIP yet (nearest: ${nearest.place}, ${figure(nearest.miles)} mi).`
      : 'No shop reaches this ZIP yet.'
  const shops = `${shopsInReach} ${shopsInReach === 1 ? 'shop is' : 'shops are'} in reach`
  if (!earliest) return `${shops} of ${city}, ${state} ${zip}, but no planned week has room for ${figure(squareFeet)} sq ft.`
  const needed =
    deliverBy === '' ? '' : `That is ${deliverBy < earliest.day ? 'after' : 'in time for'} ${longDate(deliverBy)}, when you need it. `
  const distance = earliest.miles < 1 ? 'under 1 mile' : `${figure(earliest.miles)} ${earliest.miles === 1 ? 'mile' : 'miles'}`
  return (
    `We deliver to ${city}, ${state} ${zip}. Earliest delivery: ${longDate(earliest.day)} for a frame of ${figure(squareFeet)} sq ft. ${needed}` +
    (pricedFreightCents === undefined
      ? `${shops}. Estimated freight for ${distance}: ${usd(earliest.freightCents)}. It helps choose your shop and is not added to your price.`
      : `${shops}, the first of them at ${distance}. Your price has ${usd(pricedFreightCents)} of freight in it.`)
  )
}
