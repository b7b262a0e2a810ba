import type { Tier } from './tier'

/** What a builder's orders say of them. */
export interface PaymentHistory {
  readonly completedOrders: number
  /** Invoices that are overdue now, or were paid after their day. */
  readonly lateInvoices: number
  /** When their first order was placed. */
  readonly firstOrderAt: Date | null
}

/** The tier above one that orders and payments can lead to; Premium is always a person's decision. */
export function upgradedTier(tier: Tier): Tier | undefined {
  if (tier === 'Prepay') return 'Standard'
  return tier === 'Standard' ? 'Preferred' : undefined
}

/** Months of payment on time that Preferred asks for. */
const PREFERRED_MONTHS = 6

/**
 * Whether orders and payments allow the next tier: from Prepay a first successful project, to Preferred six months of payment on time.
 * References, portfolio and financials are not records; the operator who upgrades asks for them.
 */
export function upgradeEligible(tier: Tier, { completedOrders, lateInvoices, firstOrderAt }: PaymentHistory, now: Date): boolean {
  if (completedOrders === 0 || lateInvoices > 0 || firstOrderAt === null) return false
  if (tier === 'Prepay') return true
  if (tier !== 'Standard') return false
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - PREFERRED_MONTHS)
  return firstOrderAt <= since
}
