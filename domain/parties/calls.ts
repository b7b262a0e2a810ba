import { callsIn } from '../http/callsIn'
import * as colleague from './colleagueCalls'
import * as ownAccount from './ownAccountCall'
import * as party from './partyCalls'

export const partyCalls = callsIn(colleague, ownAccount, party)
