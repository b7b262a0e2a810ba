import { addApplicationNote } from './applicationNotes'
import { getCapacity, setCapacityWeek } from './capacityCalls'
import { listPartners, listPublicFabricators, seedNetworkDemo } from './directoryCalls'
import { listFabricators, listShopDocuments, setFabricatorStatus } from './fabricatorCalls'
import {
  addApplicationDocument,
  answerQuestion,
  applyAsFabricator,
  applyAsPartner,
  applyToDirectory,
  downloadAgreement,
  findZip,
  getOwnApplication,
} from './joiningCalls'
import { getNetworkStatus } from './networkStatus'
import { downloadOwnAgreement, listOwnListings, updateOwnListing } from './ownListingCalls'
import { addOwnShopDocument, downloadOwnShopDocument, getOwnShop, setOwnCapacityWeek, setOwnWeeklyCapacity } from './ownShopCalls'
import {
  askApplicant,
  downloadNetworkDocument,
  downloadSignedAgreement,
  getNetworkApplication,
  judgeDocument,
  listNetworkApplications,
  reviewApplication,
} from './reviewingCalls'
import {
  getRoutingAnalytics,
  getRoutingPerformance,
  getRoutingPolicy,
  planWaitingProjects,
  replayRouting,
  saveRoutingPolicy,
  selectFabricator,
} from './routingCalls'
import { getRoutingDecision, listDecisionShops, listRoutingDecisions } from './routingDecisionCalls'

export const networkCalls = {
  getNetworkStatus,
  listPublicFabricators,
  listPartners,
  seedNetworkDemo,
  applyAsFabricator,
  applyAsPartner,
  applyToDirectory,
  getOwnApplication,
  answerQuestion,
  addApplicationDocument,
  downloadAgreement,
  findZip,
  selectFabricator,
  listRoutingDecisions,
  getRoutingDecision,
  listDecisionShops,
  getRoutingAnalytics,
  getRoutingPerformance,
  getRoutingPolicy,
  replayRouting,
  saveRoutingPolicy,
  planWaitingProjects,
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
  setOwnWeeklyCapacity,
  setOwnCapacityWeek,
  addOwnShopDocument,
  downloadOwnShopDocument,
}
