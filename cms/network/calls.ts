import { getNetworkStatus as getNetworkStatusCall } from '@framewell/domain/network/networkStatus'
import { bindCall } from '../http/bindCall'
import { getNetworkStatus, NETWORK_STAMP } from './getNetworkStatus'

export const networkCalls = [bindCall(getNetworkStatusCall, getNetworkStatus, { stamp: NETWORK_STAMP })]
