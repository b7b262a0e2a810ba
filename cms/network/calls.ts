import { getNetworkStatus as getNetworkStatusCall } from '@framewell/domain/network/networkStatus'
import { bindCall } from '../http/bindCall'
import { getNetworkStatus } from './getNetworkStatus'

export const networkCalls = [bindCall(getNetworkStatusCall, getNetworkStatus)]
