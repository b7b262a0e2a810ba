import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { US_STATES } from '@framewell/domain/network/usStates'
import type { CollectionConfig, SelectField } from 'payload'
import type { z } from 'zod'
import { auditHooks } from '../platform/audit/auditHooks'
import { operators } from '../platform/sessions/access'

/** Validates a field by a schema of the domain; an empty optional field is valid. */
export const by =
  (schema: z.ZodType, required = true) =>
  (value: unknown): true | string => {
    if (!required && (value === undefined || value === null || value === '')) return true
    return schema.safeParse(value).error?.issues[0]?.message ?? true
  }

export const stateField: SelectField = {
  name: 'state',
  type: 'select',
  required: true,
  index: true,
  options: Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
}

type TaxCollection = Pick<CollectionConfig, 'labels' | 'fields'> & {
  readonly slug: 'tax-rates' | 'tax-states' | 'tax-certificates'
  readonly useAsTitle: string
  readonly columns: readonly string[]
  readonly description: string
}

/** A list that operators keep; each change is in the audit trail. */
export function taxCollection({ slug, useAsTitle, columns, description, ...collection }: TaxCollection): CollectionConfig {
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
    hooks: auditHooks(slug),
  }
}
