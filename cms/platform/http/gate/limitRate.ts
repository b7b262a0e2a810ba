import { createHash } from 'node:crypto'
import type { AnyCall, CallRateLimit } from '@framewell/domain/http/defineCall'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallProblem } from '../calls/CallProblem'

/** Made by the first migration; shared by every process. */
export const RATE_LIMITS_TABLE = 'rate_limits'

/** How far the clocks of several machines may be from each other. */
const CLOCKS_APART_SECONDS = 30

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

/** Uses up points of a named limit for one value: one, unless what is counted has a size. */
export async function consume(
  pool: Pool,
  name: string,
  limit: Pick<CallRateLimit, 'points' | 'windowSeconds'>,
  value: string,
  weight = 1,
): Promise<void> {
  // Hashed: addresses and account names have no business in a table of counters.
  const key = createHash('sha256').update(networkOf(value).trim().toLowerCase()).digest('base64url').slice(0, 22)
  const limiter = limiterFor(pool, name, limit)
  let refused = await refusalOf(limiter, key, weight)
  // A window that ends later than any was opened before the clock was set back.
  if (refused && refused.msBeforeNext > (limit.windowSeconds + CLOCKS_APART_SECONDS) * 1000) {
    await limiter.delete(key)
    refused = await refusalOf(limiter, key, weight)
  }
  if (refused) throw new CallProblem('tooManyRequests', { retryAfterSeconds: refused.msBeforeNext / 1000 })
}

async function refusalOf(limiter: RateLimiterPostgres, key: string, weight: number): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, weight)
    return null
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
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
