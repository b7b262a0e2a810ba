import type { AnyCall, CallErrorCode } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'

/** Whether a call was refused with one of its own errors. */
export function isRefusal<C extends AnyCall>(_call: C, error: unknown, code: CallErrorCode<C>): boolean {
  return isApiError(error) && error.problem?.code === code
}

/** Whether a token was refused for its form: a link that was cut off or mistyped. */
export function isCutLink(error: unknown): boolean {
  return isApiError(error) && !!error.problem?.fields?.some(({ path }) => path === 'token')
}
