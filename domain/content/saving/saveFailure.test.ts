import { expect, it } from 'vitest'
import { ApiError } from '../../http/callApi'
import { saveFailure } from './saveFailure'

const refusal = (more: object) =>
  new ApiError(
    400,
    '',
    JSON.stringify({ type: '', title: '', status: 400, code: 'invalidInput', error: 'Check the marked fields.', ...more }),
  )

it('reports a refusal by its fields, or else its detail, or else its sentence', () => {
  const fields = [{ path: 'title', message: 'Too long' }]
  const detail = 'Text may not hold NUL or broken characters.'
  expect(saveFailure(refusal({ fields, detail }))).toEqual({ kind: 'refused', problems: { title: 'Too long' } })
  expect(saveFailure(refusal({ detail }))).toEqual({ kind: 'refused', problems: { page: detail } })
  expect(saveFailure(refusal({ code: 'bodyTooLarge', error: 'Too large.', detail: 'At most 256 KB.' }))).toEqual({
    kind: 'refused',
    problems: { page: 'Too large. At most 256 KB.' },
  })
  expect(saveFailure(refusal({}))).toEqual({ kind: 'refused', problems: { page: 'Check the marked fields.' } })
})
