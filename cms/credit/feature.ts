import { feature } from '../platform/features/feature'
import { CreditApplications } from './CreditApplications'
import { CreditPolicy } from './CreditPolicy'
import { creditCalls } from './calls'
import { decisionLinks } from './decisionLinks'
import { creditPersonal } from './personal'

export const credit = feature({
  name: 'credit',
  personal: creditPersonal,
  collections: [CreditApplications],
  globals: [CreditPolicy],
  calls: creditCalls,
  seeds: async () => {
    const { seedCredit } = await import(/* turbopackIgnore: true */ './seedCredit')
    return [{ name: 'applications', demo: true, run: (payload) => seedCredit(payload) }]
  },
  links: [decisionLinks],
})
