import type { downloadOrderCalendar as downloadOrderCalendarCall } from '@framewell/domain/orders/workCalls'
import { env } from '../env'
import type { Operation } from '../platform/http/calls/bindCall'
import { calendarFile } from './calendarFile'
import { openOrder } from './findOrder'
import { orderAnswer } from './orderAnswer'

export const downloadOrderCalendar: Operation<typeof downloadOrderCalendarCall> = async (context, { orderId }) => {
  const { req, now } = context
  const order = await orderAnswer(req, await openOrder(context, orderId), now)
  return new Response(calendarFile(order, now, new URL(env.SITE_URL).hostname), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${order.number}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
