import type { Delivery, getDelivery as getDeliveryCall } from '@framewell/domain/network/deliveryCalls'
import { deliveryTo, reaches } from '@framewell/domain/network/deliveryTo'
import { firstMakingWeek, PLANNED_WEEKS } from '@framewell/domain/network/leadTime'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { JSON_LIST } from './keepShops'
import { helpfulShops } from './narrowShops'
import { placeOfZip } from './placeOfZip'
import { routableShops } from './routableShops'
import { currentRoutingPolicy } from './routingPolicies'
import { stageRecords } from './stageRecords'

/** The shops nearest to a site that are looked at. */
const MOST = 200
const addressRows = z.array(z.object({ id: z.string(), address: z.string() }))

export const getDelivery: Operation<typeof getDeliveryCall> = async ({ req, refuse, now }, { zip, squareFeet }) => {
  const delivery = await deliveryAt(req, zip, squareFeet, now)
  if (!delivery) throw refuse('unknownZip')
  return delivery
}

/** Delivery of a frame to a ZIP code; null when the ZIP code is unknown. */
export async function deliveryAt(req: PayloadRequest, zip: string, squareFeet: number, now: Date): Promise<Delivery | null> {
  const found = await placeOfZip(req, zip)
  if (!found) return null
  const { lat, lng, ...place } = found
  const { policy } = await currentRoutingPolicy(req)
  const ids = await helpfulShops(req, { project: { location: { lat, lng } }, most: MOST })
  const shops = await routableShops(req, firstMakingWeek(now, policy), PLANNED_WEEKS, ids)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select id::text as id, address from fabricators where id = any(${JSON_LIST(ids)})`)
  const addresses = new Map(addressRows.parse(rows).map(({ id, address }) => [id, address]))
  // Read from every order that these shops have made.
  const inReach = shops.flatMap((shop) => (reaches({ lat, lng }, shop, policy) ? [shop.id] : []))
  const records = inReach.length > 0 ? await stageRecords(req, inReach) : new Map()
  const known = shops.map((shop) => ({ ...shop, place: cityOf(addresses.get(shop.id) ?? ''), record: records.get(shop.id) }))
  return { ...place, squareFeet, ...deliveryTo({ lat, lng }, squareFeet, known, policy, now) }
}

/** The city of an address: 'Wabash' of '12 Canal St, Wabash, IN 46992'. */
function cityOf(address: string): string {
  const parts = address.split(',').map((part) => part.trim())
  return parts.at(-2) ?? address
}
