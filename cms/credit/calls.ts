import * as applicants from '@framewell/domain/credit/applicantCalls'
import * as operators from '@framewell/domain/credit/operatorCalls'
import { tableStamp } from '../database/tableStamp'
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
  bindCall(applicants.applyForCredit, applyForCredit),
  bindCall(applicants.getCreditDecision, getCreditDecision),
  bindCall(applicants.emailCreditDecision, emailCreditDecision),
  bindCall(applicants.getCreditTiers, getCreditTiers, { stamp: tableStamp('credit_policy') }),
  bindCall(operators.listCreditApplications, listCreditApplications),
  bindCall(operators.getCreditApplication, getCreditApplication),
  bindCall(operators.reviewCreditApplication, reviewCreditApplication),
  bindCall(operators.getQualificationAnalytics, getQualificationAnalytics),
]
