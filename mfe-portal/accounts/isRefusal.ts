import type { AnyCall, CallErrorCode } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'

/** Whether a call was refused with one of its declared errors. */
export function isRefusal<C extends AnyCall>(_call: C, error: unknown, code: CallErrorCode<C>): boolean {
  return isApiError(error) && error.problem?.code === code
}

/** Whether a token was refused as malformed: a truncated or mistyped link. */
export function isTruncatedLink(error: unknown): boolean {
  return isApiError(error) && !!error.problem?.fields?.some(({ path }) => path === 'token')
}
