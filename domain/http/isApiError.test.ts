import { expect, it } from 'vitest'
import { ApiError } from './callApi'
import { isApiError } from './isApiError'

it('recognizes an ApiError, also from another copy of the class', () => {
  class ApiErrorOfAnotherBundle extends Error {
    override readonly name = 'ApiError'
    readonly status = 401
    readonly body = ''
  }
  expect(isApiError(new ApiError(401, 'Unauthorized', ''))).toBe(true)
  expect(isApiError(new ApiErrorOfAnotherBundle())).toBe(true)
})

it('rejects other errors', () => {
  expect(isApiError(new TypeError('Failed to fetch'))).toBe(false)
  expect(isApiError('401: Unauthorized')).toBe(false)
})
