import { feature } from '../platform/features/feature'
import { orderCalls } from './calls'
import { endOffers } from './endOffers'
import { EngineerLicenses } from './engineering/EngineerLicenses'
import { EngineeringApprovals, EngineeringQuestions, EngineeringReviews } from './engineering/reviewCollections'
import { expireOrders } from './expireOrders'
import { lotPaperCalls } from './lots/calls'
import { OrderChanges } from './OrderChanges'
import { OrderEvents } from './OrderEvents'
import { OrderFiles } from './OrderFiles'
import { OrderMessages } from './OrderMessages'
import { Orders } from './Orders'
import { orderDocuments } from './orderDocuments'
import { ordersPersonal } from './personal'
import { rerouteShopOrders } from './rerouteShopOrders'
import { OrderPanels, OrderShipments } from './shipping/shipmentCollections'

export const orders = feature({
  name: 'orders',
  personal: ordersPersonal,
  collections: [
    Orders,
    OrderEvents,
    OrderMessages,
    OrderFiles,
    OrderChanges,
    OrderPanels,
    OrderShipments,
    EngineerLicenses,
    EngineeringReviews,
    EngineeringApprovals,
    EngineeringQuestions,
  ],
  calls: [...orderCalls, ...lotPaperCalls],
  jobs: [expireOrders, endOffers, rerouteShopOrders],
  documents: [orderDocuments],
  seeds: async () => {
    const { seedOrders } = await import(/* turbopackIgnore: true */ './seedOrders')
    return [{ name: 'orders', demo: true, run: (payload) => seedOrders(payload) }]
  },
})
