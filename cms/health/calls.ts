import { healthCalls as calls } from '@framewell/domain/health/calls'
import { bindCalls } from '../http/bindCalls'
import { getHealth } from './getHealth'
import { clearCache, exportLogs } from './systemCalls'

export const healthCalls = bindCalls(calls, { getHealth, clearCache, exportLogs })
