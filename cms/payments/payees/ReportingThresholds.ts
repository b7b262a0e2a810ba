import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { ENTERED_THRESHOLD, FIRST_ENTERED_YEAR } from '@framewell/domain/payments/taxClass'
import type { CollectionConfig } from 'payload'
import { auditHooks } from '../../platform/audit/auditHooks'
import { by } from '../../platform/fields/enteredFields'
import { operators } from '../../platform/sessions/access'

const slug = 'reporting-thresholds'

/** What has to be paid in a year before a Form 1099 is due, as operators entered it from the publication of the IRS. */
export const ReportingThresholds: CollectionConfig = {
  slug,
  labels: { singular: '1099 threshold', plural: '1099 thresholds' },
  admin: {
    useAsTitle: 'year',
    defaultColumns: ['year', 'dollars', 'source'],
    group: 'Payments',
    description: `From ${FIRST_ENTERED_YEAR} on the figure is adjusted for inflation: enter it for each year. Until then every payee of that year is listed.`,
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, update: operators, delete: operators },
  hooks: auditHooks(slug),
  fields: [
    { name: 'year', type: 'number', required: true, unique: true, validate: by(ENTERED_THRESHOLD.year) },
    { name: 'dollars', type: 'number', required: true, label: 'Threshold in dollars', validate: by(ENTERED_THRESHOLD.dollars) },
    {
      name: 'source',
      type: 'text',
      required: true,
      validate: by(ENTERED_THRESHOLD.source),
      admin: { description: 'Where the IRS published it, with the date' },
    },
  ],
}
