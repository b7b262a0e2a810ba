/** An order's stages, in this order, forward only. */
export const ORDER_STAGES = [
  'qualification_approved',
  'order_placed',
  'fabrication_started',
  'fabrication_complete',
  'kit_packaged',
  'in_transit',
  'delivered_to_site',
  'assembly_scheduled',
  'assembly_in_progress',
  'completion_qa',
] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

export const ORDER_STAGE_LABELS: Record<OrderStage, string> = {
  qualification_approved: 'Qualification approved',
  order_placed: 'Order placed',
  fabrication_started: 'Fabrication started',
  fabrication_complete: 'Fabrication complete',
  kit_packaged: 'Kit packaged',
  in_transit: 'In transit',
  delivered_to_site: 'Delivered to site',
  assembly_scheduled: 'Assembly scheduled',
  assembly_in_progress: 'Assembly in progress',
  completion_qa: 'Completion and QA',
}

/** Stages recorded by the shop (or by an operator for it); the first two follow from qualification and signature. */
export const RECORDED_STAGES = ORDER_STAGES.slice(2)

/** An order's status as an agreement; its work is tracked by stage. */
export const ORDER_STATUSES = ['awaiting_signature', 'awaiting_funds', 'active', 'on_hold', 'cancelled', 'completed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  awaiting_signature: 'Awaiting signature',
  awaiting_funds: 'Awaiting funds',
  active: 'Active',
  on_hold: 'On hold',
  cancelled: 'Canceled',
  completed: 'Completed',
}

/** Of orders that are signed and not over. */
export const SIGNED_STATUSES = ['awaiting_funds', 'active', 'on_hold'] as const satisfies readonly OrderStatus[]

/** Orders that are neither canceled nor completed. */
export const OPEN_STATUSES = ['awaiting_signature', ...SIGNED_STATUSES] as const satisfies readonly OrderStatus[]

/** Whether an order is neither canceled nor completed. */
export function isOpen({ status }: { readonly status: OrderStatus }): boolean {
  return OPEN_STATUSES.some((open) => open === status)
}

/** Whether an order is paid for as agreed: it no longer waits for its signature or deposit. */
export function isPaid({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'active' || status === 'on_hold' || status === 'completed'
}

/** The next stage; undefined after the last. */
export function nextStage(stage: OrderStage): OrderStage | undefined {
  return ORDER_STAGES[ORDER_STAGES.indexOf(stage) + 1]
}

export function hasReached(stage: OrderStage, wanted: OrderStage): boolean {
  return ORDER_STAGES.indexOf(stage) >= ORDER_STAGES.indexOf(wanted)
}

/** Stages reached out of all, in percent. */
export function progressPercentage(stage: OrderStage): number {
  return Math.round(((ORDER_STAGES.indexOf(stage) + 1) / ORDER_STAGES.length) * 100)
}

/** Where a signed order is, for analytics: the specified five, and what is before or beside them. */
export const FULFILLMENT_STATUSES = ['in_production', 'shipped', 'delivered', 'completed', 'on_hold', 'scheduled', 'cancelled'] as const
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number]
export const FULFILLMENT_LABELS: Record<FulfillmentStatus, string> = {
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  completed: 'Completed',
  on_hold: 'On hold',
  scheduled: 'Signed, not started',
  cancelled: 'Canceled',
}

/** A signed order's place in fulfillment, from its status and the last recorded stage. */
export function fulfillmentStatus({ status, stage }: { readonly status: OrderStatus; readonly stage: OrderStage }): FulfillmentStatus {
  if (status === 'completed' || status === 'on_hold' || status === 'cancelled') return status
  if (hasReached(stage, 'delivered_to_site')) return 'delivered'
  if (hasReached(stage, 'in_transit')) return 'shipped'
  return hasReached(stage, 'fabrication_started') ? 'in_production' : 'scheduled'
}

/** The builder dashboard's five stages. */
export const DASHBOARD_STAGES = [
  'order_confirmed',
  'engineering_review',
  'fabrication_started',
  'quality_control',
  'shipping_delivery',
] as const
export type DashboardStage = (typeof DASHBOARD_STAGES)[number]
export const DASHBOARD_STAGE_LABELS: Record<DashboardStage, string> = {
  order_confirmed: 'Order Confirmed',
  engineering_review: 'Engineering Review',
  fabrication_started: 'Fabrication Started',
  quality_control: 'Quality Control',
  shipping_delivery: 'Shipping & Delivery',
}
export type DashboardState = 'completed' | 'in_progress' | 'pending'

interface DashboardStep {
  readonly stage: DashboardStage
  readonly state: DashboardState
  /** What is on record about the engineering review; for others, a record that is missing although the work has moved past it. */
  readonly note: string | null
}

const NO_QUALITY_CHECK = 'No quality check recorded'

/**
 * The one of the ten stages that completes each of the five. The other two are separate records, which no stage of the shop's work proves.
 */
const COMPLETED_BY: Partial<Record<DashboardStage, OrderStage>> = {
  order_confirmed: 'order_placed',
  fabrication_started: 'fabrication_complete',
  shipping_delivery: 'delivered_to_site',
}

/** The one of the ten stages from which each of the five is under way; the review says so itself. */
const BEGUN_BY: Partial<Record<DashboardStage, OrderStage>> = {
  order_confirmed: 'qualification_approved',
  fabrication_started: 'fabrication_started',
  quality_control: 'fabrication_complete',
  shipping_delivery: 'kit_packaged',
}

/**
 * The five dashboard stages, derived from the record: reached ones are completed, the first other one is in progress if it has begun, the
 * rest is pending.
 * Only its payment phase completes the quality check.
 * @param review the step of the engineering review (`reviewStep`) and what is on record about it
 * @param qualityChecked whether the order's payment phase 'quality_check' is completed
 */
export function dashboardStages(
  stage: OrderStage,
  review: { readonly step: DashboardState; readonly words: string },
  qualityChecked: boolean,
): DashboardStep[] {
  const isCompleted = (each: DashboardStage) => {
    if (each === 'engineering_review') return review.step === 'completed'
    const by = COMPLETED_BY[each]
    return by ? hasReached(stage, by) : qualityChecked
  }
  const hasBegun = (each: DashboardStage) => {
    const by = BEGUN_BY[each]
    return by ? hasReached(stage, by) : review.step === 'in_progress'
  }
  const isPassed = hasReached(stage, 'in_transit')
  const current = DASHBOARD_STAGES.find(
    (each) =>
      !isCompleted(each) && !(each === 'engineering_review' && review.step === 'pending') && !(each === 'quality_control' && isPassed),
  )
  return DASHBOARD_STAGES.map((each) => ({
    stage: each,
    state: isCompleted(each) ? 'completed' : each === current && hasBegun(each) ? 'in_progress' : 'pending',
    note:
      each === 'engineering_review' ? review.words : each === 'quality_control' && isPassed && !qualityChecked ? NO_QUALITY_CHECK : null,
  }))
}
