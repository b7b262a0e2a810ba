import { hasReached, nextStage, type OrderStage, type OrderStatus } from './stages'

/** Parties that act on an order. */
export const ORDER_PARTIES = ['builder', 'fabricator', 'operator', 'system'] as const
export type OrderParty = (typeof ORDER_PARTIES)[number]

export interface OrderState {
  readonly status: OrderStatus
  readonly stage: OrderStage
  /** When the shop accepted it; missing before. */
  readonly acceptedAt?: string | null
  /** Whether fabrication waits for the approval of an engineer. */
  readonly awaitsReview?: boolean
  /** Whether panels of it have left the shop. */
  readonly hasShipped?: boolean
}

export type OrderAction = 'sign' | 'fund' | 'hold' | 'resume' | 'cancel'
export type OrderRefusal =
  | 'notAwaitingSignature'
  | 'notAwaitingFunds'
  | 'notActive'
  | 'notOnHold'
  | 'alreadyClosed'
  | 'fabricationStarted'
  | 'stageSkipped'
  | 'stageReached'
  | 'notSigned'
  | 'alreadyAccepted'

type Outcome = { readonly state: OrderState } | { readonly refusal: OrderRefusal }

const isClosed = (status: OrderStatus) => status === 'cancelled' || status === 'completed'

/**
 * The order after an action. Signing places it; funding lets the shop begin; an operator may put an active order on hold; a builder cancels
 * until fabrication starts, an operator until the first panel ships.
 * @param needsFunds for 'sign': false when nothing is prepaid
 */
export function actOnOrder(
  state: OrderState,
  action: OrderAction,
  { by = 'operator', needsFunds = true }: { readonly by?: OrderParty; readonly needsFunds?: boolean } = {},
): Outcome {
  const { status, stage } = state
  if (isClosed(status)) return { refusal: 'alreadyClosed' }
  if (action === 'sign') {
    if (status !== 'awaiting_signature') return { refusal: 'notAwaitingSignature' }
    return { state: { status: needsFunds ? 'awaiting_funds' : 'active', stage: 'order_placed' } }
  }
  if (action === 'fund') return status === 'awaiting_funds' ? { state: { status: 'active', stage } } : { refusal: 'notAwaitingFunds' }
  if (action === 'hold') return status === 'active' ? { state: { status: 'on_hold', stage } } : { refusal: 'notActive' }
  if (action === 'resume') return status === 'on_hold' ? { state: { status: 'active', stage } } : { refusal: 'notOnHold' }
  const tooLate = state.hasShipped || hasReached(stage, by === 'builder' ? 'fabrication_started' : 'in_transit')
  return tooLate ? { refusal: 'fabricationStarted' } : { state: { status: 'cancelled', stage } }
}

/** Records a stage: only the next one of an active order, and fabrication only after a required review. The last one completes it. */
export function recordOrderStage(
  { status, stage, awaitsReview = false }: OrderState,
  recorded: OrderStage,
): { readonly state: OrderState } | { readonly refusal: OrderRefusal | 'notApproved' } {
  if (isClosed(status)) return { refusal: 'alreadyClosed' }
  if (status !== 'active') return { refusal: 'notActive' }
  if (hasReached(stage, recorded)) return { refusal: 'stageReached' }
  if (nextStage(stage) !== recorded) return { refusal: 'stageSkipped' }
  if (recorded === 'fabrication_started' && awaitsReview) return { refusal: 'notApproved' }
  return { state: { status: recorded === 'completion_qa' ? 'completed' : 'active', stage: recorded } }
}

/** Why no other shop can take over an order; undefined until its steel is being fabricated. */
export function rerouteRefusal({ status, stage }: OrderState): OrderRefusal | undefined {
  if (isClosed(status)) return 'alreadyClosed'
  return hasReached(stage, 'fabrication_started') ? 'fabricationStarted' : undefined
}

export function canBeRerouted(state: OrderState): boolean {
  return rerouteRefusal(state) === undefined
}

/** Statuses in which an order can be without a shop. */
export const SHOPLESS_STATUSES = ['awaiting_signature', 'awaiting_funds', 'on_hold'] as const satisfies readonly OrderStatus[]

/** What screens say in place of a shop while an order has none. */
export const NO_SHOP_YET = 'No shop yet'

/** The routing decision of an order without a shop. */
export const NOT_ROUTED = 'none'

/** What says whether a shop makes an order. */
export interface RoutedState {
  readonly status: OrderStatus
  readonly holdId?: string | null | undefined
  readonly routingDecision: string
}

/**
 * Whether no shop makes an order: its last one gave it up, or had no weeks left when it was paid for. An order has a shop as long as it has
 * a slot; a canceled order, which has no slot, had one to the end if it was routed.
 */
export function hasNoShop({ status, holdId, routingDecision }: RoutedState): boolean {
  if (status === 'cancelled') return routingDecision === NOT_ROUTED
  return !holdId && SHOPLESS_STATUSES.some((each) => each === status)
}

/** Why a shop can't accept an order now; undefined when it can. Starting fabrication accepts it too. */
export function acceptRefusal({ status, stage, acceptedAt }: OrderState): OrderRefusal | undefined {
  if (isClosed(status)) return 'alreadyClosed'
  if (acceptedAt || hasReached(stage, 'fabrication_started')) return 'alreadyAccepted'
  return status === 'active' ? undefined : 'notActive'
}

/** Why an order can't be changed now; undefined when it can. */
export function changeRefusal({ status, stage }: OrderState): OrderRefusal | undefined {
  return rerouteRefusal({ status, stage }) ?? (status === 'awaiting_signature' ? 'notSigned' : undefined)
}

/** The answer to each refusal. */
export const ORDER_REFUSALS = {
  notAwaitingSignature: { status: 409, message: 'This order has been signed already.' },
  notAwaitingFunds: { status: 409, message: 'This order is not waiting for a payment.' },
  notActive: { status: 409, message: 'This order is not active: it is awaiting a signature or a payment, or is on hold.' },
  notOnHold: { status: 409, message: 'This order is not on hold.' },
  alreadyClosed: { status: 409, message: 'This order is completed or canceled.' },
  fabricationStarted: { status: 409, message: 'Fabrication has started. Write to us about what can still be changed.' },
  stageSkipped: { status: 409, message: 'Stages follow one another. Record the one before first.' },
  stageReached: { status: 409, message: 'This stage has been recorded already.' },
  alreadyAccepted: { status: 409, message: 'This order has been accepted already.' },
  notSigned: { status: 409, message: 'This order has not been signed yet. Cancel it and order again.' },
} as const satisfies Record<OrderRefusal, { status: number; message: string }>
