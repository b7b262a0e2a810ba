import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { rerouteRefusal } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import { companiesOf } from '../../parties/companyOf'
import type { EngineeringReview, Order } from '../../payload-types'
import { idOf } from '../../platform/database/idOf'
import { lockRow } from '../../platform/database/lockRow'
import type { Refusing } from '../../platform/http/calls/callContext'
import { hasRole } from '../../platform/sessions/access'
import { findOrder, partyIn, type SeenOrder } from '../findOrder'

/** An order under review, its review if an engineer was assigned, and as whom the person sees it. */
export interface SeenReview {
  readonly order: Order
  readonly review: EngineeringReview | null
  readonly seenAs: 'builder' | 'engineer' | 'operator'
}

/**
 * For the assigned engineer, the builder and operators.
 * @throws CallProblem unknownOrder for everybody else, as for an order that does not exist
 */
export async function openReview(context: Refusing<'unknownOrder'>, orderId: string): Promise<SeenReview> {
  const { req, refuse } = context
  const order = await findOrder(req, orderId)
  if (!order) throw refuse('unknownOrder')
  const review = await findReview(req, order)
  if (hasRole(req, OPERATOR_ROLES)) return { order, review, seenAs: 'operator' }
  if (review && (await isAssigned(req, review))) return { order, review, seenAs: 'engineer' }
  if ((await partyIn(req, order)) !== 'builder') throw refuse('unknownOrder')
  return { order, review, seenAs: 'builder' }
}

/** The same, for a change: the order is locked until the transaction ends, open, and its fabrication has not started. */
export async function openReviewForChange(
  context: Refusing<'unknownOrder' | 'reviewClosed'>,
  orderId: string,
  as: readonly SeenReview['seenAs'][],
): Promise<SeenReview> {
  const { order } = await openReview(context, orderId)
  await lockRow(context.req, 'orders', order.id)
  const seen = await openReview(context, order.id)
  if (!as.includes(seen.seenAs)) throw context.refuse('unknownOrder')
  if (rerouteRefusal(seen.order)) throw context.refuse('reviewClosed')
  return seen
}

/** The frame of an order, for its parties and its assigned engineer. */
export async function openFrame(
  context: Refusing<'unknownOrder'>,
  orderId: string,
): Promise<Omit<SeenOrder, 'seenAs'> & { readonly seenAs: SeenOrder['seenAs'] | 'engineer' }> {
  const { req, refuse } = context
  const order = await findOrder(req, orderId)
  if (!order) throw refuse('unknownOrder')
  const party = await partyIn(req, order)
  if (party) return { order, seenAs: party }
  const review = await findReview(req, order)
  if (!review || !(await isAssigned(req, review))) throw refuse('unknownOrder')
  return { order, seenAs: 'engineer' }
}

/** The review of an order; null before an engineer was assigned. */
export function findReview(req: PayloadRequest, { id }: Pick<Order, 'id'>): Promise<EngineeringReview | null> {
  return req.payload.db.findOne<EngineeringReview>({ collection: 'engineering-reviews', where: { order: { equals: id } }, req })
}

/** Whether the request's person is the assigned engineer, and still a member of an engineering firm. */
async function isAssigned(req: PayloadRequest, { engineer }: EngineeringReview): Promise<boolean> {
  if (!req.user || idOf(engineer) !== String(req.user.id)) return false
  return (await companiesOf(req)).some(({ kind }) => kind === 'engineer')
}
