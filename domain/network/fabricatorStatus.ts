import type { FABRICATOR_STATUSES } from './networkStatus'

export type FabricatorStatus = (typeof FABRICATOR_STATUSES)[number]

/** Days before an insurance certificate expires on which its shop is reminded. */
export const INSURANCE_NOTICE_DAYS = [30, 14, 3] as const
const DAY_MS = 86_400_000

/** Whole days between two dates like '2026-11-22'. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

export type InsuranceStep = { readonly step: 'pause' } | { readonly step: 'notice'; readonly daysLeft: number; readonly noticeDays: number }

/**
 * Today's step for a shop's insurance. An expired certificate pauses an active shop. 30, 14 and 3 days before expiry it is reminded once
 * each, also when the day itself was missed. A shop without a certificate on file is left alone.
 * @param lastNoticeDays the last notice sent for this certificate (30, 14 or 3); null before the first.
 */
export function insuranceStep(
  shop: { readonly status: string; readonly insuredUntil: string | null; readonly lastNoticeDays: number | null },
  today: string,
): InsuranceStep | undefined {
  if (shop.insuredUntil === null) return undefined
  const daysLeft = daysBetween(today, shop.insuredUntil)
  if (daysLeft < 0) return shop.status === 'active' ? { step: 'pause' } : undefined
  const due = INSURANCE_NOTICE_DAYS.filter((days) => daysLeft <= days && days < (shop.lastNoticeDays ?? Number.POSITIVE_INFINITY)).at(-1)
  return due === undefined ? undefined : { step: 'notice', daysLeft, noticeDays: due }
}

/** The reason stored with an automatic pause. A renewed certificate lifts only such a pause. */
export const INSURANCE_PAUSE_REASON = 'The insurance certificate has expired.'

/** Whether a shop may take on work today ('2026-11-22'): it is active, and a certificate on file has not expired. */
export function takesWork(shop: { readonly status: string; readonly insuredUntil?: string | null | undefined }, today: string): boolean {
  return shop.status === 'active' && (!shop.insuredUntil || shop.insuredUntil >= today)
}

export type StatusRefusal = 'unchanged' | 'uninsured'

/** Whether an operator may set a shop's status. An uninsured shop can't be activated. */
export function statusRefusal(
  shop: { readonly status: string; readonly insuredUntil: string | null },
  next: FabricatorStatus,
  today: string,
): StatusRefusal | undefined {
  if (shop.status === next) return 'unchanged'
  return next === 'active' && shop.insuredUntil !== null && shop.insuredUntil < today ? 'uninsured' : undefined
}
