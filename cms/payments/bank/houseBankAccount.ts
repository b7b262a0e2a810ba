import {
  type EnteredEscrowAccount,
  type EnteredHouseAccount,
  enteredEscrowAccountSchema,
  enteredHouseAccountSchema,
  type HouseAccount,
  type HouseAccountName,
  payableAccount,
} from '@framewell/domain/payments/houseAccount'
import type { PayloadRequest } from 'payload'

/** Framewell's operating account; null until a super admin has entered all of it in characters a payout file can hold. */
export async function houseBankAccount(req: PayloadRequest): Promise<EnteredHouseAccount | null> {
  // Company members see it on their invoices; only operators can read the global itself.
  const stored = await req.payload.findGlobal({ slug: 'house-bank', req, overrideAccess: true, depth: 0 })
  const parsed = enteredHouseAccountSchema.safeParse(stored.inUse)
  return parsed.success ? parsed.data : null
}

/** The account for orders' money; null for a deployment without one. */
export async function escrowBankAccount(req: PayloadRequest): Promise<EnteredEscrowAccount | null> {
  // As above.
  const stored = await req.payload.findGlobal({ slug: 'escrow-bank', req, overrideAccess: true, depth: 0 })
  const parsed = enteredEscrowAccountSchema.safeParse(stored.inUse)
  return parsed.success ? parsed.data : null
}

/** The account number that is in use; null when there is none. */
export async function numberInUse(req: PayloadRequest, account: HouseAccountName): Promise<string | null> {
  const found = await (account === 'operating' ? houseBankAccount(req) : escrowBankAccount(req))
  return found?.accountNumber ?? null
}

/** The account that builders pay to: the escrow account once it is in use. Null while nothing can be paid out either. */
export async function accountToPay(req: PayloadRequest): Promise<HouseAccount | null> {
  const operating = await houseBankAccount(req)
  return operating && payableAccount((await escrowBankAccount(req)) ?? operating)
}
