import type { BasePayload } from 'payload'
import { seedOnce } from '../../platform/seeds/seedOnce'
import { houseBankAccount } from './houseBankAccount'

/** A demo's account. No bank has this routing number; its check digit fits. */
const DEMO_ACCOUNT = {
  name: 'Framewell (demo)',
  companyId: '1000000000',
  bankName: 'Demo Bank',
  routingNumber: '123456780',
  accountNumber: '000123456789',
}

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
