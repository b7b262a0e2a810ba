import { SOURCE_MISSING } from '@framewell/domain/content/figures'
import type { TextField } from 'payload'

/**
 * The source of a figure, table or chart, which is required for publishing.
 * @param required always, or only if the sibling field of that name is filled in
 */
export function sourceField(required: true | 'figure'): TextField {
  return {
    name: 'source',
    type: 'text',
    required: required === true,
    maxLength: 300,
    admin: {
      placeholder: 'U.S. Census Bureau, New Residential Construction, 2023',
      description: 'Who published it, and when. An https address at the end makes it a link.',
    },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
      required === true || isFilled(siblingData, required) ? isSaid(value) : true,
  }
}

function isFilled(siblings: unknown, name: string): boolean {
  const value = typeof siblings === 'object' && siblings !== null ? Object.entries(siblings).find(([key]) => key === name)?.[1] : undefined
  return typeof value === 'string' && value.trim() !== ''
}

function isSaid(value: string | null | undefined): true | string {
  if (!value?.trim()) return SOURCE_MISSING
  return value.length <= 300 || 'Use at most 300 characters'
}
