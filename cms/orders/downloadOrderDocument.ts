import { isContract } from '@framewell/domain/orders/order'
import type { downloadOrderDocument as downloadOrderDocumentCall } from '@framewell/domain/orders/workCalls'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../platform/http/calls/bindCall'
import { openOrder } from './findOrder'
import { orderAnswer } from './orderAnswer'
import { orderDocuments } from './orderDocuments'
import { storedOrder } from './storedOrder'

export const downloadOrderDocument: Operation<typeof downloadOrderDocumentCall> = async (context, { orderId, document }) => {
  const { req, refuse, now } = context
  const seen = await openOrder(context, orderId)
  if (document === 'confirmation' && !seen.order.signedAt) throw refuse('notSigned')
  const order = await orderAnswer(req, seen, now)
  // Its papers are between the builder and Framewell.
  if (!isContract(order)) throw refuse('unknownOrder')
  const content = { order, layout: storedOrder(seen.order).frozen.layout, issuer: await documentIssuer(req) }
  const pdf = await orderDocuments.write(document === 'confirmation' ? 'confirmation' : 'orderForm', content)
  return pdfAnswer(pdf, `${order.number}-${document}.pdf`)
}

/** A PDF as a download. */
export function pdfAnswer(pdf: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
