import { cutListOnRecord } from '@framewell/domain/framing/cutListCsv'
import type { downloadOrderCutList as downloadOrderCutListCall } from '@framewell/domain/orders/workCalls'
import { csvAnswer } from '../bom/fileAnswer'
import type { Operation } from '../platform/http/calls/bindCall'
import { openFrame } from './engineering/openReview'
import { listReview } from './listReview'

/** The cut list as frozen in the order, with what is on record about its engineering review. */
export const downloadOrderCutList: Operation<typeof downloadOrderCutListCall> = async ({ req, refuse }, { orderId }) => {
  const { order } = await openFrame({ req, refuse }, orderId)
  return csvAnswer(cutListOnRecord(order.cutList, await listReview(req, order), String(order.revision)), `${order.number}-cut-list.csv`)
}
