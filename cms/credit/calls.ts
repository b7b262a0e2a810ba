import * as credit from '@framewell/domain/credit/calls'
import { bindCall } from '../http/bindCall'
import { applyForCredit } from './applyForCredit'
import { emailCreditDecision } from './emailCreditDecision'
import { getCreditApplication } from './getCreditApplication'
import { getCreditDecision } from './getCreditDecision'
import { getCreditTiers } from './getCreditTiers'
import { getQualificationAnalytics } from './getQualificationAnalytics'
import { listCreditApplications } from './listCreditApplications'
import { reviewCreditApplication } from './reviewCreditApplication'

export const creditCalls = [
  bindCall(credit.applyForCredit, applyForCredit),
  bindCall(credit.getCreditDecision, getCreditDecision),
  bindCall(credit.emailCreditDecision, emailCreditDecision),
  bindCall(credit.getCreditTiers, getCreditTiers),
  bindCall(credit.listCreditApplications, listCreditApplications),
  bindCall(credit.getCreditApplication, getCreditApplication),
  bindCall(credit.reviewCreditApplication, reviewCreditApplication),
  bindCall(credit.getQualificationAnalytics, getQualificationAnalytics),
]
