import { insightCalls as calls } from '@framewell/domain/insights/calls'
import { bindCalls } from '../http/bindCalls'
import { track } from './track'

export const insightCalls = bindCalls(calls, {
  track,
})
