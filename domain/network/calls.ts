import { getNetworkStatus } from './networkStatus'

export const networkCalls = { getNetworkStatus }
