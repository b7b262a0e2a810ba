import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plainMessage } from './plainMessage'

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value, { error: plainMessage }).error?.issues[0]?.message

describe('a plain message', () => {
  it.each([
    [z.string(), undefined, 'This is required.'],
    [z.string().min(1), '', 'This is required.'],
    [z.string().min(16), 'short', 'Use at least 16 characters.'],
    [z.string().max(3), 'longer', 'Use at most 3 characters.'],
    [z.number(), 'ten', 'Use a number.'],
    [z.int(), 1.5, 'Use a whole number.'],
    [z.number().int(), 1.5, 'Use a whole number.'],
    [z.number().min(0), -1, 'This cannot be negative.'],
    [z.number().max(1_000_000), 1e9, 'Use at most 1,000,000.'],
    [z.number().multipleOf(0.5), 1.3, 'Use a multiple of 0.5.'],
    [z.enum(['osb', 'gypsum']), 'paper', 'Choose one of these: osb, gypsum.'],
    [z.email(), 'nobody', 'Use an email address.'],
    [z.uuid(), '7', 'This link or number is not complete.'],
    [z.object({ length: z.number() }), undefined, 'This is required.'],
  ] as const)('says what is wrong (%#)', (schema, value, message) => {
    expect(said(schema, value)).toBe(message)
  })

  it("yields to a schema's own message", () => {
    expect(said(z.string('Name is required').min(2, 'Name is required'), 'A')).toBe('Name is required')
  })
})
