import { currentSession, signIn, signOut } from './accounts/session'
import { bomCalls } from './bom/calls'
import { getPriceBook } from './catalog/getPriceBook'
import { listPlans } from './catalog/listPlans'
import { blogCalls } from './content/blogCalls'
import { managementCalls } from './content/contentCalls'
import { contentCalls } from './content/site'
import { applyForCredit, emailCreditDecision, getCreditDecision, getCreditTiers } from './credit/applicantCalls'
import { getCreditApplication, getQualificationAnalytics, listCreditApplications, reviewCreditApplication } from './credit/operatorCalls'
import type { AnyCall } from './http/defineCall'
import { track } from './insights/track'
import { getNetworkStatus } from './network/networkStatus'
import { newsletterCalls } from './newsletter/calls'
import { productionCalls } from './production/productionCalls'
import { planFileCalls } from './quotes/planFileCalls'
import { quoteCalls } from './quotes/quoteCalls'
import { configurationCalls } from './quotes/savedConfiguration'
import { releaseCalls } from './releases/calls'

/**
 * Every call of the API. The authorisation test, the fuzz cases and the API document are generated from this list;
 * a test proves that the cms answers each of them.
 */
export const CALLS: readonly AnyCall[] = [
  signIn,
  signOut,
  currentSession,
  ...contentCalls,
  ...managementCalls,
  ...blogCalls,
  ...newsletterCalls,
  listPlans,
  getPriceBook,
  ...quoteCalls,
  ...planFileCalls,
  ...configurationCalls,
  ...productionCalls,
  ...bomCalls,
  getNetworkStatus,
  applyForCredit,
  getCreditDecision,
  emailCreditDecision,
  getCreditTiers,
  listCreditApplications,
  getCreditApplication,
  reviewCreditApplication,
  getQualificationAnalytics,
  track,
  ...releaseCalls,
]
