import { addressCalls } from './addressChange'
import { directoryCalls } from './directory'
import { factorCalls } from './factors'
import { passwordCalls } from './passwords'
import { recheckCalls } from './recheck'
import { currentSession, signIn, signOut } from './session'
import { sessionListCalls } from './sessionList'

export const accountCalls = {
  signIn,
  signOut,
  currentSession,
  ...passwordCalls,
  ...addressCalls,
  ...sessionListCalls,
  ...recheckCalls,
  ...factorCalls,
  ...directoryCalls,
}
