import { orderCalls as calls } from '@framewell/domain/orders/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { acceptOrder } from './acceptOrder'
import { cancelOrder } from './cancelOrder'
import { declineOrder } from './declineOrder'
import { downloadOrderCalendar } from './downloadOrderCalendar'
import { downloadOrderChange } from './downloadOrderChange'
import { downloadOrderCutList } from './downloadOrderCutList'
import { downloadOrderDocument } from './downloadOrderDocument'
import { downloadOrderFile } from './downloadOrderFile'
import { approveRevision } from './engineering/approveRevision'
import { assignReview } from './engineering/assignReview'
import { checkReviewed } from './engineering/reviewAnswer'
import { askReviewQuestion, checkQuestion, getReviewDrawing } from './engineering/reviewMarkUp'
import {
  answerReviewQuestion,
  getReview,
  listReviewMembers,
  listReviews,
  setReviewSite,
  uploadSealedSet,
} from './engineering/reviewOperations'
import { getFabricatorProfile } from './fabricatorProfile'
import { getChangeChoices } from './getChangeChoices'
import { getOrder } from './getOrder'
import { holdOrder } from './holdOrder'
import { listOrders } from './listOrders'
import { checkPanelOnMachine, downloadMachineFile } from './machineFiles'
import { downloadOrderFrame, downloadPanelList, getOrderPanels } from './orderPanels'
import { checkSource } from './orderSubject'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from './orderThread'
import { placeOrder } from './placeOrder'
import { checkProposed, proposeOrderChange } from './proposeOrderChange'
import { readOrderSource } from './readOrderSource'
import { recordStage } from './recordStage'
import { getOrderShipments, recordAssembled, recordShipment, settleShipment } from './shipping/shipmentOperations'
import { panelsAhead } from './shipping/storedShipments'
import { stageAhead } from './shipping/wholeOrder'
import { signOrder } from './signOrder'
import { declineOrderChange, signOrderChange } from './signOrderChange'
import { getOrderProgress, getOrderTimeline } from './tracking'
import { uploadOrderFile } from './uploadOrderFile'

export const orderCalls = bindCalls(calls, {
  placeOrder: { run: placeOrder, before: (context, { source }) => checkSource(context, source) },
  readOrderSource: { run: readOrderSource, before: (context, { source }) => checkSource(context, source) },
  listOrders,
  getOrder: { run: getOrder, oneMoment: true },
  signOrder,
  cancelOrder,
  holdOrder,
  getOrderTimeline,
  getOrderProgress,
  getFabricatorProfile,
  recordStage: { run: recordStage, before: stageAhead },
  uploadOrderFile: { run: uploadOrderFile, transaction: 'own' },
  downloadOrderFile,
  acceptOrder,
  declineOrder,
  downloadOrderDocument,
  downloadOrderCalendar,
  downloadOrderCutList,
  getOrderPanels,
  downloadPanelList,
  getOrderShipments,
  recordAssembled: { run: recordAssembled, before: panelsAhead },
  recordShipment: { run: recordShipment, before: panelsAhead },
  settleShipment,
  checkPanelOnMachine,
  downloadMachineFile,
  downloadOrderFrame,
  getChangeChoices,
  proposeOrderChange: { run: proposeOrderChange, before: checkProposed },
  signOrderChange,
  declineOrderChange,
  downloadOrderChange,
  listOrderMessages,
  sendOrderMessage,
  readOrderMessages,
  listReviewMembers,
  listReviews,
  getReview: { run: getReview, oneMoment: true, before: checkReviewed },
  getReviewDrawing,
  assignReview: { run: assignReview, before: checkReviewed },
  setReviewSite: { run: setReviewSite, before: checkReviewed },
  askReviewQuestion: { run: askReviewQuestion, before: checkQuestion },
  answerReviewQuestion: { run: answerReviewQuestion, before: checkReviewed },
  uploadSealedSet: { run: uploadSealedSet, transaction: 'own' },
  approveRevision: { run: approveRevision, before: checkReviewed },
})
