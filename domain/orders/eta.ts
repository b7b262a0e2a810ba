import { ORDER_STAGES, type OrderStage } from './stages'

const DAY_MS = 86_400_000

/** A shop's record of a step: how many times it made it, and the days it took together. */
export interface StageRecord {
  readonly times: number
  readonly days: number
}
export type ShopRecordOfStages = Partial<Record<OrderStage, StageRecord>>

/**
 * Days from the stage before, where a shop has no record yet; of what is counted in the capacity calendar (fabrication) only the days after its
 * weeks. The house's judgement. A shop's own days count beside as many of these as PRIOR_TIMES.
 */
const USUAL_DAYS: Record<OrderStage, number> = {
  qualification_approved: 0,
  order_placed: 1,
  fabrication_started: 7,
  fabrication_complete: 5,
  kit_packaged: 2,
  in_transit: 1,
  delivered_to_site: 2,
  assembly_scheduled: 3,
  assembly_in_progress: 5,
  completion_qa: 10,
}
const PRIOR_TIMES = 3

/** Days a shop takes to a stage from the one before: its own mean, with the usual days counted in as if it had made them three times. */
export function daysTo(stage: OrderStage, record: ShopRecordOfStages): number {
  const { times, days } = record[stage] ?? { times: 0, days: 0 }
  return (days + PRIOR_TIMES * USUAL_DAYS[stage]) / (times + PRIOR_TIMES)
}

export interface EtaFacts {
  readonly stage: OrderStage
  /** When the stage was reached; ISO. */
  readonly reachedAt: string
  /** Mondays of the weeks that are held for it in the shop's calendar. */
  readonly weeks: readonly string[]
  readonly record: ShopRecordOfStages
}

export interface ExpectedStage {
  readonly stage: OrderStage
  /** ISO time. */
  readonly at: string
}

/**
 * When the remaining stages are expected. Fabrication starts in the first week that is held for the order and ends with the last one (or as many
 * days later as the shop usually takes); every other step takes the shop's own days. Nothing is expected before today.
 */
export function expectedStages({ stage, reachedAt, weeks, record }: EtaFacts, now: Date): ExpectedStage[] {
  const [first] = [...weeks].sort()
  const last = [...weeks].sort().at(-1)
  const expected: ExpectedStage[] = []
  let time = Date.parse(reachedAt)
  for (const next of ORDER_STAGES.slice(ORDER_STAGES.indexOf(stage) + 1)) {
    const before = time
    time = Math.max(before + daysTo(next, record) * DAY_MS, now.getTime())
    if (next === 'fabrication_started' && first) time = Math.max(before, startOf(first), now.getTime())
    // Saturday, when the week's work is done.
    if (next === 'fabrication_complete' && last) time = Math.max(time, startOf(last) + 5 * DAY_MS)
    expected.push({ stage: next, at: new Date(time).toISOString() })
  }
  return expected
}

const startOf = (week: string) => Date.parse(`${week}T12:00:00Z`)

/** An expectation and what came. */
export interface KeptEta {
  readonly expectedAt: string
  readonly reachedAt: string
}

export interface EtaAccuracy {
  readonly measured: number
  /** Mean of how far off expectations were, in days; null before the first. */
  readonly meanDaysOff: number | null
  /** Share that was right to within a day; null before the first. */
  readonly withinADay: number | null
}

/** How good expectations were. */
export function etaAccuracy(kept: readonly KeptEta[]): EtaAccuracy {
  if (kept.length === 0) return { measured: 0, meanDaysOff: null, withinADay: null }
  const off = kept.map(({ expectedAt, reachedAt }) => Math.abs(Date.parse(reachedAt) - Date.parse(expectedAt)) / DAY_MS)
  return {
    measured: kept.length,
    meanDaysOff: off.reduce((sum, days) => sum + days, 0) / kept.length,
    withinADay: off.filter((days) => days <= 1).length / kept.length,
  }
}
