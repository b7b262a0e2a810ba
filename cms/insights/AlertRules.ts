import { ALERT_NAMES } from '@framewell/domain/insights/alertRules'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Operators' settings of alert rules; a rule without a row has its defaults. Only setAlertRule writes it, with its audit record. */
export const AlertRules: CollectionConfig = {
  slug: 'alert-rules',
  labels: { singular: 'Alert rule', plural: 'Alert rules' },
  admin: { useAsTitle: 'rule', defaultColumns: ['rule', 'threshold', 'on'], group: 'Operations' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'rule', type: 'text', required: true, unique: true, admin: { description: ALERT_NAMES.join(', ') } },
    { name: 'threshold', type: 'number', required: true },
    { name: 'on', type: 'checkbox', required: true, defaultValue: true },
  ],
}
