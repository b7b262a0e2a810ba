import { feature } from '../features/feature'
import { Accounts } from './Accounts'
import { accountCalls } from './calls'

export const accounts = feature({
  name: 'accounts',
  collections: [Accounts],
  calls: accountCalls,
  seeds: async () => {
    const { seedAccounts } = await import(/* turbopackIgnore: true */ './seedAccounts')
    return [{ name: 'accounts', run: seedAccounts }]
  },
})
