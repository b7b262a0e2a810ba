import type { downloadOrderFile as downloadOrderFileCall } from '@framewell/domain/orders/workCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { fileDownload } from '../platform/uploads/fileDownload'
import { isOfAnotherShop, orderFile, storedName } from './fileOfOrder'
import { openOrder } from './findOrder'

/** A file of an order as a download that cannot run scripts on our origin. */
export const downloadOrderFile: Operation<typeof downloadOrderFileCall> = async (context, { orderId, fileId }) => {
  const { order, seenAs } = await openOrder(context, orderId)
  const file = await orderFile(context.req, order, fileId)
  if (!file || (seenAs === 'fabricator' && (await isOfAnotherShop(context.req, order, file)))) throw context.refuse('unknownFile')
  return fileDownload({ stored: storedName(order.id, file.id), name: file.name, mimeType: file.mimeType, plainName: 'file' })
}
