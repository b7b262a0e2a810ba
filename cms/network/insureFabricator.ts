import { INSURANCE_PAUSE_REASON } from '@framewell/domain/network/fabricatorStatus'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import type { Fabricator } from '../payload-types'

/** Takes an accepted certificate over to its shop: notices begin anew, and a pause for want of insurance ends. */
export async function insureFabricator(req: PayloadRequest, applicationId: string, expiresOn: string, now: Date): Promise<void> {
  const { docs } = await req.payload.db.find<Fabricator>({
    collection: 'fabricators',
    where: { application: { equals: applicationId } },
    limit: 1,
    req,
  })
  const [shop] = docs
  if (!shop || (shop.insuredUntil ?? '') >= expiresOn) return
  const resumes = shop.status === 'paused' && shop.statusReason === INSURANCE_PAUSE_REASON && expiresOn >= now.toISOString().slice(0, 10)
  const data = { insuredUntil: expiresOn, lastNoticeDays: null, ...(resumes && { status: 'active', statusReason: null }) }
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
