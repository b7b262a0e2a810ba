import { US_STATES } from '@framewell/domain/network/usStates'
import type { SelectField } from 'payload'
import type { z } from 'zod'

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
