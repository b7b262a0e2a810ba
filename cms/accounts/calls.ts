import { passwordCalls } from '@framewell/domain/accounts/passwords'
import { currentSession, signIn as signInCall, signOut as signOutCall } from '@framewell/domain/accounts/session'
import { bindCall } from '../http/bindCall'
import { changePassword } from './changePassword'
import { requestPasswordReset } from './requestPasswordReset'
import { resetPassword } from './resetPassword'
import { signIn } from './signIn'
import { signOut } from './signOut'

// What judges a password has transactions of its own: hashing takes long, and must not hold a connection meanwhile.
export const accountCalls = [
  bindCall(signInCall, signIn, { transaction: false }),
  bindCall(signOutCall, signOut),
  bindCall(currentSession, async ({ session }) => ({ session })),
  bindCall(passwordCalls.requestPasswordReset, requestPasswordReset, { transaction: false }),
  bindCall(passwordCalls.resetPassword, resetPassword, { transaction: false }),
  bindCall(passwordCalls.changePassword, changePassword, { transaction: false }),
]
