import type { AfterErrorHook } from 'payload'
import { isBadValue } from '../../database/isBadValue'
import { isRetryable, isUnavailable } from '../../database/isUnavailable'
import { noteStorageFull } from '../../storage/diskRoom'
import { isStorageFull } from '../../storage/isStorageFull'

/** Payload answers 500 for every database error; a value that fits no column is the sender's fault, and an unavailable database is nobody's. */
export const afterError: AfterErrorHook = ({ error, result }) => {
  if (isStorageFull(error)) {
    noteStorageFull(error)
    return { status: 507, response: result }
  }
  if (isUnavailable(error) || isRetryable(error)) return { status: 503, response: result }
  if (isBadValue(error)) return { status: 400, response: { errors: [{ message: 'A value in the request does not fit its field.' }] } }
}
