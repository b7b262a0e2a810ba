import type { z } from 'zod'
import { figure } from '../numbers/figure'

const TYPES: Readonly<Record<string, string>> = {
  string: 'Use text.',
  number: 'Use a number.',
  int: 'Use a whole number.',
  boolean: 'Use true or false.',
  array: 'Use a list.',
  object: 'Fill in its parts.',
  record: 'Fill in its parts.',
  date: 'Use a date.',
}
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Use an email address.',
  uuid: 'This link or number is not complete.',
  url: 'Use a web address.',
  date: 'Use a date like 2026-12-31.',
  datetime: 'Use a date and time like 2026-12-31T12:00:00Z.',
}

/**
 * A plain message about an invalid value, used wherever a schema has none of its own.
 * @returns undefined when there is none; zod's message applies then
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This is required.' : TYPES[issue.expected]
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return `Use at most ${count(issue.maximum)}${unit(issue)}.`
    case 'invalid_value':
      return issue.values.length <= 20 ? `Choose one of these: ${issue.values.map(String).join(', ')}.` : 'Choose one of the list.'
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This does not have the right form.'
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return `Leave these out: ${issue.keys.join(', ')}.`
    default:
      return undefined
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.minimum === 1 && issue.origin === 'string') return 'This is required.'
  if (issue.minimum === 0 && issue.origin === 'number') return 'This cannot be negative.'
  return `Use at least ${count(issue.minimum)}${unit(issue)}.`
}

const unit = ({ origin }: { readonly origin: string }): string => (origin === 'string' ? ' characters' : '')
const count = (value: number | bigint): string => figure(value)
