import { feature } from '../platform/features/feature'
import { Accounts } from './Accounts'
import { accountCalls } from './calls'
import { failurePurge } from './failurePurge'
import { accountsPersonal } from './personal'
import { SecuritySettings } from './SecuritySettings'

export const accounts = feature({
  name: 'accounts',
  personal: accountsPersonal,
  collections: [Accounts],
  globals: [SecuritySettings],
  calls: accountCalls,
  jobs: [failurePurge],
  seeds: async () => {
    const { seedAccounts } = await import(/* turbopackIgnore: true */ './seedAccounts')
    return [{ name: 'accounts', run: seedAccounts }]
  },
})
