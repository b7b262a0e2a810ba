import { callsIn } from '../http/callsIn'
import * as change from './changeCalls'
import * as engineering from './engineering/reviewCalls'
import * as machine from './machineCalls'
import * as message from './messageCalls'
import * as order from './orderCalls'
import * as panel from './panelCalls'
import * as placing from './placing'
import * as shipment from './shipmentCalls'
import * as tracking from './trackingCalls'
import * as work from './workCalls'

export const orderCalls = callsIn(change, engineering, machine, message, order, panel, placing, shipment, tracking, work)
