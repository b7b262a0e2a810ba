import { type Originator, originatorSchema } from '@framewell/domain/payments/nachaFile'
import type { PayloadRequest } from 'payload'

/** Framewell's own account; null until a super admin has entered all of it in characters a payout file can hold. */
export async function houseBankAccount(req: PayloadRequest): Promise<Originator | null> {
  // Company members see it on their invoices; only operators can read the global itself.
  const stored = await req.payload.findGlobal({ slug: 'house-bank', req, overrideAccess: true, depth: 0 })
  const parsed = originatorSchema.safeParse(stored.inUse)
  return parsed.success ? parsed.data : null
}
