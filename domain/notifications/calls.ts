import { watchChanges } from './liveCalls'

export const notificationCalls = { watchChanges }
