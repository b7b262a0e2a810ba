import type { downloadOrderCutList as downloadOrderCutListCall } from '@framewell/domain/orders/workCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { openFrame } from './engineering/openReview'

/** The cut list as frozen in the order. */
export const downloadOrderCutList: Operation<typeof downloadOrderCutListCall> = async (context, { orderId }) => {
  const { order } = await openFrame(context, orderId)
  return new Response(order.cutList, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${order.number}-cut-list.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
