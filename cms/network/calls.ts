import { networkCalls as calls } from '@framewell/domain/network/calls'
import { tableStamp } from '../platform/database/tableStamp'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { addApplicationDocument } from './addApplicationDocument'
import { applyAsFabricator, applyAsPartner, applyToDirectory } from './apply'
import { getCapacity, setCapacityWeek } from './capacityCalls'
import { getRoutingDecision, listRoutingDecisions } from './decisionCalls'
import { listDecisionShops } from './decisionShops'
import { downloadAgreement, downloadOwnAgreement, downloadSignedAgreement } from './downloadAgreement'
import { downloadNetworkDocument } from './downloadNetworkDocument'
import { listFabricators, listShopDocuments, setFabricatorStatus } from './fabricatorCalls'
import { findZip } from './findZip'
import { getDelivery } from './getDelivery'
import { getNetworkStatus } from './getNetworkStatus'
import { joinWaitingList } from './joinWaitingList'
import { listNetworkApplications } from './listNetworkApplications'
import { listPartners } from './listPartners'
import { listPublicFabricators, PUBLIC_FABRICATORS_STAMP } from './listPublicFabricators'
import { answerQuestion, getOwnApplication } from './ownApplicationCalls'
import { listOwnListings, updateOwnListing } from './ownListingCalls'
import {
  addOwnShopDocument,
  downloadOwnShopDocument,
  getOwnShop,
  removeOwnRollFormer,
  saveOwnRollFormer,
  setOwnCapacityWeek,
  setOwnPanelLimits,
  setOwnWeeklyCapacity,
} from './ownShopCalls'
import { planWaitingProjects } from './planWaitingProjects'
import { replayRouting } from './replayRouting'
import { reviewApplication } from './reviewApplication'
import { askApplicant, getNetworkApplication, judgeDocument } from './reviewCalls'
import { addApplicationNote } from './reviewNotes'
import { getRoutingAnalytics, getRoutingPerformance } from './routingAnalytics'
import { getRoutingPolicy, saveRoutingPolicy } from './routingPolicies'
import { seedNetworkDemo } from './seedNetworkDemo'
import { selectFabricator } from './selectFabricator'
import { decideShopPrice, listShopPrices, proposePriceList, quoteJob, withdrawShopPrice } from './shopPriceCalls'
import { confirmWaiting, leaveWaitingList } from './waitingLinkCalls'

export const networkCalls = bindCalls(calls, {
  getNetworkStatus: { run: getNetworkStatus, stamp: PUBLIC_FABRICATORS_STAMP },
  listPublicFabricators: { run: listPublicFabricators, stamp: PUBLIC_FABRICATORS_STAMP },
  listPartners: { run: listPartners, stamp: tableStamp('directory_partners') },
  seedNetworkDemo,
  applyAsFabricator,
  applyAsPartner,
  applyToDirectory,
  getOwnApplication,
  answerQuestion,
  addApplicationDocument: { run: addApplicationDocument, transaction: 'own' },
  downloadAgreement,
  findZip,
  getDelivery,
  joinWaitingList,
  confirmWaiting,
  leaveWaitingList,
  selectFabricator,
  listRoutingDecisions,
  getRoutingDecision,
  listDecisionShops,
  getRoutingAnalytics,
  getRoutingPerformance,
  getRoutingPolicy,
  replayRouting,
  saveRoutingPolicy,
  planWaitingProjects: { run: planWaitingProjects, transaction: false },
  listNetworkApplications,
  getNetworkApplication,
  askApplicant,
  addApplicationNote,
  judgeDocument,
  downloadNetworkDocument,
  downloadSignedAgreement,
  reviewApplication,
  listFabricators,
  listShopDocuments,
  setFabricatorStatus,
  getCapacity,
  setCapacityWeek,
  listOwnListings,
  updateOwnListing,
  downloadOwnAgreement,
  getOwnShop,
  removeOwnRollFormer,
  saveOwnRollFormer,
  setOwnPanelLimits,
  setOwnWeeklyCapacity,
  setOwnCapacityWeek,
  addOwnShopDocument: { run: addOwnShopDocument, transaction: 'own' },
  downloadOwnShopDocument,
  listShopPrices,
  proposePriceList,
  quoteJob,
  withdrawShopPrice,
  decideShopPrice,
})
