import { track as trackCall } from '@framewell/domain/insights/track'
import { bindCall } from '../http/bindCall'
import { track } from './track'

export const insightCalls = [bindCall(trackCall, track)]
