import type { Payload } from 'payload'
import { CallProblem } from '../calls/CallProblem'
import { sharedProblem } from '../calls/problemResponse'
import { consume } from '../gate/limitRate'

/**
 * Payload's own sign-in routes, limited like ours: per address. Signing in to an account is slowed down by failures (signInThrottle), links for
 * a new password are counted where they are mailed: no limit is one that anybody could use up for its owner.
 */
const LIMITS: Record<string, { readonly points: number; readonly windowSeconds: number }> = {
  '/accounts/login': { points: 10, windowSeconds: 60 },
  '/accounts/forgot-password': { points: 5, windowSeconds: 900 },
  '/accounts/reset-password': { points: 10, windowSeconds: 900 },
  '/accounts/unlock': { points: 10, windowSeconds: 60 },
}

/** @returns the refusal when the limit is used up, else undefined. */
export async function guardPayloadAuth(
  payload: Payload,
  path: string,
  method: string,
  address: string,
  requestId: string,
): Promise<Response | undefined> {
  const route = path.replace(/\/+$/, '')
  const limit = method === 'POST' ? LIMITS[route] : undefined
  if (!limit) return undefined
  try {
    await consume(payload.db.pool, `${route}:address`, limit, address)
    return undefined
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return sharedProblem('tooManyRequests', { requestId, retryAfterSeconds: error.options.retryAfterSeconds })
  }
}
