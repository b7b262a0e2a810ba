import { approvedBuilder } from './accounts/approvedBuilder'
import { companiesLeft, leavingObstacles } from './accounts/endMemberships'
import { afterPost } from './content/afterPost'
import { claimableDecision } from './credit/claimableDecision'
import { creditLineOf } from './credit/creditLine'
import { isApprovedBuilder } from './credit/isApprovedBuilder'
import { ownDecisions } from './credit/ownDecisions'
import { expectedLate } from './insights/lateOrders'
import { demoOrders } from './network/demoOrders'
import { shopLeft } from './network/shopLeft'
import { mailArticle } from './newsletter/mailArticle'
import { actionsForPayments } from './orders/actionsForPayments'
import { followOrders, orderedDesignSite, orderFromQuote, proposedQuotes } from './orders/followOrders'
import { ordersExpectedLate } from './orders/ordersExpectedLate'
import { ownOrders } from './orders/ownOrders'
import { rerouteShopOrders } from './orders/rerouteShopOrders'
import { isTaken } from './orders/takeSource'
import { claimables } from './parties/claimables'
import { leaveCompanies } from './parties/leaveCompanies'
import { ownThingSources } from './parties/ownThings'
import { orderActions } from './payments/orderActions'
import { companyCredit } from './payments/projects/companyCredit'
import { refuseMissing } from './platform/features/extension'
import { obstaclesToLeave } from './privacy/deletePerson'
import { claimableProduction } from './production/claimableProduction'
import { ordersOfProductions } from './production/ordersOfProductions'
import { ownProductions } from './production/ownProductions'
import { claimableQuote } from './quotes/claimableQuote'
import { ordersOfQuotes } from './quotes/ordersOfQuotes'
import { ownQuotes } from './quotes/ownQuotes'

/** Provides what lower features need from higher ones. @throws Error for an extension it leaves out */
export function connectFeatures(): void {
  approvedBuilder.provide(isApprovedBuilder)
  companyCredit.provide(creditLineOf)
  companiesLeft.provide(leaveCompanies)
  leavingObstacles.provide(obstaclesToLeave)
  claimables.provide({ 'credit-decision': claimableDecision, quote: claimableQuote, production: claimableProduction })
  ownThingSources.provide([ownOrders, ownDecisions, ownQuotes, ownProductions])
  ordersOfProductions.provide({ follow: followOrders, isTaken, designSiteOf: orderedDesignSite })
  ordersOfQuotes.provide({ of: orderFromQuote, proposed: proposedQuotes })
  orderActions.provide(actionsForPayments)
  shopLeft.provide(rerouteShopOrders.queue)
  demoOrders.provide(async (req, now) => {
    const { makeDemoOrders } = await import(/* turbopackIgnore: true */ './orders/seedOrders')
    return makeDemoOrders(req, now)
  })
  expectedLate.provide(ordersExpectedLate)
  afterPost.provide(mailArticle)
  refuseMissing()
}
