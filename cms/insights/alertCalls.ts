import type { listAlerts as listAlertsCall, setAlertRule as setAlertRuleCall } from '@framewell/domain/insights/alertCalls'
import { ALERT_NAMES, ALERT_RULES, type AlertName, type AlertSetting, alertOf, alertsInOrder } from '@framewell/domain/insights/alertRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { readFigures } from './readFigures'

/** The rules with their current values: firing ones first, critical ones at the top. */
export const listAlerts: Operation<typeof listAlertsCall> = async ({ req, now }) => {
  const figures = await readFigures(
    req,
    ALERT_NAMES.map((name) => ALERT_RULES[name].metric),
    now,
  )
  const settings = await settingsOf(req)
  return alertsInOrder(ALERT_NAMES.map((name) => alertOf(name, figures[ALERT_RULES[name].metric].value, settings.get(name))))
}

/** Changes a rule; the audit trail has its earlier settings. */
export const setAlertRule: Operation<typeof setAlertRuleCall> = async ({ req, now }, { rule, threshold, on, reason }) => {
  const before = (await settingsOf(req)).get(rule) ?? { threshold: ALERT_RULES[rule].threshold, on: true }
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into alert_rules (rule, threshold, "on") values (${rule}, ${threshold}, ${on})
    on conflict (rule) do update set threshold = excluded.threshold, "on" = excluded."on", updated_at = now()`)
  const after: AlertSetting = { threshold, on }
  await recordAudit(req, { action: 'alert-rule-set', subjectType: 'alert-rules', subjectId: rule, before, after, reason })
  const { metric } = ALERT_RULES[rule]
  return { alert: alertOf(rule, (await readFigures(req, [metric], now))[metric].value, after) }
}

const settingRows = z.array(z.object({ rule: z.enum(ALERT_NAMES), threshold: z.coerce.number(), on: z.boolean() }))

async function settingsOf(req: PayloadRequest): Promise<ReadonlyMap<AlertName, AlertSetting>> {
  const database = await transactionOf(req)
  // A rule that no longer exists in code is left alone.
  const { rows } = await database.execute(
    sql`select rule, threshold, "on" from alert_rules where rule = any(${sql.param([...ALERT_NAMES])})`,
  )
  return new Map(settingRows.parse(rows).map(({ rule, ...setting }) => [rule, setting]))
}
