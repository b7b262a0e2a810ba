import { type FrameModel, frameModel } from '@framewell/domain/framing/frameModel'
import { type FrameSummary, frameSummary } from '@framewell/domain/framing/frameSummary'
import { NOT_REVIEWED } from '@framewell/domain/framing/notChecked'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import type {
  downloadOrderFrame as downloadOrderFrameCall,
  downloadPanelList as downloadPanelListCall,
  getOrderPanels as getOrderPanelsCall,
} from '@framewell/domain/orders/panelCalls'
import { csvAnswer, frameAnswer } from '../bom/fileAnswer'
import { writeFrameAside } from '../bom/writeFrameAside'
import type { Order } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { designSite } from './engineering/modelHash'
import { findReview, openFrame } from './engineering/openReview'
import { openOrder } from './findOrder'
import { listReview } from './listReview'
import { orderPanelBasis } from './orderPanelBasis'
import { orderSetFacts } from './orderSetFacts'
import { storedOrder } from './storedOrder'

/** The frame of an order as it was ordered; null where today's rules frame its layout with other pieces, which would be made wrong. */
export function frameAsOrdered(order: Order): FrameModel | null {
  const model = frameModel(storedOrder(order).frozen.layout)
  return isAsOrdered(order, frameSummary(model)) ? model : null
}

/** Whether today's rules frame an order's layout with the pieces that were ordered. */
export function isAsOrdered(order: Order, { memberCount, weightPounds }: Pick<FrameSummary, 'memberCount' | 'weightPounds'>): boolean {
  const { frame } = storedOrder(order).frozen
  return frame.members === memberCount && frame.steelPounds === weightPounds
}

/** @throws CallProblem framedOtherwise where there is none */
export function orderedFrame({ refuse }: Refusing<'framedOtherwise'>, order: Order): FrameModel {
  const model = frameAsOrdered(order)
  if (!model) throw refuse('framedOtherwise')
  return model
}

/** The panels of an order, for its shop and for those who receive them. */
export const getOrderPanels: Operation<typeof getOrderPanelsCall> = async (context, { orderId }) => {
  const { order } = await openOrder(context, orderId)
  const basis = await orderPanelBasis(context.req, order)
  const { schedule, added } = shopFrame(orderedFrame(context, order), basis)
  return {
    basis,
    fixed: Boolean(order.acceptedAt),
    panels: schedule.panels.map((panel) => ({ ...panel, beyond: [...panel.beyond], neighbors: [...panel.neighbors] })),
    bundles: schedule.bundles.map(({ name, units, pounds }) => ({ name, units, pounds })),
    added: { pieces: added.length, pounds: added.reduce((sum, { weightPounds }) => sum + weightPounds, 0) },
  }
}

/** Written aside: of the largest house it takes longer than its frame. */
export const downloadPanelList: Operation<typeof downloadPanelListCall> = async (context, { orderId }) => {
  const { order } = await openFrame(context, orderId)
  const { number, revision } = order
  const { layout } = orderedFrame(context, order)
  const basis = await orderPanelBasis(context.req, order)
  const options = { project: number, revision: String(revision), ...(await listReview(context.req, order)) }
  const list = await writeFrameAside({ format: 'panel-list', layout, basis, options })
  return csvAnswer(new TextDecoder().decode(list), `${number}-panels.csv`)
}

/** Written aside, like a bill's frame. Members carry verdicts once an engineer has entered the design site. */
export const downloadOrderFrame: Operation<typeof downloadOrderFrameCall> = async (context, { orderId, format }) => {
  const { order } = await openFrame(context, orderId)
  const { layout } = orderedFrame(context, order)
  const basis = await orderPanelBasis(context.req, order)
  if (format === 'pdf') {
    const facts = await orderSetFacts(context, order, basis)
    return frameAnswer(await writeFrameAside({ format, layout, facts }), order.number, format)
  }
  const { review = NOT_REVIEWED, approvedBy } = await listReview(context.req, order)
  const file = await writeFrameAside({
    format,
    layout,
    name: order.number,
    now: context.now.toISOString(),
    basis,
    site: designSite(await findReview(context.req, order)) ?? undefined,
    review,
    isApproved: approvedBy !== undefined,
  })
  return frameAnswer(file, order.number, format)
}
