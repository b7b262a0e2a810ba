import { reviewNetworkApplication } from '@framewell/domain/network/applicationStates'
import { directoryApplicationSchema } from '@framewell/domain/network/directoryApplication'
import { enhancedApplicationSchema } from '@framewell/domain/network/enhancedApplication'
import type { FabricatorFacts, reviewApplication as reviewApplicationCall } from '@framewell/domain/network/reviewingCalls'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import type { Operation } from '../http/bindCall'
import { greeting } from '../notifications/plainWords'
import { queueMail } from '../notifications/queueMail'
import type { NetworkApplication } from '../payload-types'
import { applicationDetail, becomesFabricator, insuredUntil } from './applicationDetail'
import { lockedRow } from './lockedRow'

/**
 * A person's decision on an application [N1]: the row is locked, the rule of domain applied, the outcome stored with its audit record, the
 * applicant's mail, and (approved) the shop or directory partner it makes, all at once.
 */
export const reviewApplication: Operation<typeof reviewApplicationCall> = async (
  { req, refuse, now },
  { id, action, reason, fabricator, seen },
) => {
  const stored = await lockedRow<NetworkApplication>(req, 'network-applications', id)
  if (!stored) throw refuse('notFound')
  if (seen && seen !== stored.status) throw refuse('changedMeanwhile')
  const insured = await insuredUntil(req, id)
  const reviewed = { kind: stored.kind, status: stored.status, becomesFabricator: becomesFabricator(stored), insuredUntil: insured }
  const outcome = reviewNetworkApplication(reviewed, action, now.toISOString().slice(0, 10), fabricator !== undefined)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  const decided = action !== 'begin'
  const updated: NetworkApplication = await req.payload.db.updateOne({
    collection: 'network-applications',
    id,
    data: { status: outcome.status, ...(decided && { decidedAt: now.toISOString(), decisionReason: reason }) },
    req,
  })
  const made = outcome.status === 'approved' ? await makeMembers(req, updated, fabricator, insured) : {}
  await recordAudit(req, {
    action: `network-${action}`,
    subjectType: 'network-applications',
    subjectId: id,
    before: { status: stored.status },
    after: { status: outcome.status, ...made },
    reason,
  })
  if (decided) await tellApplicant(req, updated, reason)
  return { application: await applicationDetail(req, updated) }
}

async function makeMembers(
  req: PayloadRequest,
  application: NetworkApplication,
  facts: FabricatorFacts | undefined,
  insured: string | null,
) {
  const partner = directoryFacts(application)
  const shop = becomesFabricator(application) && facts ? await makeFabricator(req, application, facts, insured) : undefined
  if (!partner) return { ...(shop && { fabricator: shop }) }
  const { id } = await req.payload.db.create({
    collection: 'directory-partners',
    data: { ...partner, email: application.email, verified: true, demo: false, application: application.id },
    req,
  })
  return { ...(shop && { fabricator: shop }), directoryPartner: String(id) }
}

async function makeFabricator(
  req: PayloadRequest,
  application: NetworkApplication,
  facts: FabricatorFacts,
  insured: string | null,
): Promise<string> {
  const { unitPrice, ...rest } = facts
  const { id } = await req.payload.db.create({
    collection: 'fabricators',
    data: {
      ...rest,
      unitCents: Math.round(unitPrice * 100),
      name: application.companyName,
      contactName: application.contactName,
      contactEmail: application.email,
      finishedOrders: 0,
      onTimeOrders: 0,
      inspections: 0,
      passedInspections: 0,
      disputedOrders: 0,
      status: 'active',
      insuredUntil: insured,
      isPreferred: false,
      demo: false,
      application: application.id,
    },
    req,
  })
  return String(id)
}

/** What the directory shows of a partner; undefined for an application that is not for the directory. */
function directoryFacts({ kind, answers, companyName, place }: NetworkApplication) {
  if (kind === 'directory') {
    const { partnerType, location, phone, experience } = directoryApplicationSchema.parse(answers)
    return { businessName: companyName, partnerType, location, phone, specialties: [], experience }
  }
  if (kind !== 'enhanced') return undefined
  const { partnerTypes, phone, lumberYardReseller } = enhancedApplicationSchema.parse(answers)
  if (!partnerTypes.includes('LumberYardReseller') || !lumberYardReseller) return undefined
  const { preferredBuilderTypes, geographicCoverage } = lumberYardReseller
  return {
    businessName: companyName,
    partnerType: 'lumber-yard',
    location: place,
    phone,
    specialties: preferredBuilderTypes.filter(Boolean),
    experience: geographicCoverage,
  }
}

async function tellApplicant(
  req: PayloadRequest,
  { id, number, status, email, contactName }: NetworkApplication,
  reason: string,
): Promise<void> {
  await queueMail(req, {
    to: email,
    subject: `Application ${number} is ${status}`,
    text: [
      greeting(contactName),
      status === 'approved' ? `application ${number} is approved. Welcome to the network.` : `application ${number} was not approved.`,
      reason,
    ].join('\n\n'),
    dedupKey: `network-decision:${id}`,
  })
}
