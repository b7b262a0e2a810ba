import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { degradationSchema } from './degradations'
import { healthFiguresSchema } from './figures'
import { getHealthHistory } from './historyCalls'
import { clearCache, exportLogs } from './systemCalls'

/** GET /api/health: the answering process's measurements, and what follows from them. */
export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  keys: 'read',
  summary: 'Figures of the running system, what is degraded and what to do about it',
  feature: 'health',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({ figures: healthFiguresSchema, degradations: z.array(degradationSchema) }),
})

export const healthCalls = { getHealth, getHealthHistory, clearCache, exportLogs }
