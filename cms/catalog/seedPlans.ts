import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { sql } from '@payloadcms/db-postgres'
import { type BasePayload, createLocalReq } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import { transactionOf } from '../database/transactionOf'

/** The audit record that says it was done; nobody can delete it, so a plan that operators removed never comes back. */
const DONE = { action: 'plans-seeded', subjectType: 'home-plans', subjectId: 'initial' } as const

/**
 * Fills an empty catalog with the initial plans, once: all of them or none, also when two processes start together.
 * @returns how many plans were made; 0 when it was done before or somebody already made one.
 */
export async function seedPlans(payload: BasePayload): Promise<number> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const database = await transactionOf(req)
    await database.execute(sql`select pg_advisory_xact_lock(hashtextextended('plans-seed', 0))`)
    const done = await payload.count({ collection: 'audit-records', where: { action: { equals: DONE.action } }, req })
    const present = await payload.count({ collection: 'home-plans', req })
    if (done.totalDocs > 0 || present.totalDocs > 0) return 0
    for (const { id: planId, ...plan } of INITIAL_PLANS) {
      await payload.create({ collection: 'home-plans', data: { ...plan, planId, offered: true }, req })
    }
    await recordAudit(req, { ...DONE, after: { plans: INITIAL_PLANS.map(({ id }) => id) } })
    return INITIAL_PLANS.length
  })
}
