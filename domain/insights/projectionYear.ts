import { z } from 'zod'

const percent = z.number().min(0).max(100)

/** The drivers of one projected year, entered by an editor; everything else is computed (see projections.ts). */
export const projectionYearSchema = z.object({
  year: z.number().int(),
  /** Steel frame kits delivered in the year. */
  kitsSold: z.number().int().min(0),
  /** Average price of a kit, in whole US dollars. */
  kitPriceDollars: z.number().int().min(0),
  /** Paying software subscribers, averaged over the billed months. */
  saasSubscribers: z.number().int().min(0),
  /** Monthly price per subscriber, in whole US dollars. */
  saasMonthlyPriceDollars: z.number().int().min(0),
  /** Months billed in the year: fewer than 12 when the subscription starts within it. */
  saasMonthsBilled: z.number().int().min(0).max(12),
  /** Logistics revenue in percent of kit revenue. */
  logisticsPercent: percent,
  /** Gross profit in percent of total revenue. */
  grossMarginPercent: percent,
})
export type ProjectionYear = z.infer<typeof projectionYearSchema>
