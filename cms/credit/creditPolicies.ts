import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import type { CreditPolicy } from '@framewell/domain/credit/policy'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../platform/database/inTransaction'
import { runPrepared } from '../platform/database/runPrepared'
import { keptVersions } from '../platform/versions/keptVersions'
import { parsePolicy, policyDocument } from './policyDocument'
import { lockPolicy } from './versionPolicy'

/** The current policy. On an empty database that is the initial one, stored as version 1 when first needed. */
export async function currentPolicy(req: PayloadRequest): Promise<CreditPolicy> {
  const [stored] = await runPrepared(req, 'credit_policy_in_force', 'select version::int as version from credit_policy limit 1', [])
  return stored ? policyVersion(req, Object(stored).version) : storeInitialPolicy(req)
}

async function storedPolicy(req: PayloadRequest): Promise<CreditPolicy | undefined> {
  const document = await req.payload.db.findGlobal({ slug: 'credit-policy', req })
  if (!('version' in document)) return undefined
  const parsed = parsePolicy(document)
  if (!parsed.success) throw parsed.error
  return parsed.data
}

function storeInitialPolicy(req: PayloadRequest): Promise<CreditPolicy> {
  return inTransaction(req, async () => {
    await lockPolicy(req)
    const meanwhile = await storedPolicy(req)
    if (meanwhile) return meanwhile
    // The first applicant has no right to edit the policy; its first version is the product's.
    await req.payload.updateGlobal({ slug: 'credit-policy', data: policyDocument(initialPolicy), overrideAccess: true, req })
    return initialPolicy
  })
}

/** The policy with a version number, for replay. */
export const policyVersion = keptVersions('credit policy', async (req, version) => {
  // Builders see their decisions replayed too; only operators may read the versions themselves.
  const { docs } = await req.payload.findGlobalVersions({
    slug: 'credit-policy',
    where: { 'version.version': { equals: version } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (!docs[0]) return undefined
  const parsed = parsePolicy(docs[0].version)
  if (!parsed.success) throw new Error(`Version ${version} of the credit policy cannot be read`, { cause: parsed.error })
  return parsed.data
})
