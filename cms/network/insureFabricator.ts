import { companyDay } from '@framewell/domain/dates/businessDays'
import { insuredBy } from '@framewell/domain/network/documentRules'
import type { PayloadRequest, Where } from 'payload'
import type { Fabricator, NetworkDocument } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import { lockedRow } from './lockedRow'

/** Applies an accepted certificate to its shop: reminders start over, and a pause for lack of insurance ends. */
export async function insureFabricator(
  req: PayloadRequest,
  document: Pick<NetworkDocument, 'application' | 'fabricator'>,
  expiresOn: string,
  now: Date,
): Promise<void> {
  const insured = await shopOf(req, document)
  const shop = insured && (await lockedRow<Fabricator>(req, 'fabricators', insured.id))
  if (!shop) return
  const { status, statusReason = null, insuredUntil = null } = shop
  const changed = insuredBy({ status, statusReason, insuredUntil }, expiresOn, companyDay(now))
  if (!changed) return
  const { resumes } = changed
  const data = { insuredUntil: changed.insuredUntil, lastNoticeDays: null, ...(resumes && { status: 'active', statusReason: null }) }
  await req.payload.db.updateOne({ collection: 'fabricators', id: shop.id, data, req, returning: false })
  await recordAudit(req, {
    action: resumes ? 'fabricator-resume' : 'fabricator-insure',
    subjectType: 'fabricators',
    subjectId: shop.id,
    before: { status: shop.status, insuredUntil: shop.insuredUntil ?? null },
    after: { status: resumes ? 'active' : shop.status, insuredUntil: expiresOn },
    reason: 'An insurance certificate was accepted.',
  })
}

/** The shop a document belongs to: named by it, or created from its application. */
export async function shopOf(
  req: PayloadRequest,
  { application, fabricator }: Pick<NetworkDocument, 'application' | 'fabricator'>,
): Promise<Fabricator | null> {
  const where: Where | null = fabricator
    ? { id: { equals: idOf(fabricator) } }
    : application
      ? { application: { equals: idOf(application) } }
      : null
  return where && req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where, req })
}
