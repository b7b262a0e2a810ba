import type { downloadOrderFile as downloadOrderFileCall } from '@framewell/domain/orders/workCalls'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { fileDownload } from '../platform/uploads/fileDownload'
import { openFrame } from './engineering/openReview'
import { isOfAnotherShop, orderFile, storedName } from './fileOfOrder'

/** A file of an order as a download that cannot run scripts on our origin. */
export const downloadOrderFile: Operation<typeof downloadOrderFileCall> = async (context, { orderId, fileId }) => {
  const { order, seenAs } = await openFrame(context, orderId)
  const file = await orderFile(context.req, order, fileId)
  // An engineer opens their own sealed sets; the order's photos and messages are between its parties.
  const isTheirs = file && (seenAs === 'engineer' ? idOf(file.uploadedBy) === context.session?.id : true)
  if (!isTheirs || (seenAs === 'fabricator' && (await isOfAnotherShop(context.req, order, file)))) throw context.refuse('unknownFile')
  return fileDownload({ stored: storedName(order.id, file.id), name: file.name, mimeType: file.mimeType, plainName: 'file' })
}
