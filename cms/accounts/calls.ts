import { accountCalls as calls } from '@framewell/domain/accounts/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { settleHint } from '../platform/sessions/hintCookie'
import { confirmAddress } from './addresses/confirmAddress'
import {
  cancelAddressChange,
  cancelAddressChangeOf,
  getAddressOf,
  getOwnAddress,
  requestAddress,
  requestAddressOf,
  resendAddressLink,
} from './addresses/requestAddress'
import { hasApprovedCredit } from './approvedBuilder'
import { changePassword } from './changePassword'
import { checkIdentity } from './checkIdentity'
import { decideDirectoryRequest, getDirectory, listDirectoryRequests } from './directory/directoryDesk'
import { finishDirectorySignIn, listSignInWays, startDirectorySignIn } from './directory/directorySignIn'
import {
  addPasskey,
  confirmTotp,
  getFactors,
  newRecoveryCodes,
  removePasskey,
  removeTotp,
  resetFactorsOf,
  startPasskey,
  startTotp,
} from './factors/factorOperations'
import { askPasskey, confirmSignIn, signInByPasskey } from './factors/signInSteps'
import { requestPasswordReset } from './requestPasswordReset'
import { resetPassword } from './resetPassword'
import { endOtherSessions, endOwnSession, endSessionsOf, listOwnSessions, listSessionsOf } from './sessionCalls'
import { signIn } from './signIn'
import { signOut } from './signOut'

export const accountCalls = bindCalls(calls, {
  // Calls that judge a password use their own transactions: hashing takes long, and must not hold a connection.
  signIn: { run: signIn, transaction: false },
  signOut,
  currentSession: async ({ req, session, responseHeaders, now }) => {
    const approved = session !== null && (await hasApprovedCredit(req, session))
    settleHint(req.headers, session, responseHeaders, now, approved)
    return { session }
  },
  requestPasswordReset: { run: requestPasswordReset, transaction: false },
  resetPassword: { run: resetPassword, transaction: false },
  changePassword: { run: changePassword, transaction: false },
  getOwnAddress,
  requestAddress: { run: requestAddress, transaction: false },
  resendAddressLink,
  cancelAddressChange,
  confirmAddress,
  getAddressOf,
  requestAddressOf,
  cancelAddressChangeOf,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  listSessionsOf,
  endSessionsOf,
  checkIdentity: { run: checkIdentity, transaction: false },
  // The ticket is spent and a wrong code counted, whatever happens to the rest.
  confirmSignIn: { run: confirmSignIn, transaction: false },
  askPasskey: { run: askPasskey, transaction: false },
  signInByPasskey: { run: signInByPasskey, transaction: false },
  getFactors,
  startTotp,
  confirmTotp: { run: confirmTotp, transaction: false },
  startPasskey: { run: startPasskey, transaction: false },
  addPasskey: { run: addPasskey, transaction: false },
  removePasskey,
  removeTotp,
  newRecoveryCodes,
  resetFactorsOf,
  listSignInWays,
  startDirectorySignIn,
  finishDirectorySignIn,
  getDirectory,
  listDirectoryRequests,
  decideDirectoryRequest,
})
