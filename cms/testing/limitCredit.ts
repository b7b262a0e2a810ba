import type { BasePayload } from 'payload'

/** Settings that a limit for releases on credit is saved with. */
export const PRICE_SETTINGS = {
  basePriceCentsPerSqft: 4_500,
  includedFramingCents: 0,
  stemWallCents: 0,
  fastenersCents: 0,
  freightCents: 0,
  bomMarkupPercent: 12.5,
  bomPreferredDiscountPercent: 5,
  monthlyTargetCents: 50_000_000,
  phaseDays: 14,
  acceptanceDays: 14,
}

/** Sets the most that may be released on trade credit and not received, in cents. */
export async function limitCredit(payload: BasePayload, creditLimitCents: number): Promise<void> {
  await payload.updateGlobal({ slug: 'price-settings', data: { ...PRICE_SETTINGS, creditLimitCents } })
}
