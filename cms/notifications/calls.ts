import { notificationCalls as calls } from '@framewell/domain/notifications/calls'
import { bindCalls } from '../http/bindCalls'
import { watchChanges } from './live/watchChanges'

export const notificationCalls = bindCalls(calls, { watchChanges })
