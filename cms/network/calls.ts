import { networkCalls as calls } from '@framewell/domain/network/calls'
import { bindCalls } from '../http/bindCalls'
import { getNetworkStatus, NETWORK_STAMP } from './getNetworkStatus'

export const networkCalls = bindCalls(calls, {
  getNetworkStatus: { run: getNetworkStatus, stamp: NETWORK_STAMP },
})
