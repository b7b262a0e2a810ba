import { healthCalls as calls } from '@framewell/domain/health/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { getHealth } from './getHealth'
import { getHealthHistory } from './getHealthHistory'
import { clearCache, exportLogs } from './systemCalls'

export const healthCalls = bindCalls(calls, {
  getHealth,
  getHealthHistory: { run: getHealthHistory, mayLag: true },
  clearCache,
  exportLogs,
})
