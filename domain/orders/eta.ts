import { ORDER_STAGES, type OrderStage } from './stages'

const DAY_MS = 86_400_000

/** A shop's record of a stage: number of completions and total days. */
export interface StageRecord {
  readonly times: number
  readonly days: number
}
export type ShopRecordOfStages = Partial<Record<OrderStage, StageRecord>>

/**
 * Default days from the previous stage while a shop has no record; for fabrication, which the capacity calendar schedules, only the days
 * after its weeks. Our own judgment. They count as PRIOR_TIMES completions next to the shop's own.
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

/** A shop's expected days to a stage: its mean, with the default days counted as three completions. */
export function daysTo(stage: OrderStage, record: ShopRecordOfStages): number {
  const { times, days } = record[stage] ?? { times: 0, days: 0 }
  return (days + PRIOR_TIMES * USUAL_DAYS[stage]) / (times + PRIOR_TIMES)
}

export interface EtaFacts {
  readonly stage: OrderStage
  /** ISO time the stage was reached. */
  readonly reachedAt: string
  /** Mondays of the weeks held in the shop's calendar. */
  readonly weeks: readonly string[]
  readonly record: ShopRecordOfStages
}

export interface ExpectedStage {
  readonly stage: OrderStage
  /** ISO time. */
  readonly at: string
}

/**
 * Expected times of the remaining stages. Fabrication starts in the first week held for the order and ends with the last, plus the days the
 * shop usually takes; other stages use the shop's own days. Nothing is expected before today.
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
    // Saturday, after the week's work.
    if (next === 'fabrication_complete' && last) time = Math.max(time, startOf(last) + 5 * DAY_MS)
    expected.push({ stage: next, at: new Date(time).toISOString() })
  }
  return expected
}

const startOf = (week: string) => Date.parse(`${week}T12:00:00Z`)

/** An expected time and the actual one. */
export interface EtaSample {
  readonly expectedAt: string
  readonly reachedAt: string
}

export interface EtaAccuracy {
  readonly measured: number
  /** Mean deviation of expected times in days; null before the first. */
  readonly meanDaysOff: number | null
  /** Share of expected times within a day of the actual; null before the first. */
  readonly withinADay: number | null
}

/** Accuracy of expected times. */
export function etaAccuracy(kept: readonly EtaSample[]): EtaAccuracy {
  if (kept.length === 0) return { measured: 0, meanDaysOff: null, withinADay: null }
  const off = kept.map(({ expectedAt, reachedAt }) => Math.abs(Date.parse(reachedAt) - Date.parse(expectedAt)) / DAY_MS)
  return {
    measured: kept.length,
    meanDaysOff: off.reduce((sum, days) => sum + days, 0) / kept.length,
    withinADay: off.filter((days) => days <= 1).length / kept.length,
  }
}
