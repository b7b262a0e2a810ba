import { SOURCE_MISSING } from '@framewell/domain/content/figures'
import type { TextField } from 'payload'

/** Who says so: a table or a chart without a source is not published. */
export function sourceField({ required = false } = {}): TextField {
  return {
    name: 'source',
    type: 'text',
    required,
    maxLength: 300,
    admin: { placeholder: 'U.S. Census Bureau, New Residential Construction, 2023', description: 'Who says so, and when.' },
    ...(required ? { validate: isSaid } : {}),
  }
}

function isSaid(value: string | null | undefined): true | string {
  if (!value?.trim()) return SOURCE_MISSING
  return value.length <= 300 || 'Use at most 300 characters'
}
