import type { Originator } from '@framewell/domain/payments/nachaFile'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const filled = z.object({
  name: z.string().min(1),
  companyId: z.string().min(1),
  bankName: z.string().min(1),
  routingNumber: z.string().min(9),
  accountNumber: z.string().min(4),
})

/** The account that the house is paid to and pays from; null until a super admin has entered all of it. */
export async function houseBankAccount(req: PayloadRequest): Promise<Originator | null> {
  // Members of companies see it on their invoices; the global itself is the operators'.
  const stored = await req.payload.findGlobal({ slug: 'house-bank', req, overrideAccess: true, depth: 0 })
  const parsed = filled.safeParse(stored)
  return parsed.success ? parsed.data : null
}
