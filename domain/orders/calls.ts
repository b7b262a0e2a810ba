import { cancelOrder, getOrder, holdOrder, listOrders, signOrder } from './orderCalls'
import { placeOrder } from './placing'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline } from './trackingCalls'

export const orderCalls = {
  placeOrder,
  listOrders,
  getOrder,
  signOrder,
  cancelOrder,
  holdOrder,
  getOrderTimeline,
  getOrderProgress,
  getFabricatorProfile,
}
