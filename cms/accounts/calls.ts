import { accountCalls as calls } from '@framewell/domain/accounts/calls'
import { bindCalls } from '../http/bindCalls'
import { signIn } from './signIn'
import { signOut } from './signOut'

export const accountCalls = bindCalls(calls, {
  // Signing in counts failures on connections of its own; an outer transaction would hold a second one meanwhile.
  signIn: { run: signIn, transaction: false },
  signOut,
  currentSession: async ({ session }) => ({ session }),
})
