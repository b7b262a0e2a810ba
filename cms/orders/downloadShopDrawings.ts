import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import type { downloadShopDrawings as downloadShopDrawingsCall } from '@framewell/domain/orders/workCalls'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../platform/http/calls/bindCall'
import { pdfAnswer } from './downloadOrderDocument'
import { openOrder } from './findOrder'
import { orderDocuments } from './orderDocuments'
import { storedOrder } from './storedOrder'

/** The shop drawings of an order. */
export const downloadShopDrawings: Operation<typeof downloadShopDrawingsCall> = async (context, { orderId }) => {
  const { order } = await openOrder(context, orderId)
  const { number, title, revision, placedAt } = order
  const { layout, frame } = storedOrder(order).frozen
  // Drawings with other pieces than the order's cut list would be made wrong.
  const { memberCount, weightPounds } = frameSummary(frameModel(layout))
  if (frame.members !== memberCount || frame.steelPounds !== weightPounds) throw context.refuse('framedOtherwise')
  const pdf = await orderDocuments.write('shopDrawings', {
    number,
    title,
    revision,
    placedAt,
    layout,
    issuer: await documentIssuer(context.req),
  })
  return pdfAnswer(pdf, `${number}-shop-drawings.pdf`)
}
