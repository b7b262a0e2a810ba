import { callsIn } from '../http/callsIn'
import * as applicationNotes from './applicationNotes'
import * as capacity from './capacityCalls'
import * as delivery from './deliveryCalls'
import * as directory from './directoryCalls'
import * as fabricator from './fabricatorCalls'
import * as joining from './joiningCalls'
import * as networkStatus from './networkStatus'
import * as ownListing from './ownListingCalls'
import * as ownShop from './ownShopCalls'
import * as reviewing from './reviewingCalls'
import * as routing from './routingCalls'
import * as routingDecision from './routingDecisionCalls'
import * as shopPrice from './shopPriceCalls'
import * as waiting from './waitingCalls'

export const networkCalls = callsIn(
  applicationNotes,
  capacity,
  delivery,
  directory,
  fabricator,
  joining,
  networkStatus,
  ownListing,
  ownShop,
  reviewing,
  routing,
  routingDecision,
  shopPrice,
  waiting,
)
