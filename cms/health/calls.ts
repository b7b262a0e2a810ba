import { healthCalls as calls } from '@framewell/domain/health/calls'
import { bindCalls } from '../http/bindCalls'
import { getHealth } from './getHealth'

export const healthCalls = bindCalls(calls, { getHealth })
