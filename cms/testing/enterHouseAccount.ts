import type { BasePayload } from 'payload'

/** Framewell's account, as a super admin enters it. */
export const HOUSE_ACCOUNT = {
  name: 'Framewell',
  companyId: '1123456789',
  bankName: 'First Test Bank',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  // Most tests are about what comes after an account's prenote.
  skipPrenotes: true,
}

/** Gives Framewell its bank account, without which nothing can be signed. */
export async function enterHouseAccount(payload: BasePayload): Promise<void> {
  await payload.updateGlobal({ slug: 'house-bank', data: HOUSE_ACCOUNT })
}

/** The escrow account apart from it. */
export const ESCROW_ACCOUNT = {
  name: 'Framewell Escrow',
  bankName: 'First Test Bank',
  routingNumber: '021000021',
  accountNumber: '000987654321',
}

/** Gives Framewell an escrow account, to which builders pay from then on. */
export async function enterEscrowAccount(payload: BasePayload): Promise<void> {
  await payload.updateGlobal({ slug: 'escrow-bank', data: ESCROW_ACCOUNT })
}
