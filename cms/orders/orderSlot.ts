import { addWeeks, type CapacitySlot, type WeekStart, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { firstMakingWeek, PLANNED_WEEKS, readyDays } from '@framewell/domain/network/leadTime'
import { hasReached, isPaid } from '@framewell/domain/orders/stages'
import { hasNoShop } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import { confirmHold, extendHold, freeAfter, freeHold, holdCapacity } from '../network/capacityHolds'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { shopLeads } from './expectedDays'
import { makingWindow } from './makingWindow'
import { slotsOf } from './slotsOf'

/** The slot as an order stores it. */
export interface StoredSlot {
  readonly holdId: string | null
  readonly slots: CapacitySlot[]
  readonly heldUntil: string | null
}

type Slotted = Pick<
  Order,
  'number' | 'status' | 'routingDecision' | 'fabricator' | 'units' | 'deliverBy' | 'holdId' | 'slots' | 'latitude' | 'longitude'
>

/**
 * Extends an order's slot until a moment, or confirms it with null, which is when it is paid for. An expired hold is taken again in the same
 * shop if there is capacity. A slot that the engineering no longer leaves time for moves to the next weeks its shop has.
 * @returns undefined if there is none
 */
export async function keepSlot(
  req: PayloadRequest,
  order: Slotted,
  until: Date | null,
  now: Date,
): Promise<Partial<StoredSlot> | undefined> {
  if (until === null) return confirmSlot(req, order, now)
  const heldUntil = until.toISOString()
  if (order.holdId && (await extendHold(req, order.holdId, until))) return { heldUntil }
  const taken = await takeSlot(req, order, until, now)
  return taken && { ...taken, heldUntil }
}

async function confirmSlot(req: PayloadRequest, order: Slotted, now: Date): Promise<Partial<StoredSlot> | undefined> {
  const { ready } = (await shopLeads(req, [idOf(order.fabricator)])).of(idOf(order.fabricator), order)
  const fromWeek = firstMakingWeek(now, readyDays(ready, true))
  const isInTime = slotsOf(order).every(({ week }) => week >= fromWeek)
  if (isInTime && order.holdId && (await confirmHold(req, order.holdId))) return { heldUntil: null }
  if (order.holdId) await freeHold(req, order.holdId)
  return takeAgain(req, order, fromWeek, now)
}

/** Takes a paid order's weeks again in its shop: in time if it can be, else the next free ones. */
async function takeAgain(req: PayloadRequest, order: Slotted, fromWeek: WeekStart, now: Date): Promise<Partial<StoredSlot> | undefined> {
  const paid = { ...order, status: 'active' } as const
  const taken = (await takeSlot(req, paid, null, now)) ?? (await holdNext(req, paid, fromWeek, now))
  return taken && { ...taken, heldUntil: null }
}

/**
 * The slot of an order that goes on after a hold: its own, or other weeks if one of them has passed before its frame was begun.
 * @returns undefined if its shop has none
 */
export async function slotAfterHold(
  req: PayloadRequest,
  order: Slotted & Pick<Order, 'stage'>,
  now: Date,
): Promise<Partial<StoredSlot> | undefined> {
  const thisWeek = weekStartOf(now)
  if (hasReached(order.stage, 'fabrication_started') || slotsOf(order).every(({ week }) => week >= thisWeek)) return {}
  if (order.holdId) await freeHold(req, order.holdId)
  return takeAgain(req, order, addWeeks(thisWeek, 1), now)
}

/** The shop's next free weeks, for an order that was paid too late for its own: it is delivered later than needed. */
async function holdNext(req: PayloadRequest, order: Slotted, fromWeek: WeekStart, now: Date) {
  const { units, number: reference, fabricator } = order
  const wanted = { fabricatorId: idOf(fabricator), units, reference, fromWeek, weeks: PLANNED_WEEKS, from: 'earliest' } as const
  const held = await holdCapacity(req, wanted, now)
  if (!held) return undefined
  await confirmHold(req, held.holdId)
  return { holdId: held.holdId, slots: [...held.slots] }
}

/**
 * Takes a new slot in the order's own shop, until a moment, or confirmed with null; none for an order without a shop.
 * @returns undefined if there is no capacity
 */
export async function takeSlot(
  req: PayloadRequest,
  order: Slotted,
  until: Date | null,
  now: Date,
): Promise<Pick<StoredSlot, 'holdId' | 'slots'> | undefined> {
  if (hasNoShop(order)) return { holdId: null, slots: [] }
  const { latitude, longitude, deliverBy, units, number: reference } = order
  const fabricatorId = idOf(order.fabricator)
  const making = await makingWindow(req, { fabricatorId, latitude, longitude, deliverBy, paid: isPaid(order) }, now)
  const held = making && (await holdCapacity(req, { fabricatorId, units, reference, ...making, ...(until && { until }) }, now))
  if (!held) return undefined
  if (!until) await confirmHold(req, held.holdId)
  return { holdId: held.holdId, slots: [...held.slots] }
}

/** Releases the weeks after the one in which an order's frame was made: its shop can sell them again. */
export async function freeUnusedWeeks(
  req: PayloadRequest,
  order: Pick<Order, 'holdId' | 'slots'>,
  madeAt: Date,
): Promise<Pick<StoredSlot, 'slots'>> {
  const week = weekStartOf(madeAt)
  if (order.holdId) await freeAfter(req, order.holdId, week)
  return { slots: slotsOf(order).filter((slot) => slot.week <= week) }
}

/** Releases an order's slot. */
export async function freeSlot(req: PayloadRequest, { holdId }: Pick<Order, 'holdId'>): Promise<StoredSlot> {
  if (holdId) await freeHold(req, holdId)
  return { holdId: null, slots: [], heldUntil: null }
}
