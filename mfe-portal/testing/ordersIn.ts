import { getOrder } from '@framewell/domain/orders/orderCalls'
import type { Recording } from '@framewell/remote-kit/testing/replay'

/** The numbers of the orders that a recording opens, in the order they are opened. */
export const ordersIn = ({ steps }: Recording): readonly string[] => [
  ...new Set(steps.flatMap(({ call, input }) => (call === getOrder.name ? [getOrder.input.parse(input).orderId] : []))),
]
