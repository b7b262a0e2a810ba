import { percent } from '../numbers/figure'
/** What a shop's finished orders say of it. */
export interface ShopRecord {
  readonly finishedOrders: number
  /** Of those, delivered on or before the promised date. */
  readonly onTimeOrders: number
  /** Inspections made, and those passed at the first attempt. */
  readonly inspections: number
  readonly passedInspections: number
  /** Finished orders on which a dispute was decided against the shop. */
  readonly disputedOrders: number
}

/** The prior: a new shop counts as one with this record, so that one good or bad order does not make or break it. */
export const QUALITY_PRIOR = { orders: 10, onTimeRate: 0.9, inspectionRate: 0.9, disputeFreeRate: 0.95 } as const
/** Shown instead of a rate or a rating where there is only the prior. */
export const NO_FINISHED_ORDERS = 'No finished orders yet'
/** How much each rate weighs in the quality score. */
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
 * distribution with the prior's strength; the score is their weighted sum. Never typed in by anybody.
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

/** The formula in words, with the shop's own figures, as the shop reads it. */
export function qualityWords(record: ShopRecord): string {
  const { score, onTimeRate, inspectionRate, disputeFreeRate } = earnedQuality(record)
  return (
    `Quality ${percent(score)}: half from deliveries on time (${percent(onTimeRate)}), three tenths from first-pass inspections ` +
    `(${percent(inspectionRate)}), two tenths from orders without a lost dispute (${percent(disputeFreeRate)}). ` +
    `Counted over ${record.finishedOrders} finished orders, together with ${QUALITY_PRIOR.orders} that every shop starts with.`
  )
}
