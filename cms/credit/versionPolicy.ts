import { sql } from '@payloadcms/db-postgres'
import { type GlobalBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { lock } from '../database/lock'
import { transactionOf } from '../database/transactionOf'
import { parsePolicy } from './policyDocument'

/** Refuses a policy that breaks its own rules, and gives a changed one the next version number. */
export const versionPolicy: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  await lockPolicy(req)
  const newest = await newestVersion(req)
  const proposed = parsePolicy({ ...data, version: newest + 1 })
  if (!proposed.success) {
    const errors = proposed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new ValidationError({ global: 'credit-policy', errors, req })
  }
  const current = parsePolicy(originalDoc)
  const unchanged = current.success && JSON.stringify({ ...current.data, version: 0 }) === JSON.stringify({ ...proposed.data, version: 0 })
  return { ...data, version: unchanged ? current.data.version : newest + 1 }
}

/** From here to the end of the transaction nobody else changes the policy: no two versions share a number. */
export async function lockPolicy(req: PayloadRequest): Promise<void> {
  await lock(req, 'credit-policy')
}

/** The highest version number ever given; 0 before the first. A restored old version keeps its own number. */
async function newestVersion(req: PayloadRequest): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select coalesce(max(version_version), 0)::int as newest from _credit_policy_v`)
  return Number(rows[0]?.newest)
}
