import { NOT_REVIEWED } from '@framewell/domain/framing/notChecked'
import type {
  downloadOrderFrame as downloadOrderFrameCall,
  downloadPanelList as downloadPanelListCall,
  getOrderPanels as getOrderPanelsCall,
} from '@framewell/domain/orders/panelCalls'
import { csvAnswer, frameAnswer } from '../bom/fileAnswer'
import { jsonAnswer } from '../platform/http/calls/answerFor'
import type { Operation } from '../platform/http/calls/bindCall'
import { designSite } from './engineering/modelHash'
import { findReview, openFrame } from './engineering/openReview'
import { openOrder } from './findOrder'
import { listReview } from './listReview'
import { orderedFile, textOf } from './orderedFrame'
import { orderPanelBasis } from './orderPanelBasis'
import { orderSetFacts } from './orderSetFacts'

/** The panels of an order, for its shop and for those who receive them. */
export const getOrderPanels: Operation<typeof getOrderPanelsCall> = async (context, { orderId }) => {
  const { order } = await openOrder(context, orderId)
  const basis = await orderPanelBasis(context.req, order)
  return jsonAnswer(textOf(await orderedFile(context, order, { format: 'panels', basis, fixed: Boolean(order.acceptedAt) })), 200)
}

export const downloadPanelList: Operation<typeof downloadPanelListCall> = async (context, { orderId }) => {
  const { order } = await openFrame(context, orderId)
  const { number, revision } = order
  const basis = await orderPanelBasis(context.req, order)
  const options = { project: number, revision: String(revision), ...(await listReview(context.req, order)) }
  return csvAnswer(await orderedFile(context, order, { format: 'panel-list', basis, options }), `${number}-panels.csv`)
}

/** Members carry verdicts once an engineer has entered the design site. */
export const downloadOrderFrame: Operation<typeof downloadOrderFrameCall> = async (context, { orderId, format }) => {
  const { order } = await openFrame(context, orderId)
  const basis = await orderPanelBasis(context.req, order)
  if (format === 'pdf') {
    const facts = await orderSetFacts(context, order, basis)
    return frameAnswer(await orderedFile(context, order, { format, facts }), order.number, format)
  }
  const { review = NOT_REVIEWED, approvedBy } = await listReview(context.req, order)
  const file = await orderedFile(context, order, {
    format,
    name: order.number,
    now: context.now.toISOString(),
    basis,
    site: designSite(await findReview(context.req, order)) ?? undefined,
    review,
    isApproved: approvedBy !== undefined,
  })
  return frameAnswer(file, order.number, format)
}
