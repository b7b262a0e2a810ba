import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { ALERT_NAMES, alertSchema } from './alertRules'

const operators = { feature: 'insights', access: OPERATOR_ROLES } as const

export const listAlerts = defineCall({
  ...operators,
  name: 'listAlerts',
  method: 'GET',
  path: '/api/admin/alerts',
  keys: 'read',
  summary: 'Every alert rule with what it measures now; those that fire first',
  input: z.object({}),
  output: z.object({ alerts: z.array(alertSchema), firing: z.number() }),
})

export const setAlertRule = defineCall({
  ...operators,
  name: 'setAlertRule',
  method: 'PUT',
  path: '/api/admin/alerts/{rule}',
  summary: 'Set from where on a rule warns, or switch it off, with a reason',
  input: z.object({
    rule: z.enum(ALERT_NAMES, 'There is no rule of this name'),
    threshold: z.coerce.number('Use a number').gt(0, 'A threshold is above 0').max(1_000_000_000, 'At most 1,000,000,000'),
    on: z.boolean('Say on or off'),
    reason: reasonSchema,
  }),
  output: z.object({ alert: alertSchema }),
})
