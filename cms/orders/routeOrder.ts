import type { Tier } from '@framewell/domain/credit/tier'
import { type CapacitySlot, weeksBetween } from '@framewell/domain/network/capacityWeek'
import type { RoutableProject, RoutableShop } from '@framewell/domain/network/routeProject'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { holdCapacity } from '../network/capacityHolds'
import { routeAndRecord } from '../network/routeAndRecord'
import { transactionOf } from '../platform/database/transactionOf'

export interface OrderToRoute {
  readonly number: string
  readonly tier: Tier
  readonly latitude: number
  readonly longitude: number
  /** '2027-03-31' */
  readonly deliverBy: string
  readonly units: number
  readonly needs: NonNullable<RoutableProject['needs']>
  /** Shops to exclude because the order is moved away from them. */
  readonly awayFrom?: readonly string[]
}

export interface RoutedOrder {
  readonly decisionId: string
  readonly fabricator: { readonly id: string; readonly name: string }
  readonly holdId: string
  readonly slots: readonly CapacitySlot[]
  readonly heldUntil: string
}

/** Shops to try, best first, when others take a slot at the same moment. */
const MAX_TRIED = 10

/**
 * Finds the shop of an order and holds its slot. Candidate shops are locked in the order of their IDs, so that orders never deadlock: of
 * several orders that want a last slot at once, one gets it and the others go to their next best shop.
 * @returns the reason if the delivery is too soon or no shop can take it
 */
export async function routeOrder(
  req: PayloadRequest,
  order: OrderToRoute,
  until: Date,
  now: Date,
): Promise<RoutedOrder | { readonly refusal: 'deliveryTooSoon' | 'noShop'; readonly detail?: string }> {
  const { number, tier, latitude, longitude, deliverBy, units, needs, awayFrom } = order
  const wish = {
    projectId: number,
    builderTier: tier,
    location: { lat: latitude, lng: longitude },
    requiredDeliveryBy: deliverBy,
    volumeEstimate: units,
    needs,
    ...(awayFrom && { awayFrom }),
  }
  const recorded = await routeAndRecord(req, wish, now)
  if (!recorded) return { refusal: 'deliveryTooSoon' }
  const { decisionId, routing, fromWeek, byWeek, explanation } = recorded
  const candidates = routing.ranked.slice(0, MAX_TRIED).map(({ shop }) => shop)
  const [best] = candidates
  if (!best) return { refusal: 'noShop', detail: explanation }
  const database = await transactionOf(req)
  await database.execute(sql`
    select 1 from fabricators where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(candidates.map(({ id }) => id))}::jsonb))
    order by id for update`)
  const weeks = weeksBetween(fromWeek, byWeek)
  const hold = async (by: string, { id, name }: RoutableShop): Promise<RoutedOrder | undefined> => {
    const held = await holdCapacity(req, { fabricatorId: id, units, fromWeek, weeks, reference: number, until }, now)
    return held && { decisionId: by, fabricator: { id, name }, holdId: held.holdId, slots: held.slots, heldUntil: held.expiresAt }
  }
  const held = await hold(decisionId, best)
  if (held) return held
  // Others took the slots at the same moment. Routes again while the shops are locked, so that the stored decision is the one that is
  // followed.
  const again = await routeAndRecord(req, wish, now)
  for (const { shop } of again?.routing.ranked ?? []) {
    const next = again && candidates.some(({ id }) => id === shop.id) ? await hold(again.decisionId, shop) : undefined
    if (next) return next
  }
  return { refusal: 'noShop', detail: 'Others took the last free weeks at the same moment. Choose a later day.' }
}
