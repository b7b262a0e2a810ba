import { companyDay } from '@framewell/domain/dates/businessDays'
import { sumCents } from '@framewell/domain/money/cents'
import { reviewStep } from '@framewell/domain/orders/engineering/reviewState'
import type { Order } from '@framewell/domain/orders/order'
import { orderRights } from '@framewell/domain/orders/orderRights'
import { dashboardStages, hasReached, isOpen, ORDER_STAGES, progressPercentage } from '@framewell/domain/orders/stages'
import type { OrderState } from '@framewell/domain/orders/transitions'
import { storyAcceptBy, storyDays } from './storyOrder'

/** Expected dates of an order's remaining stages, for a shop without a record. */
export function expectedOf({ status, stage, stages, slots, placedAt }: Order, now: Date) {
  if (status === 'cancelled' || status === 'completed') return []
  const reachedAt = stages.find((each) => each.stage === stage)?.reachedAt ?? placedAt
  return storyDays({ stage, status, reachedAt, weeks: slots.map(({ week }) => week) }, now)
}

/** An order after one of the domain's transitions. */
export function movedOrder(order: Order, { status, stage, acceptedAt = order.acceptedAt }: OrderState, now: Date): Order {
  const reached = order.stages.map((each) => ({
    ...each,
    reachedAt: each.stage === stage ? (each.reachedAt ?? now.toISOString()) : each.reachedAt,
  }))
  const moved: Order = { ...order, status, stage, stages: reached, slots: status === 'cancelled' ? [] : order.slots }
  const expected = expectedOf(moved, now)
  const expectedStage = (wanted: Order['stage']) => expected.find((each) => each.stage === wanted)
  return {
    ...moved,
    progressPercentage: progressPercentage(stage),
    acceptBy: storyAcceptBy({ status, stage, acceptedAt }, now),
    acceptedAt,
    shopPrice: order.shopPrice && { ...order.shopPrice, accepted: Boolean(acceptedAt) },
    heldUntil: status === 'cancelled' ? null : order.heldUntil,
    expectedDelivery: expectedStage('delivered_to_site')?.at ?? null,
    deliveredAt: reached.find((each) => each.stage === 'delivered_to_site')?.reachedAt ?? null,
    shipBy: expectedStage('in_transit')?.at ?? null,
    stages: ORDER_STAGES.map((each) => {
      const { reachedAt = null } = reached.find((one) => one.stage === each) ?? {}
      const state = each === stage ? 'current' : reachedAt ? 'completed' : 'pending'
      const next = expectedStage(each)
      return { stage: each, state, reachedAt, expectedAt: next?.at ?? null, expectedBecause: next?.why ?? null }
    }),
    dashboard: dashboardStages(stage, reviewStep(order.review, stage), false),
    may: orderRights({ status, stage, acceptedAt }, order.seenAs),
  }
}

/** The figures above the list, over all orders. */
export function orderSummary(orders: readonly Order[], now: Date) {
  const count = (matches: (order: Order) => boolean) => orders.filter(matches).length
  const isAt = (from: Order['stage'], before: Order['stage']) => (order: Order) =>
    hasReached(order.stage, from) && !hasReached(order.stage, before)
  return {
    open: count(isOpen),
    inFabrication: count((order) => isOpen(order) && isAt('fabrication_started', 'in_transit')(order)),
    inTransit: count((order) => isOpen(order) && order.stage === 'in_transit'),
    delivered: count((order) => order.status === 'completed' || isAt('delivered_to_site', 'completion_qa')(order)),
    late: count((order) => isOpen(order) && order.deliverBy < companyDay(now) && !hasReached(order.stage, 'delivered_to_site')),
    openValueCents: sumCents(orders.filter(isOpen).flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents]))),
  }
}
