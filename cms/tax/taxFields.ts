import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { auditHooks } from '../platform/audit/auditHooks'
import { lock } from '../platform/database/lock'
import { operators } from '../platform/sessions/access'

type TaxCollection = Pick<CollectionConfig, 'labels' | 'fields'> & {
  readonly slug: 'tax-rates' | 'tax-states' | 'tax-certificates'
  readonly useAsTitle: string
  readonly columns: readonly string[]
  readonly description: string
  readonly beforeDelete?: readonly CollectionBeforeDeleteHook[]
}

/** A list that operators keep. They change one at a time, because a row is checked against those of all lists. Each change is in the audit trail. */
export function taxCollection({
  slug,
  useAsTitle,
  columns,
  description,
  beforeDelete = [],
  ...collection
}: TaxCollection): CollectionConfig {
  return {
    ...collection,
    slug,
    admin: {
      useAsTitle,
      defaultColumns: [...columns],
      group: 'Sales tax',
      description,
      hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
    },
    access: { create: operators, read: operators, update: operators, delete: operators },
    hooks: {
      ...auditHooks(slug),
      beforeValidate: [({ req }) => lock(req, 'sales-tax')],
      beforeDelete: [({ req }) => lock(req, 'sales-tax'), ...beforeDelete],
    },
  }
}
