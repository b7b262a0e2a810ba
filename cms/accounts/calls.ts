import { currentSession, signIn as signInCall, signOut as signOutCall } from '@framewell/domain/accounts/session'
import { bindCall } from '../http/bindCall'
import { signIn } from './signIn'
import { signOut } from './signOut'

export const accountCalls = [
  // Signing in counts failures on connections of its own; an outer transaction would hold a second one meanwhile.
  bindCall(signInCall, signIn, { transaction: false }),
  bindCall(signOutCall, signOut),
  bindCall(currentSession, async ({ session }) => ({ session })),
]
