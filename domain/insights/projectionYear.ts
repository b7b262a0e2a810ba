import { z } from 'zod'

const percent = z.number().min(0).max(100)

/** What a year of the projection is made from; an editor types these, everything else follows (see projections.ts). */
export const projectionYearSchema = z.object({
  year: z.number().int(),
  /** Steel frame kits delivered in the year. */
  kitsSold: z.number().int().min(0),
  /** Average price of a kit, in whole US dollars. */
  kitPriceDollars: z.number().int().min(0),
  /** Builders who pay for the software, averaged over the months billed. */
  saasSubscribers: z.number().int().min(0),
  /** What each of them pays a month, in whole US dollars. */
  saasMonthlyPriceDollars: z.number().int().min(0),
  /** Months billed in the year: fewer than 12 where the subscription starts within it. */
  saasMonthsBilled: z.number().int().min(0).max(12),
  /** Logistics revenue in percent of kit revenue. */
  logisticsPercent: percent,
  /** Gross profit in percent of total revenue. */
  grossMarginPercent: percent,
})
export type ProjectionYear = z.infer<typeof projectionYearSchema>
