import { currentSession, signIn, signOut } from './accounts/session'
import { listPlans } from './catalog/listPlans'
import { contentCalls } from './content/site'
import type { AnyCall } from './http/defineCall'

/**
 * Every call of the API. The authorisation test, the fuzz cases and the API document are generated from this list;
 * a test proves that the cms answers each of them.
 */
export const CALLS: readonly AnyCall[] = [signIn, signOut, currentSession, ...contentCalls, listPlans]
