import { type GlobalBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { lock } from '../platform/database/lock'
import { highestGlobalVersion } from '../platform/versions/highestGlobalVersion'
import { nextVersion } from '../platform/versions/nextVersion'
import { parsePolicy } from './policyDocument'

const POLICY = 'credit-policy'

/** Refuses a policy that breaks its own rules, and gives a changed one the next version number. */
export const versionPolicy: GlobalBeforeChangeHook = async ({ data, req }) => {
  const proposed = parsePolicy({ ...data, version: 1 })
  if (!proposed.success) {
    const errors = proposed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new ValidationError({ global: POLICY, errors, req })
  }
  const version = await nextVersion(req, [POLICY], proposed.data, async () => {
    const stored = parsePolicy(await req.payload.db.findGlobal({ slug: POLICY, req }))
    const inForce = stored.success ? { version: stored.data.version, content: { ...stored.data, version: 1 } } : undefined
    return { highest: await highestGlobalVersion(req, POLICY), inForce }
  })
  return { ...data, version }
}

/** Blocks other changes of the policy until the transaction ends. */
export async function lockPolicy(req: PayloadRequest): Promise<void> {
  await lock(req, POLICY)
}
