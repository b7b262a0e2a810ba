import { orderCalls as calls } from '@framewell/domain/orders/calls'
import { bindCalls } from '../http/bindCalls'
import { cancelOrder } from './cancelOrder'
import { getFabricatorProfile } from './fabricatorProfile'
import { getOrder } from './getOrder'
import { holdOrder } from './holdOrder'
import { listOrders } from './listOrders'
import { placeOrder } from './placeOrder'
import { signOrder } from './signOrder'
import { getOrderProgress, getOrderTimeline } from './tracking'

export const orderCalls = bindCalls(calls, {
  placeOrder,
  listOrders,
  getOrder,
  signOrder,
  cancelOrder,
  holdOrder,
  getOrderTimeline,
  getOrderProgress,
  getFabricatorProfile,
})
