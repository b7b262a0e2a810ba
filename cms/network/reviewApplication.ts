import { companyDay } from '@framewell/domain/dates/businessDays'
import { becomesFabricator } from '@framewell/domain/network/applicationDocuments'
import { reviewNetworkApplication } from '@framewell/domain/network/applicationStates'
import type { reviewApplication as reviewApplicationCall } from '@framewell/domain/network/reviewingCalls'
import { networkApproved, networkDeclined } from '@framewell/domain/notifications/events/network'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import type { NetworkApplication } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { lock } from '../platform/database/lock'
import type { Operation } from '../platform/http/calls/bindCall'
import type { CallContext, Refusing } from '../platform/http/calls/callContext'
import { applicationDetail, insuredUntil } from './applicationDetail'
import { hasOtherAccount, inviteMember } from './inviteMember'
import { lockedRow } from './lockedRow'
import { type Approval, makeMembers } from './makeMembers'

/**
 * A person's decision on an application. Locks the row, applies the domain's rule and stores the outcome with its audit record and the
 * applicant's mail. An approval also creates the shop or directory partner with its company and its owner's invitation, all at once.
 */
export const reviewApplication: Operation<typeof reviewApplicationCall> = async (
  { req, refuse, now },
  { id, action, reason, fabricator, accountEmail, seen },
) => {
  const stored = await lockedRow<NetworkApplication>(req, 'network-applications', id)
  if (!stored) throw refuse('notFound')
  if (seen && seen !== stored.status) throw refuse('changedMeanwhile')
  const insured = await insuredUntil(req, id)
  const reviewed = { kind: stored.kind, status: stored.status, becomesFabricator: becomesFabricator(stored), insuredUntil: insured }
  const outcome = reviewNetworkApplication(reviewed, action, companyDay(now), fabricator !== undefined)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  const email = accountEmail ?? stored.email
  if (action === 'approve' && (await hasOtherAccount(req, email)))
    throw refuse('otherAccount', { fields: [{ path: 'accountEmail', message: 'This address has an account of another kind' }] })
  const decided = action !== 'begin'
  const updated: NetworkApplication = await req.payload.db.updateOne({
    collection: 'network-applications',
    id,
    data: { status: outcome.status, ...(decided && { decidedAt: now.toISOString(), decisionReason: reason }) },
    req,
  })
  const made =
    outcome.status === 'approved' ? await welcome({ req, refuse, now }, updated, { email, facts: fabricator, insuredUntil: insured }) : {}
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

/**
 * Creates the members an approved application asked for, their company, and its owner's invitation.
 * @throws CallProblem alreadyMember: a second shop of a company would sell its weeks twice
 */
async function welcome(
  { req, refuse, now }: Refusing<'alreadyMember'> & Pick<CallContext, 'now'>,
  application: NetworkApplication,
  { email, ...approval }: Omit<Approval, 'companyId'> & { readonly email: string },
) {
  const { contactName: name, companyName } = application
  const kind = becomesFabricator(application) ? 'fabricator' : 'partner'
  const companyId = await inviteMember(req, now, { name, email, companyName, kind })
  if (kind === 'fabricator' && (await hasShop(req, companyId))) throw refuse('alreadyMember')
  return { company: companyId, ...(await makeMembers(req, application, { ...approval, companyId })) }
}

/** Whether a company has a shop; of two approvals at once, the second waits for the first. */
async function hasShop(req: PayloadRequest, company: string): Promise<boolean> {
  await lock(req, 'shop-of-company', company)
  const { totalDocs } = await req.payload.db.count({ collection: 'fabricators', where: { company: { equals: company } }, req })
  return totalDocs > 0
}

async function tellApplicant(
  req: PayloadRequest,
  { id, number, status, email, contactName, companyName }: NetworkApplication,
  reason: string,
): Promise<void> {
  const event = status === 'approved' ? networkApproved : networkDeclined
  await notify(req, event, { application: id, number, name: contactName, email, companyName, reason })
}
