import { reviewStatus } from '@framewell/domain/orders/engineering/reviewState'
import type { downloadShopDrawings as downloadShopDrawingsCall } from '@framewell/domain/orders/panelCalls'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../platform/http/calls/bindCall'
import { pdfAnswer } from './downloadOrderDocument'
import { openFrame } from './engineering/openReview'
import { reviewRecord } from './engineering/reviewRecords'
import { orderDocuments } from './orderDocuments'
import { orderPanelBasis } from './orderPanelBasis'
import { orderedFrame } from './orderPanels'

/** The shop drawings of an order. */
export const downloadShopDrawings: Operation<typeof downloadShopDrawingsCall> = async (context, { orderId }) => {
  const { order } = await openFrame(context, orderId)
  const { number, title, revision, placedAt } = order
  const { layout } = orderedFrame(context, order)
  const pdf = await orderDocuments.write('shopDrawings', {
    number,
    title,
    revision,
    placedAt,
    layout,
    basis: await orderPanelBasis(context.req, order),
    issuer: await documentIssuer(context.req),
    review: reviewStatus(await reviewRecord(context.req, order)),
  })
  return pdfAnswer(pdf, `${number}-shop-drawings.pdf`)
}
