import type { ProjectionYear } from './projectionYear'

/** Homes completed in the United States per year, from the specification. */
export const HOMES_PER_YEAR = 1_530_000

/**
 * The CMS's initial drivers. Kits, first and last price, margins and the totals of the first and last year are the specification's;
 * subscribers, monthly prices and the logistics share are chosen within its ranges to reproduce its totals.
 */
export const INITIAL_PROJECTION_YEARS: readonly ProjectionYear[] = (
  [
    [2026, 100, 45_000, 40, 650, 10, 8, 30],
    [2027, 250, 44_400, 75, 800, 12, 8, 35],
    [2028, 500, 43_800, 130, 1_000, 12, 8, 40],
    [2029, 1_000, 43_200, 200, 1_150, 12, 8, 44],
    [2030, 2_000, 42_600, 300, 1_250, 12, 8, 46],
    [2031, 3_000, 42_000, 400, 1_400, 12, 8, 48],
  ] as const
).map(
  ([
    year,
    kitsSold,
    kitPriceDollars,
    saasSubscribers,
    saasMonthlyPriceDollars,
    saasMonthsBilled,
    logisticsPercent,
    grossMarginPercent,
  ]) => ({
    year,
    kitsSold,
    kitPriceDollars,
    saasSubscribers,
    saasMonthlyPriceDollars,
    saasMonthsBilled,
    logisticsPercent,
    grossMarginPercent,
  }),
)
