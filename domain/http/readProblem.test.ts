import fc from 'fast-check'
import { expect, it } from 'vitest'
import { problem, problemSchema } from './problem'
import { readProblem } from './readProblem'

const REFUSAL = problem({
  status: 409,
  code: 'totalChanged',
  error: 'The total has changed.',
  detail: 'Prices of today hold.',
  fields: [{ path: 'total', message: 'Another total' }],
  expected: { total: 12 },
  requestId: 'a1',
})

it('accepts exactly what the refusal schema accepts, for any missing or wrong member', () => {
  const members = fc.constantFrom(...Object.keys(REFUSAL))
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(200, 1.5, [{ path: 'a', message: 'b' }], [{ path: 1 }], { total: null }, 'text'),
  )
  fc.assert(
    fc.property(fc.dictionary(members, fc.option(anything)), fc.array(members), (other, left) => {
      const body = JSON.stringify({ ...Object.fromEntries(Object.entries(REFUSAL).filter(([name]) => !left.includes(name))), ...other })
      expect(readProblem(body)).toEqual(problemSchema.safeParse(JSON.parse(body)).data)
    }),
    { numRuns: process.env.TEST_FULL ? 2000 : 300 },
  )
})

it.each(['', 'Bad gateway', 'null', '[]', '"text"', '7'])('does not accept %j as a refusal', (body) => {
  expect(readProblem(body)).toBeUndefined()
})
