import {
  type EnteredHouseAccount,
  enteredHouseAccountSchema,
  type HouseAccount,
  payableAccount,
} from '@framewell/domain/payments/houseAccount'
import type { PayloadRequest } from 'payload'

/** Framewell's own account; null until a super admin has entered all of it in characters a payout file can hold. */
export async function houseBankAccount(req: PayloadRequest): Promise<EnteredHouseAccount | null> {
  // Company members see it on their invoices; only operators can read the global itself.
  const stored = await req.payload.findGlobal({ slug: 'house-bank', req, overrideAccess: true, depth: 0 })
  const parsed = enteredHouseAccountSchema.safeParse(stored.inUse)
  return parsed.success ? parsed.data : null
}

/** The same as builders see it. */
export async function accountToPay(req: PayloadRequest): Promise<HouseAccount | null> {
  const account = await houseBankAccount(req)
  return account && payableAccount(account)
}
