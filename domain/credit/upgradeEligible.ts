import { companyDay, monthsBefore } from '../dates/businessDays'
import type { Tier } from './tier'

/** A builder's order and payment record. */
export interface PaymentHistory {
  readonly completedOrders: number
  /** Invoices currently overdue, or paid late. */
  readonly lateInvoices: number
  /** When the first order was placed. */
  readonly firstOrderAt: Date | null
}

/** The next tier that orders and payments can earn. Premium is always a person's decision. */
export function upgradedTier(tier: Tier): Tier | undefined {
  if (tier === 'Prepay') return 'Standard'
  return tier === 'Standard' ? 'Preferred' : undefined
}

/** Months of on-time payment required for Preferred. */
const PREFERRED_MONTHS = 6

/**
 * Whether orders and payments allow the next tier: from Prepay a first successful project, to Preferred six months of on-time payment,
 * by days in the company's time zone.
 * References, portfolio and financials are not recorded; the operator who upgrades asks for them.
 */
export function upgradeEligible(tier: Tier, { completedOrders, lateInvoices, firstOrderAt }: PaymentHistory, now: Date): boolean {
  if (completedOrders === 0 || lateInvoices > 0 || firstOrderAt === null) return false
  if (tier === 'Prepay') return true
  if (tier !== 'Standard') return false
  return companyDay(firstOrderAt) <= monthsBefore(companyDay(now), PREFERRED_MONTHS)
}
