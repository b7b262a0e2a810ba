import type { PersonalData } from '../platform/privacy/personalData'
import { answerEnds } from './answerFields'

export const creditPersonal: PersonalData = {
  rows: [
    { table: 'credit_applications', area: 'Credit applications', only: 'company_id is null', whose: { address: 'email' }, ends: 'delete' },
    {
      table: 'credit_applications',
      area: 'Credit applications',
      only: 'company_id is not null',
      whose: { address: 'email' },
      ends: answerEnds,
    },
  ],
  none: {
    credit_applications: ['improvements', 'factors', 'adverse_action'],
    credit_policy: [
      'tier_terms_premium_limit_text',
      'tier_terms_preferred_limit_text',
      'tier_terms_standard_limit_text',
      'tier_terms_prepay_limit_text',
    ],
    _credit_policy_v: [
      'version_tier_terms_premium_limit_text',
      'version_tier_terms_preferred_limit_text',
      'version_tier_terms_standard_limit_text',
      'version_tier_terms_prepay_limit_text',
    ],
  },
}
