import { recoveryCalls } from './accounts/addressChange'
import { accountCalls } from './accounts/calls'
import { auditCalls } from './audit/calls'
import { bomCalls } from './bom/calls'
import { catalogCalls } from './catalog/calls'
import { contactCalls } from './contact/calls'
import { blogCalls, commentCalls, managementCalls, publishingCalls, reviewCalls, siteCalls } from './content/calls'
import { creditCalls } from './credit/calls'
import { developmentCalls, lotPaperCalls } from './developments/calls'
import { healthCalls } from './health/calls'
import type { AnyCall } from './http/defineCall'
import { insightCalls } from './insights/calls'
import { keyCalls } from './keys/calls'
import { networkCalls } from './network/calls'
import { newsletterCalls } from './newsletter/calls'
import { notificationCalls } from './notifications/calls'
import { orderCalls } from './orders/calls'
import { partyCalls } from './parties/calls'
import { paymentCalls } from './payments/calls'
import { privacyCalls } from './privacy/calls'
import { productionCalls } from './production/calls'
import { configurationCalls, planFileCalls, quoteCalls } from './quotes/calls'
import { releaseCalls } from './releases/calls'
import { taskCalls } from './tasks/calls'
import { taxCalls } from './tax/calls'
import { webhookCalls } from './webhooks/calls'

/** The calls of each feature by name. Every call has its operation in the cms, enforced by type (`bindCalls`). */
const FEATURES: readonly Readonly<Record<string, AnyCall>>[] = [
  accountCalls,
  recoveryCalls,
  partyCalls,
  siteCalls,
  managementCalls,
  publishingCalls,
  reviewCalls,
  commentCalls,
  blogCalls,
  newsletterCalls,
  contactCalls,
  notificationCalls,
  catalogCalls,
  quoteCalls,
  planFileCalls,
  configurationCalls,
  productionCalls,
  developmentCalls,
  lotPaperCalls,
  orderCalls,
  bomCalls,
  networkCalls,
  creditCalls,
  paymentCalls,
  insightCalls,
  auditCalls,
  keyCalls,
  webhookCalls,
  releaseCalls,
  healthCalls,
  privacyCalls,
  taskCalls,
  taxCalls,
]

/**
 * Every call of the API. The authorization test, the fuzz cases and the API document are generated from this list; a test proves that the
 * cms answers each of them.
 */
export const CALLS: readonly AnyCall[] = FEATURES.flatMap((calls) => Object.values(calls))
