import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

export const HEALTH_PERIODS = ['hour', 'day', 'week', 'month'] as const
export type HealthPeriod = (typeof HEALTH_PERIODS)[number]

const MINUTE = 60_000

/** How a period is divided: number and length of its parts. */
export const HEALTH_PARTS: Readonly<Record<HealthPeriod, { readonly count: number; readonly ms: number }>> = {
  hour: { count: 12, ms: 5 * MINUTE },
  day: { count: 24, ms: 60 * MINUTE },
  week: { count: 28, ms: 360 * MINUTE },
  month: { count: 30, ms: 1440 * MINUTE },
}

/** Start times of a period's parts up to now, oldest first; the last one is in progress. */
export function healthParts(period: HealthPeriod, now: Date): Date[] {
  const { count, ms } = HEALTH_PARTS[period]
  const last = Math.floor(now.getTime() / ms) * ms
  return Array.from({ length: count }, (_, at) => new Date(last - (count - 1 - at) * ms))
}

const ratio = z.number().nullable()

const healthPartSchema = z.object({
  /** Its start. */
  at: z.string(),
  requests: z.number(),
  /** Null when there were no requests. */
  meanMs: ratio,
  slowestMs: ratio,
  errorPercent: ratio,
  /** The maximum waiting at once; null when no process was running. */
  jobsDue: ratio,
  mailsWaiting: ratio,
  deliveriesWaiting: ratio,
})

const releasePartSchema = z.object({
  visits: z.number(),
  failures: z.number(),
  errors: z.number(),
  /** Measured visits above the 'good' threshold. */
  slowPaintPercent: ratio,
  slowAnswerPercent: ratio,
})

const releaseHistorySchema = z.object({ remote: z.string(), version: z.string(), parts: z.array(releasePartSchema) })
export type ReleaseHistory = z.infer<typeof releaseHistorySchema>

export const healthHistorySchema = z.object({ parts: z.array(healthPartSchema), releases: z.array(releaseHistorySchema) })
export type HealthHistory = z.infer<typeof healthHistorySchema>

/** GET /api/health/history: all processes' records and samples over a period. */
export const getHealthHistory = defineCall({
  name: 'getHealthHistory',
  method: 'GET',
  path: '/api/health/history',
  keys: 'read',
  summary: 'Response times, errors, queues, and web vitals and failures by release over a period',
  feature: 'health',
  access: OPERATOR_ROLES,
  input: z.object({ period: z.enum(HEALTH_PERIODS).default('day') }),
  output: healthHistorySchema,
})
