import { createHash } from 'node:crypto'
import type { AnyCall, CallRateLimit } from '@framewell/domain/http/defineCall'
import { networkOf } from '@framewell/domain/http/networkOf'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallProblem } from './CallProblem'

/** Made by the first migration; shared by every process. */
export const RATE_LIMITS_TABLE = 'rate_limits'

export interface RateSubject {
  readonly address: string
  readonly account: string | undefined
  readonly input: unknown
}

/** @throws CallProblem tooManyRequests once any of the call's keys is used up. */
export async function limitRate(call: AnyCall, req: PayloadRequest, subject: RateSubject): Promise<void> {
  const { rateLimit } = call
  if (!rateLimit) return
  for (const by of rateLimit.by) {
    const value = keyValue(by, subject)
    if (value !== undefined) await consume(req.payload.db.pool, `${call.name}:${by}`, rateLimit, value)
  }
}

/** Uses up one point of a named limit for one value. */
export async function consume(
  pool: Pool,
  name: string,
  limit: Pick<CallRateLimit, 'points' | 'windowSeconds'>,
  value: string,
): Promise<void> {
  try {
    // Hashed: addresses and account names have no business in a table of counters.
    await limiterFor(pool, name, limit).consume(
      createHash('sha256').update(networkOf(value).trim().toLowerCase()).digest('base64url').slice(0, 22),
    )
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new CallProblem('tooManyRequests', { retryAfterSeconds: refused.msBeforeNext / 1000 })
  }
}

function keyValue(by: string, { address, account, input }: RateSubject): string | undefined {
  if (by === 'address') return address
  if (by === 'account') return account
  const value = by.split('.').reduce<unknown>(memberOf, input)
  return typeof value === 'string' ? value : undefined
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>()

function limiterFor(
  pool: Pool,
  name: string,
  { points, windowSeconds }: Pick<CallRateLimit, 'points' | 'windowSeconds'>,
): RateLimiterPostgres {
  const ofPool = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(pool, ofPool)
  const made = ofPool.get(name)
  if (made) return made
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: RATE_LIMITS_TABLE,
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: windowSeconds,
    // Who is over the limit costs no query until the window ends.
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: true,
  })
  ofPool.set(name, limiter)
  return limiter
}
