import type { ClaimKind } from '@framewell/domain/parties/claim'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import { claimables } from './claimables'

/** Makes something a company's own, on record. The caller has checked who may take it. */
export async function giveThing(req: PayloadRequest, kind: ClaimKind, id: string, companyId: string): Promise<void> {
  const { collection, give } = claimables.get()[kind]
  const db = await transactionOf(req)
  await db.execute(give(id, companyId))
  await recordAudit(req, { action: 'link-claimed', subjectType: collection, subjectId: id, after: { company: companyId } })
}
