import { cancelOrder, getOrder, holdOrder, listOrders, placeOrder, signOrder } from './orderCalls'
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
