import type { PayloadRequest } from 'payload'
import { companyOf } from '../parties/companyOf'
import { decidedCredit } from './decidedCredit'

/** Whether an account belongs to a builder's company whose credit decision is an approval. */
export async function isApprovedBuilder(req: PayloadRequest, accountId: string): Promise<boolean> {
  const company = await companyOf(req, 'builder', accountId)
  return company !== null && (await decidedCredit(req, company.id))?.status === 'approved'
}
