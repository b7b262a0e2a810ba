import { CREDIT_APPLICATION_DEFAULTS, type CreditApplication } from '@framewell/domain/credit/application'

/** Answers that lead to each tier under the initial policy. */
export const STRONG: CreditApplication = {
  ...CREDIT_APPLICATION_DEFAULTS,
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Large (>$500K)',
  familiarityWithSteel: 'Expert',
  contactName: 'Dana Reyes',
  email: 'dana@example.com',
  companyName: 'Reyes Homes',
}
export const MIDDLING: CreditApplication = { ...STRONG, familiarityWithSteel: 'New to steel framing', startTimeline: '3-6 months' }
export const WEAK: CreditApplication = {
  ...STRONG,
  projectType: 'Renovation',
  budgetScale: 'Small (<$100K)',
  familiarityWithSteel: 'New to steel framing',
  companyName: '',
}
