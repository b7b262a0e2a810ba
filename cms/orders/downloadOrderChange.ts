import type { downloadOrderChange as downloadOrderChangeCall } from '@framewell/domain/orders/changeCalls'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../platform/http/calls/bindCall'
import { pdfAnswer } from './downloadOrderDocument'
import { openOrder } from './findOrder'
import { orderDocuments } from './orderDocuments'
import { changeAnswer, findChange } from './storedChange'

export const downloadOrderChange: Operation<typeof downloadOrderChangeCall> = async (context, { orderId, changeId }) => {
  const { req, refuse } = context
  const { order, seenAs } = await openOrder(context, orderId)
  const change = await findChange(req, order, changeId)
  if (!change || seenAs === 'fabricator') throw refuse('unknownChange')
  const pdf = await orderDocuments.write('change', {
    number: order.number,
    change: changeAnswer(change),
    issuer: await documentIssuer(req),
  })
  return pdfAnswer(pdf, `${order.number}-change-${change.number}.pdf`)
}
