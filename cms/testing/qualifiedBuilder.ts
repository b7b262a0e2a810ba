import { randomUUID } from 'node:crypto'
import { CREDIT_APPLICATION_DEFAULTS } from '@framewell/domain/credit/application'
import type { Tier } from '@framewell/domain/credit/tier'
import type { CompanyKind } from '@framewell/domain/parties/company'
import { createLocalReq, type Payload } from 'payload'
import { addMember, makeCompany, personFor } from '../parties/members'
import { inTransaction } from '../platform/database/inTransaction'
import { type Identity, signInAs, type TestPerson } from './signInAs'

export interface TestMember extends TestPerson {
  readonly companyId: string
}

/** A signed-in person with a company of the kind. */
export async function memberOf(
  payload: Payload,
  kind: CompanyKind,
  name = `Company ${randomUUID().slice(0, 8)}`,
  who: Identity = {},
): Promise<TestMember> {
  const person = await signInAs(payload, kind === 'builder' ? 'builder' : 'partner', who)
  const req = await createLocalReq({}, payload)
  const companyId = await inTransaction(req, () => makeCompany(req, name, kind))
  await joinCompany(payload, companyId, person, who.name)
  return { ...person, companyId }
}

/** Makes a person an owner of a company, in addition to those they belong to. */
export async function joinCompany(payload: Payload, companyId: string, { email }: TestPerson, name = 'Test member'): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => addMember(req, companyId, await personFor(req, { name, email }), 'owner'))
}

/** A builder whose company may order: an approved application of the tier, with a limit in dollars. */
export async function qualifiedBuilder(payload: Payload, tier: Tier, limit: number, who: Identity = {}): Promise<TestMember> {
  const member = await memberOf(payload, 'builder', undefined, who)
  await payload.db.create({
    collection: 'credit-applications',
    data: {
      ...CREDIT_APPLICATION_DEFAULTS,
      contactName: who.name ?? 'Test member',
      email: member.email,
      projectLocation: 'Dayton, OH',
      assignedTier: tier,
      creditScore: 85,
      assignedCreditLimit: limit,
      qualificationStatus: 'approved',
      aiSummary: 'Approved for a test.',
      improvements: [],
      factors: [],
      policyVersion: 1,
      appliedAt: new Date().toISOString(),
      demo: false,
      company: member.companyId,
      tokenHash: 'none',
    },
  })
  return member
}
