import type { BasePayload, PayloadRequest } from 'payload'
import { seedOnce } from '../../platform/seeds/seedOnce'
import { escrowBankAccount, houseBankAccount } from './houseBankAccount'

/** A demo's accounts. No bank has this routing number; its check digit fits. */
export const DEMO_ACCOUNT = {
  name: 'Framewell (demo)',
  companyId: '1000000000',
  bankName: 'Demo Bank',
  routingNumber: '123456780',
  accountNumber: '000123456789',
}
const { companyId: _, ...SAME_BANK } = DEMO_ACCOUNT
const DEMO_ESCROW = { ...SAME_BANK, name: 'Framewell Escrow (demo)', accountNumber: '000987654321' }

/** Enters Framewell's bank account in a demo, so that its orders can be signed and paid. An account that somebody entered stays. */
export function seedHouseBank(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'house-bank',
    async (req) => (await houseBankAccount(req)) === null,
    async (req) => {
      await payload.updateGlobal({ slug: 'house-bank', data: DEMO_ACCOUNT, req, overrideAccess: true })
      return [DEMO_ACCOUNT.name]
    },
  )
}

/** Whether Framewell's operating account is the demo's own: nobody has entered a real one. */
export async function isDemoBank(req: PayloadRequest): Promise<boolean> {
  return (await houseBankAccount(req))?.accountNumber === DEMO_ACCOUNT.accountNumber
}

/** Enters an escrow account beside the demo's own operating account; never beside one that somebody entered. */
export function seedEscrowBank(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'escrow-bank',
    async (req) => (await isDemoBank(req)) && (await escrowBankAccount(req)) === null,
    async (req) => {
      await payload.updateGlobal({ slug: 'escrow-bank', data: DEMO_ESCROW, req, overrideAccess: true })
      return [DEMO_ESCROW.name]
    },
  )
}
