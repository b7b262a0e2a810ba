import { creditCalls as calls } from '@framewell/domain/credit/calls'
import { tableStamp } from '../platform/database/tableStamp'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { applyForCredit } from './applyForCredit'
import { emailCreditDecision } from './emailCreditDecision'
import { getCreditApplication } from './getCreditApplication'
import { getCreditDecision } from './getCreditDecision'
import { getCreditTiers } from './getCreditTiers'
import { getQualificationAnalytics } from './getQualificationAnalytics'
import { listCreditApplications } from './listCreditApplications'
import { reviewCreditApplication } from './reviewCreditApplication'

export const creditCalls = bindCalls(calls, {
  applyForCredit,
  getCreditDecision,
  emailCreditDecision,
  getCreditTiers: { run: getCreditTiers, stamp: tableStamp('credit_policy') },
  listCreditApplications,
  getCreditApplication,
  reviewCreditApplication,
  getQualificationAnalytics,
})
