import type { BasePayload } from 'payload'
import { seedOnce } from '../platform/seeds/seedOnce'
import { currentPolicy } from './creditPolicies'
import { demoApplications } from './demoApplications'
import { storeApplication } from './storeApplication'

const DAY = 24 * 3_600_000

/** Demo applications, decided by the current policy like any other and marked as demo data. Once, and only if nobody has applied yet. */
export function seedCredit(payload: BasePayload, now = new Date()): Promise<string[]> {
  return seedOnce(
    payload,
    'credit',
    async (req) => (await payload.count({ collection: 'credit-applications', req })).totalDocs === 0,
    async (req) => {
      const policy = await currentPolicy(req)
      const made: string[] = []
      for (const { answers, daysAgo } of demoApplications) {
        const appliedAt = new Date(now.getTime() - daysAgo * DAY)
        req.context.seededAt = appliedAt
        const stored = await storeApplication(req, { answers, policy, appliedAt, demo: true })
        made.push(stored.id)
      }
      req.context.seededAt = undefined
      return made
    },
  )
}
