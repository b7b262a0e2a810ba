import { isApiError } from '../isApiError'

/** How often and how long after one another (milliseconds) an attempt that is still running elsewhere is asked for. */
const TIMES = 10
const AFTER_MS = 1000

/** Of whatever sends with an idempotency key: an attempt that still runs (sent before a reload, in another tab) is asked for again. */
export const ASK_WHILE_IN_FLIGHT = {
  retry: (failures: number, reason: unknown) => failures < TIMES && isApiError(reason) && reason.problem?.code === 'requestInFlight',
  retryDelay: AFTER_MS,
} as const
