import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'

const operators = { feature: 'health', access: OPERATOR_ROLES } as const

/** POST /api/admin/cache/clear: hosts render every page again. */
export const clearCache = defineCall({
  ...operators,
  name: 'clearCache',
  method: 'POST',
  path: '/api/admin/cache/clear',
  summary: 'Clear every host’s page cache, with a reason',
  input: z.object({
    reason: reasonSchema,
  }),
  output: z.object({ cleared: z.literal(true) }),
})

/** GET /api/admin/logs: the answering process's latest log lines, without secrets or personal content. */
export const exportLogs = defineCall({
  ...operators,
  name: 'exportLogs',
  method: 'GET',
  path: '/api/admin/logs',
  summary: 'The newest log lines of the process that answers, as a file of JSON lines',
  input: z.object({}),
  output: z.unknown(),
  answers: 'stream',
})
