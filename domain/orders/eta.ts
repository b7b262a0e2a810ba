import { addBusinessDays, businessDayFrom, companyDay, dayAfter } from '../dates/businessDays'
import {
  addWorkDays,
  firstMakingWeek,
  madeBy,
  type ReadyDays,
  type ShopLead,
  type StageRecord,
  stageDays,
  workDayFrom,
} from '../network/leadTime'
import { longDate } from '../quotes/quoteWords'
import { hasReached, ORDER_STAGES, type OrderStage, type OrderStatus } from './stages'
import { SHOPLESS_STATUSES } from './transitions'

const DAY_MS = 86_400_000

export type ShopRecordOfStages = Partial<Record<OrderStage, StageRecord>>

/** Business days from the stage before, while a shop has no record, for what its lead time does not hold. Our own judgment. */
const USUAL_DAYS = { assembly_scheduled: 2, assembly_in_progress: 4, completion_qa: 7 } as const

export interface EtaFacts {
  readonly stage: OrderStage
  /** ISO time the stage was reached. */
  readonly reachedAt: string
  /** Mondays of the weeks held in the shop's calendar. */
  readonly weeks: readonly string[]
  readonly record: ShopRecordOfStages
  readonly lead: ShopLead
  readonly ready: ReadyDays
  /** The day from which the order is paid for as agreed; null while it waits for its signature or deposit. */
  readonly fundedOn: string | null
}

export interface ExpectedStage {
  readonly stage: OrderStage
  /** ISO time: noon UTC, which is the same day everywhere in the US. */
  readonly at: string
  /** What the day follows from. */
  readonly why: string
}

/**
 * Expected days of the remaining stages, each a business day, none before today. Fabrication starts in the first week held for the order, and
 * never before payment and engineering; it ends with the last week held, or later by the shop's record.
 * @param today '2026-11-28', in the company's time zone
 */
export function expectedStages(facts: EtaFacts, today: string): ExpectedStage[] {
  const expected: ExpectedStage[] = []
  let day = companyDay(new Date(facts.reachedAt))
  for (const stage of ORDER_STAGES.slice(ORDER_STAGES.indexOf(facts.stage) + 1)) {
    const next = STEPS[stage](facts, day, today)
    const passed = next.day < today
    day = passed ? businessDayFrom(today) : next.day
    expected.push({ stage, at: `${day}T12:00:00.000Z`, why: passed ? 'Was expected earlier, and is not recorded yet' : next.why })
  }
  return expected
}

/** Whether days can be expected of an order: none before fabrication while it waits and no shop holds a week for it. */
export function isPlanned(
  { status, stage }: { readonly status: OrderStatus; readonly stage: OrderStage },
  weeks: readonly string[],
): boolean {
  return !SHOPLESS_STATUSES.some((each) => each === status) || weeks.length > 0 || hasReached(stage, 'fabrication_started')
}

interface Step {
  readonly day: string
  readonly why: string
}
const days = (count: number) => `${count} business ${count === 1 ? 'day' : 'days'}`
const bySelf = ({ record }: EtaFacts, stage: OrderStage) => {
  const times = record[stage]?.times ?? 0
  return times > 0 ? `, by the shop's last ${times === 1 ? 'order' : `${times} orders`}` : ''
}

const shopStep =
  (stage: 'kit_packaged' | 'in_transit', member: 'packingDays' | 'loadingDays', words: string) =>
  (facts: EtaFacts, before: string): Step => ({
    day: addWorkDays(before, facts.lead[member], facts.lead.closedWeeks),
    why: `${days(facts.lead[member])} ${words}${bySelf(facts, stage)}`,
  })

const siteStep =
  (stage: keyof typeof USUAL_DAYS) =>
  (facts: EtaFacts, before: string): Step => {
    const count = stageDays(facts.record[stage], USUAL_DAYS[stage])
    return { day: addBusinessDays(before, count), why: `${days(count)} after the step before${bySelf(facts, stage)}` }
  }

const STEPS: Record<OrderStage, (facts: EtaFacts, before: string, today: string) => Step> = {
  qualification_approved: (_, before) => ({ day: businessDayFrom(before), why: '' }),
  order_placed: (_, before) => ({ day: businessDayFrom(before), why: 'As soon as the order form is signed' }),
  fabrication_started: fabricationStart,
  fabrication_complete: (facts, before) => {
    const last = [...facts.weeks].sort().at(-1)
    const made = last ? madeBy(before, last, facts.lead) : addWorkDays(before, facts.lead.makingDays, facts.lead.closedWeeks)
    return { day: made, why: `${days(facts.lead.makingDays)} or the end of the production week${bySelf(facts, 'fabrication_complete')}` }
  },
  kit_packaged: shopStep('kit_packaged', 'packingDays', 'to pack'),
  in_transit: shopStep('in_transit', 'loadingDays', 'to load'),
  delivered_to_site: ({ lead }, before) => ({
    day: addBusinessDays(before, lead.transitDays),
    why: `${days(lead.transitDays)} on the road, by the freight lane to the site`,
  }),
  assembly_scheduled: siteStep('assembly_scheduled'),
  assembly_in_progress: siteStep('assembly_in_progress'),
  completion_qa: siteStep('completion_qa'),
}

/** The first week held for the order, unless payment or engineering come later. */
function fabricationStart({ weeks, fundedOn, ready, lead }: EtaFacts, before: string, today: string): Step {
  const { fundingDays, engineeringDays } = ready
  const isReady = dayAfter(addBusinessDays(fundedOn ?? addBusinessDays(today, fundingDays), engineeringDays), 1)
  const [week] = [...weeks].sort()
  // Without a held week: the first one that can be sold.
  const held = week ?? firstMakingWeek(new Date(`${isReady}T12:00:00Z`), { fundingDays: 0, engineeringDays: 0 })
  if (held >= isReady && held >= before) return { day: workDayFrom(held, lead.closedWeeks), why: `The shop's week of ${longDate(held)}` }
  const words = fundedOn ? 'The engineering takes' : `Payment takes ${days(fundingDays)}, and the engineering`
  return { day: workDayFrom(isReady > before ? isReady : before, lead.closedWeeks), why: `${words} ${days(engineeringDays)}` }
}

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
