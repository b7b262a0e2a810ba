import { applyForCredit, emailCreditDecision, getCreditDecision, getCreditTiers } from './applicantCalls'
import { getCreditApplication, getQualificationAnalytics, listCreditApplications, reviewCreditApplication } from './operatorCalls'

export const creditCalls = {
  applyForCredit,
  getCreditDecision,
  emailCreditDecision,
  getCreditTiers,
  listCreditApplications,
  getCreditApplication,
  reviewCreditApplication,
  getQualificationAnalytics,
}
