import type { downloadOrderFile as downloadOrderFileCall } from '@framewell/domain/orders/workCalls'
import type { Operation } from '../http/bindCall'
import { readFileOf } from '../quotes/files/planFileStore'
import { orderFile, storedName } from './fileOfOrder'
import { openOrder } from './findOrder'

/** A file of an order as a download that cannot run anything on our origin. */
export const downloadOrderFile: Operation<typeof downloadOrderFileCall> = async (context, { orderId, fileId }) => {
  const { order } = await openOrder(context, orderId)
  const file = await orderFile(context.req, order, fileId)
  if (!file) throw context.refuse('unknownFile')
  // Node's and the platform's stream types differ in name only.
  return new Response(readFileOf(storedName(order.id, file.id)), {
    headers: {
      'content-type': file.mimeType,
      'content-length': String(file.sizeBytes),
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
