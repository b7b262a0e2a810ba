import { isApiError } from '@framewell/domain/http/isApiError'
import { ACCOUNT_TOASTS } from '@framewell/domain/notices/toasts'
import { problemSentence } from '../sending/problemSentence'

export interface SignInFailure {
  readonly title: string
  readonly description: string
}

/** 401 wrong credentials, 423 locked, 429 too many attempts: the server's answers to this person. */
const REFUSALS = [401, 423, 429]

/** Message for a failed sign-in: the server's sentence when it refused, otherwise that the attempt failed. */
export function signInFailure(error: unknown): SignInFailure {
  if (isApiError(error) && REFUSALS.includes(error.status)) {
    const { title, description } = ACCOUNT_TOASTS.signInRefused
    return { title, description: problemSentence(error, description) }
  }
  return ACCOUNT_TOASTS.signInFailed
}
