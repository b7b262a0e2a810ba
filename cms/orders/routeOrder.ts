import type { Tier } from '@framewell/domain/credit/tier'
import { addWeeks, type CapacitySlot, type WeekStart } from '@framewell/domain/network/capacityWeek'
import type { RoutableProject } from '@framewell/domain/network/routeProject'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { holdCapacity } from '../network/capacityHolds'
import { JSON_LIST } from '../network/keepShops'
import { routeAndRecord } from '../network/routeAndRecord'
import { transactionOf } from '../platform/database/transactionOf'
import { makingWindow } from './makingWindow'

export interface OrderToRoute {
  readonly number: string
  readonly tier: Tier
  readonly latitude: number
  readonly longitude: number
  /** '2027-03-31' */
  readonly deliverBy: string
  readonly units: number
  readonly needs: NonNullable<RoutableProject['needs']>
  readonly job: NonNullable<RoutableProject['job']>
  /** Shops to exclude because the order is moved away from them. */
  readonly awayFrom?: readonly string[]
  /** It is paid for already. */
  readonly paid: boolean
}

export interface RoutedOrder {
  readonly decisionId: string
  readonly fabricator: { readonly id: string; readonly name: string }
  readonly holdId: string
  readonly slots: readonly CapacitySlot[]
  readonly heldUntil: string
}

/** Shops to try, best first, when others take a slot at the same moment or a shop's own record asks for earlier weeks. */
const MAX_TRIED = 10

/**
 * Finds the shop of an order and holds its slot. Candidate shops are locked in the order of their IDs, so that orders never deadlock: of
 * several orders that want a last slot at once, one gets it and the others go to their next best shop. Routes again after a failed hold, so
 * that the stored decision is the one that is followed.
 * @returns the reason if the delivery is too soon or no shop can take it
 */
export async function routeOrder(
  req: PayloadRequest,
  order: OrderToRoute,
  until: Date,
  now: Date,
): Promise<RoutedOrder | { readonly refusal: 'deliveryTooSoon' | 'noShop'; readonly detail: string }> {
  const { number, tier, latitude, longitude, deliverBy, units, needs, job, awayFrom, paid } = order
  const ownLastWeeks = new Map<string, WeekStart>()
  const wish = {
    projectId: number,
    builderTier: tier,
    location: { lat: latitude, lng: longitude },
    requiredDeliveryBy: deliverBy,
    volumeEstimate: units,
    needs,
    job,
    paid,
    ownLastWeeks,
    ...(awayFrom && { awayFrom }),
  }
  let locked: readonly string[] | undefined
  for (let tried = 0; tried < MAX_TRIED; tried++) {
    const recorded = await routeAndRecord(req, wish, now)
    if ('tooSoon' in recorded) return { refusal: 'deliveryTooSoon', detail: recorded.tooSoon }
    const { decisionId, routing, fromWeek, help } = recorded
    const [best] = routing.ranked
    if (!best) return { refusal: 'noShop', detail: help }
    const { id, name } = best.shop
    locked ??= await lockShops(
      req,
      routing.ranked.slice(0, MAX_TRIED).map(({ shop }) => shop.id),
    )
    if (!locked.includes(id)) break
    const making = await makingWindow(req, { ...order, fabricatorId: id }, now)
    const held = making && (await holdCapacity(req, { fabricatorId: id, units, ...making, reference: number, until }, now))
    if (held) return { decisionId, fabricator: { id, name }, holdId: held.holdId, slots: held.slots, heldUntil: held.expiresAt }
    ownLastWeeks.set(id, making?.byWeek ?? addWeeks(fromWeek, -1))
  }
  return { refusal: 'noShop', detail: 'Others took the last free weeks at the same moment. Choose a later day.' }
}

async function lockShops(req: PayloadRequest, ids: readonly string[]): Promise<readonly string[]> {
  const database = await transactionOf(req)
  await database.execute(sql`select 1 from fabricators where id = any(${JSON_LIST(ids)}) order by id for update`)
  return ids
}
