import { isApiError } from '../isApiError'

/** How often, and at which interval in milliseconds, a request still running elsewhere is retried. */
const TIMES = 10
const AFTER_MS = 1000

/** Whether an error says that the server still works on an earlier attempt of the same request. */
export const isInFlight = (error: unknown): boolean => isApiError(error) && error.problem?.code === 'requestInFlight'

/** Retry options for idempotent requests: an attempt that is still running (sent before a reload, in another tab) is requested again. */
export const RETRY_WHILE_IN_FLIGHT = {
  retry: (failures: number, reason: unknown) => failures < TIMES && isInFlight(reason),
  retryDelay: AFTER_MS,
} as const
