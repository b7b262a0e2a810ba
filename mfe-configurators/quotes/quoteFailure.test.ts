import { ApiError } from '@framewell/domain/http/callApi'
import { describe, expect, it } from 'vitest'
import { quoteFailure } from './quoteFailure'

const problem = (status: number, more: object) =>
  new ApiError(
    status,
    '',
    JSON.stringify({ type: 'about:blank', title: '', status, code: 'invalidInput', error: 'Check the fields.', ...more }),
  )

describe('quoteFailure', () => {
  it('names both totals when prices changed', () => {
    const changed = problem(409, { code: 'totalChanged', expected: { total: 262_700 } })
    expect(quoteFailure(changed, 262_500, true)).toEqual({ kind: 'totalChanged', submitted: 262_500, expected: 262_700 })
  })

  it('puts refusals of the contact on their fields, and the rest in words', () => {
    const fields = [
      { path: 'contact.email', message: 'Valid email is required' },
      { path: 'uploadedPlan.files.0', message: 'a.pdf is not stored any more. Add it again.' },
    ]
    expect(quoteFailure(problem(400, { fields }), 1, true)).toEqual({
      kind: 'refused',
      contact: [{ field: 'email', message: 'Valid email is required' }],
      messages: ['a.pdf is not stored any more. Add it again.'],
    })
  })

  it("says the server's sentence, and what a lost or missing connection means", () => {
    expect(quoteFailure(problem(503, {}), 1, true)).toEqual({ kind: 'failed', detail: 'Check the fields.' })
    expect(quoteFailure(new TypeError('Failed to fetch'), 1, true)).toMatchObject({ detail: expect.stringContaining('second quote') })
    expect(quoteFailure(new TypeError('Failed to fetch'), 1, false)).toMatchObject({ detail: expect.stringContaining('offline') })
    expect(quoteFailure(new ApiError(502, 'Bad gateway', '<html>'), 1, true)).toMatchObject({ kind: 'failed' })
  })
})
