import { declineOrderChange, downloadOrderChange, proposeOrderChange, signOrderChange } from './changeCalls'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from './messageCalls'
import { cancelOrder, getOrder, holdOrder, listOrders, signOrder } from './orderCalls'
import { placeOrder } from './placing'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline } from './trackingCalls'
import {
  declineOrder,
  downloadOrderCalendar,
  downloadOrderCutList,
  downloadOrderDocument,
  downloadOrderFile,
  downloadShopDrawings,
  recordStage,
  uploadOrderFile,
} from './workCalls'

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
  recordStage,
  uploadOrderFile,
  downloadOrderFile,
  declineOrder,
  downloadOrderDocument,
  downloadOrderCalendar,
  downloadOrderCutList,
  downloadShopDrawings,
  proposeOrderChange,
  signOrderChange,
  declineOrderChange,
  downloadOrderChange,
  listOrderMessages,
  sendOrderMessage,
  readOrderMessages,
}
