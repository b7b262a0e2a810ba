import { percent } from '../numbers/figure'
/** A shop's track record. */
export interface ShopRecord {
  readonly finishedOrders: number
  /** Finished orders delivered on or before the promised date. */
  readonly onTimeOrders: number
  /** Inspections, and those passed at the first attempt. */
  readonly inspections: number
  readonly passedInspections: number
  /** Finished orders with a dispute decided against the shop. */
  readonly disputedOrders: number
}

/** The prior of every new shop, so that one good or bad order does not decide its score. */
export const QUALITY_PRIOR = { orders: 10, onTimeRate: 0.9, inspectionRate: 0.9, disputeFreeRate: 0.95 } as const
/** Shown instead of a rate or rating when there is only the prior. */
export const NEW_SHOP = 'New shop'
export const NO_FINISHED_ORDERS = 'No finished orders yet'
/** Weight of each rate in the quality score. */
export const QUALITY_WEIGHTS = { onTime: 0.5, inspection: 0.3, disputeFree: 0.2 } as const

export interface EarnedQuality {
  /** 0 to 1. */
  readonly score: number
  readonly onTimeRate: number
  readonly inspectionRate: number
  readonly disputeFreeRate: number
}

/**
 * A shop's quality from its finished orders. Each rate is (good + prior orders × prior rate) / (all + prior orders), the mean of a beta
 * distribution with the prior's strength; the score is their weighted sum. Always computed, never entered.
 */
export function earnedQuality(record: ShopRecord): EarnedQuality {
  const rate = (good: number, all: number, prior: number) => (good + QUALITY_PRIOR.orders * prior) / (all + QUALITY_PRIOR.orders)
  const onTimeRate = rate(record.onTimeOrders, record.finishedOrders, QUALITY_PRIOR.onTimeRate)
  const inspectionRate = rate(record.passedInspections, record.inspections, QUALITY_PRIOR.inspectionRate)
  const disputeFreeRate = rate(record.finishedOrders - record.disputedOrders, record.finishedOrders, QUALITY_PRIOR.disputeFreeRate)
  const score =
    QUALITY_WEIGHTS.onTime * onTimeRate + QUALITY_WEIGHTS.inspection * inspectionRate + QUALITY_WEIGHTS.disputeFree * disputeFreeRate
  return { score, onTimeRate, inspectionRate, disputeFreeRate }
}

/** Shares of a shop's finished orders as recorded, without the prior. Null before the first finished order. */
export function recordedRates({ finishedOrders, onTimeOrders, disputedOrders }: ShopRecord) {
  if (finishedOrders === 0) return null
  return { onTimeRate: onTimeOrders / finishedOrders, disputeRate: disputedOrders / finishedOrders }
}

/** The formula with the shop's own figures, as shown to the shop and operators. No figure before the first finished order. */
export function qualityWords(record: ShopRecord): string {
  if (record.finishedOrders === 0) return `${NEW_SHOP}. ${NO_FINISHED_ORDERS}.`
  const { score, onTimeRate, inspectionRate, disputeFreeRate } = earnedQuality(record)
  return (
    `Quality ${percent(score)}: half from deliveries on time (${percent(onTimeRate)}), three tenths from first-pass inspections ` +
    `(${percent(inspectionRate)}), two tenths from orders without a lost dispute (${percent(disputeFreeRate)}). ` +
    `Counted over ${record.finishedOrders} finished orders, together with ${QUALITY_PRIOR.orders} that every shop starts with.`
  )
}
