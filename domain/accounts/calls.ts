import { passwordCalls } from './passwords'
import { currentSession, signIn, signOut } from './session'

export const accountCalls = { signIn, signOut, currentSession, ...passwordCalls }
