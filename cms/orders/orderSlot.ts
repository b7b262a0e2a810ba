import { type CapacitySlot, weeksBetween } from '@framewell/domain/network/capacityWeek'
import { makingWeeks } from '@framewell/domain/network/makingWeeks'
import type { PayloadRequest } from 'payload'
import { confirmHold, extendHold, freeHold, holdCapacity } from '../network/capacityHolds'
import { currentRoutingPolicy } from '../network/routingPolicies'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'

/** The slot as an order stores it. */
export interface StoredSlot {
  readonly holdId: string | null
  readonly slots: CapacitySlot[]
  readonly heldUntil: string | null
}

type Slotted = Pick<Order, 'number' | 'fabricator' | 'units' | 'deliverBy' | 'holdId' | 'slots'>

/**
 * Extends an order's slot until a moment, or confirms it with null. An expired hold is taken again in the same shop if there is capacity.
 * @returns undefined if there is none
 */
export async function keepSlot(
  req: PayloadRequest,
  order: Slotted,
  until: Date | null,
  now: Date,
): Promise<Partial<StoredSlot> | undefined> {
  const { holdId } = order
  const kept = holdId ? await (until ? extendHold(req, holdId, until) : confirmHold(req, holdId)) : false
  const heldUntil = until?.toISOString() ?? null
  if (kept) return { heldUntil }
  const taken = await takeSlot(req, order, until, now)
  return taken && { ...taken, heldUntil }
}

/** Takes a new slot in the order's own shop, until a moment, or confirmed with null. @returns undefined if there is no capacity */
export async function takeSlot(
  req: PayloadRequest,
  order: Slotted,
  until: Date | null,
  now: Date,
): Promise<{ readonly holdId: string; readonly slots: CapacitySlot[] } | undefined> {
  const { policy } = await currentRoutingPolicy(req)
  const making = makingWeeks(now, order.deliverBy, policy.leadWeeks)
  if (!making) return undefined
  const { fromWeek, byWeek } = making
  const weeks = weeksBetween(fromWeek, byWeek)
  const wanted = { fabricatorId: idOf(order.fabricator), units: order.units, fromWeek, weeks, reference: order.number }
  const held = await holdCapacity(req, { ...wanted, ...(until && { until }) }, now)
  if (!held) return undefined
  if (!until) await confirmHold(req, held.holdId)
  return { holdId: held.holdId, slots: [...held.slots] }
}

/** Releases an order's slot. */
export async function freeSlot(req: PayloadRequest, { holdId }: Slotted): Promise<StoredSlot> {
  if (holdId) await freeHold(req, holdId)
  return { holdId: null, slots: [], heldUntil: null }
}
