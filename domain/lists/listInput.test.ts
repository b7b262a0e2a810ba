import { expect, it } from 'vitest'
import { z } from 'zod'
import { CALLS } from '../calls'
import { listInput } from './listInput'

const asked = listInput({ sorts: ['at'], filters: {} })

it.each(['2026-05-01T10:00:00.120Z~a-b_1', '2024-02-29T23:59:59Z~1'])('accepts the cursor %s', (after) => {
  expect(asked.safeParse({ after }).success).toBe(true)
})

it.each([
  '2026-02-30T10:00:00.000Z~1',
  '2025-02-29T10:00:00.000Z~1',
  '0000-01-01T00:00:00.000Z~1',
  '2026-05-01T24:00:00.000Z~1',
  '2026-05-01T10:00:60.000Z~1',
  '2026-13-01T10:00:00.000Z~1',
  "2026-05-01T10:00:00.000Z~' or 1=1",
  '2026-05-01T10:00:00.000Z',
])('refuses the cursor %s', (after) => {
  expect(asked.safeParse({ after }).success).toBe(false)
})

it('every `next` a list returns is accepted as `after`', () => {
  const answering = CALLS.filter(({ method, output }) => method === 'GET' && output instanceof z.ZodObject && 'next' in output.shape)
  expect(answering.length).toBeGreaterThan(15)
  const deaf = answering.filter(({ input }) => !(input instanceof z.ZodObject && 'after' in input.shape))
  expect(deaf.map(({ name }) => name)).toEqual([])
})
