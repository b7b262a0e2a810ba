import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import type { CreditPolicy } from '@framewell/domain/credit/policy'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../database/inTransaction'
import { parsePolicy, policyDocument } from './policyDocument'
import { lockPolicy } from './versionPolicy'

/** The policy in force. On an empty database that is the initial one, stored as version 1 when first needed. */
export async function currentPolicy(req: PayloadRequest): Promise<CreditPolicy> {
  return (await storedPolicy(req)) ?? storeInitialPolicy(req)
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
    // Whoever applies first has no right to edit the policy; its first version is ours.
    await req.payload.updateGlobal({ slug: 'credit-policy', data: policyDocument(initialPolicy), overrideAccess: true, req })
    return initialPolicy
  })
}

/** Versions never change, so each process reads each of them once. */
const versions = new WeakMap<Payload, Map<number, CreditPolicy>>()

/**
 * The policy as it was under a version number, for replay.
 * @throws Error when no such version exists: every decision names one that does.
 */
export async function policyVersion(req: PayloadRequest, version: number): Promise<CreditPolicy> {
  const known = versions.get(req.payload) ?? new Map<number, CreditPolicy>()
  versions.set(req.payload, known)
  const cached = known.get(version)
  if (cached) return cached
  // Builders' decisions are replayed for them too; the versions themselves stay closed to everybody but operators.
  const { docs } = await req.payload.findGlobalVersions({
    slug: 'credit-policy',
    where: { 'version.version': { equals: version } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const parsed = parsePolicy(docs[0]?.version)
  if (!parsed.success) throw new Error(`Version ${version} of the credit policy cannot be read`, { cause: parsed.error })
  known.set(version, parsed.data)
  return parsed.data
}
