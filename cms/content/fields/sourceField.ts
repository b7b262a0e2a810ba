import type { TextField } from 'payload'

/** Who says so: a figure without a source is not published. */
export function sourceField(required = false): TextField {
  return {
    name: 'source',
    type: 'text',
    required,
    maxLength: 300,
    admin: { placeholder: 'U.S. Census Bureau, New Residential Construction, 2023', description: 'Who says so, and when.' },
  }
}
