import { companyDay } from '@framewell/domain/dates/businessDays'
import { fabricatorFactsSchema } from '@framewell/domain/network/fabricatorFacts'
import { type Coordinates, greatCircleMiles } from '@framewell/domain/network/greatCircle'
import { lackingFor, type ProjectNeeds } from '@framewell/domain/network/routeProject'
import { UNFIT_WORDS } from '@framewell/domain/network/routingWords'
import { siteZipProblem } from '@framewell/domain/orders/siteAddress'
import { hasNoShop } from '@framewell/domain/orders/transitions'
import type { SalesTax } from '@framewell/domain/tax/salesTax'
import type { PayloadRequest } from 'payload'
import { placeOfZip } from '../network/placeOfZip'
import type { Fabricator, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import type { Refusing } from '../platform/http/calls/callContext'
import { salesTaxAt } from '../tax/salesTaxAt'
import { storedOrder } from './storedOrder'

/** Where an order goes instead. */
export interface ChangedSite extends Coordinates {
  readonly address: string
  readonly zip: string
}

interface Wanted {
  readonly siteAddress?: string | undefined
  readonly siteZip?: string | undefined
}

/**
 * The new site of an order; undefined when it stays. Within its ZIP code it keeps its coordinates.
 * @throws CallProblem invalidInput for an unknown ZIP code, or one of another state than the address; otherSalesTax
 */
export async function changedSite(
  { req, refuse }: Refusing<'otherSalesTax'>,
  order: Order,
  { siteAddress: address, siteZip: zip }: Wanted,
): Promise<ChangedSite | undefined> {
  if (address === undefined || zip === undefined || (address === order.siteAddress && zip === order.siteZip)) return undefined
  const { latitude: lat, longitude: lng } = order
  const place = await placeOfZip(req, zip)
  const apart = siteZipProblem({ siteAddress: address, siteZip: zip }, place?.state)
  if (apart) throw refuse('invalidInput', { fields: [{ path: 'siteZip', message: apart }] })
  if (zip === order.siteZip) return { address, zip, lat, lng }
  if (!place) throw refuse('invalidInput', { fields: [{ path: 'siteZip', message: 'We do not know this ZIP code' }] })
  if (await isTaxedOtherwise(req, order, zip)) throw refuse('otherSalesTax')
  return { address, zip, lat: place.lat, lng: place.lng }
}

const capabilitiesSchema = fabricatorFactsSchema.pick({ webs: true, mils: true, maxMemberFeet: true, toleranceInches: true })

/**
 * Refuses a change that the order's shop does not deliver to its site, or cannot make: when it is proposed, and again for the shop that has
 * the order when both sides have signed.
 * @throws CallProblem siteOutOfReach, shopCannotMake
 */
export async function refuseUnfitShop(
  { req, refuse }: Refusing<'siteOutOfReach' | 'shopCannotMake'>,
  order: Order,
  { site, needs }: { readonly site?: Coordinates | null | undefined; readonly needs?: ProjectNeeds | undefined },
): Promise<void> {
  if (hasNoShop(order)) return
  const where = { id: { equals: idOf(order.fabricator) } }
  const shop = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where, req })
  if (!shop) return
  const miles = site ? Math.round(greatCircleMiles({ lat: shop.latitude, lng: shop.longitude }, site)) : 0
  if (miles > shop.reachMiles)
    throw refuse('siteOutOfReach', { detail: `${shop.name} delivers up to ${shop.reachMiles} mi. This site is ${miles} mi away.` })
  const lacking = lackingFor(needs, capabilitiesSchema.parse(shop))
  if (lacking) throw refuse('shopCannotMake', { detail: `${shop.name}: ${UNFIT_WORDS[lacking]}.` })
}

/** Whether sales tax at a ZIP code has other jurisdictions, rates or certificates than the order's. */
async function isTaxedOtherwise(req: PayloadRequest, order: Order, zip: string): Promise<boolean> {
  const { tax, frozen } = storedOrder(order)
  const on = tax?.on ?? companyDay(new Date(order.placedAt))
  const there = await salesTaxAt(req, { zip, on, companyId: idOf(order.company) }, frozen.lines)
  return JSON.stringify(termsOf(there)) !== JSON.stringify(termsOf(tax))
}

function termsOf(tax: SalesTax | null) {
  return tax && [tax.state, tax.categories, tax.certificate, tax.jurisdictions.map(({ level, name, percent }) => [level, name, percent])]
}
