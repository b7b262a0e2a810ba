import type { AnyCall } from '@framewell/domain/http/defineCall'
import { SHARED_PROBLEMS, type SharedProblemCode } from '@framewell/domain/http/problem'
import { Forbidden, NotFound, type PayloadRequest, ValidationError } from 'payload'
import { isRetryable, isUnavailable } from '../../database/isUnavailable'
import { factsOf } from '../../sessions/requestFacts'
import { noteStorageFull } from '../../storage/diskRoom'
import { isStorageFull } from '../../storage/isStorageFull'
import { ThreadBusy } from '../../threads/AsideThread'
import { withHeaders } from './answerFor'
import { CallProblem } from './CallProblem'
import { problemResponse, sharedProblem } from './problemResponse'

/** Turns whatever a call threw into an answer. Unexpected errors are logged in full, and the answer contains none of it. */
export function problemFor(call: AnyCall, error: unknown, req: PayloadRequest, extra: Headers): Response {
  const { requestId } = factsOf(req)
  if (error instanceof CallProblem) {
    const { detail, fields, expected, retryAfterSeconds } = error.options
    const known = call.errors?.[error.code] ?? sharedOf(error.code)
    if (known) {
      const facts = { status: known.status, code: error.code, error: known.message, detail, fields, expected, requestId, retryAfterSeconds }
      return withHeaders(problemResponse(facts), extra)
    }
  }
  if (error instanceof ValidationError) {
    return sharedProblem('invalidInput', { requestId, fields: error.data.errors.map(({ path, message }) => ({ path, message })) })
  }
  if (error instanceof Forbidden) return sharedProblem(req.user ? 'forbidden' : 'signInRequired', { requestId })
  if (error instanceof NotFound) return sharedProblem('notFound', { requestId })
  if (error instanceof ThreadBusy) return sharedProblem('unavailable', { requestId, retryAfterSeconds: 5 })
  if (isStorageFull(error)) {
    noteStorageFull(error)
    req.payload.logger.error({ err: error, requestId, call: call.name, msg: 'There is no space left to store anything' })
    return sharedProblem('storageFull', { requestId, retryAfterSeconds: 60 })
  }
  if (isUnavailable(error) || isRetryable(error)) {
    req.payload.logger.warn({ err: error, requestId, call: call.name, msg: 'The database or the file store was not available' })
    return sharedProblem('unavailable', { requestId, retryAfterSeconds: 1 })
  }
  req.payload.logger.error({ err: error, requestId, call: call.name, msg: 'A call failed' })
  return sharedProblem('internal', { requestId })
}

function sharedOf(code: string) {
  return isShared(code) ? SHARED_PROBLEMS[code] : undefined
}

export function isShared(code: string): code is SharedProblemCode {
  return Object.hasOwn(SHARED_PROBLEMS, code)
}
