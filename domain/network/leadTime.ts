import { addBusinessDays, businessDayFrom, businessDayUntil, companyDay, dayAfter, nextBusinessDay } from '../dates/businessDays'
import { longDate } from '../quotes/quoteWords'
import { addWeeks, type CapacityWeek, type WeekStart, weekOf, weeksBetween } from './capacityWeek'
import { laneFor, type RoutingPolicy } from './routingPolicy'

/** Weeks for which capacity is planned. */
export const PLANNED_WEEKS = 52

/** A shop's record of a stage: number of completions and total days, by the calendar. */
export interface StageRecord {
  readonly times: number
  readonly days: number
}
type MakingStage = 'fabrication_complete' | 'kit_packaged' | 'in_transit'
/** A shop's record of the stages of its lead time. */
export type MakingRecord = Partial<Record<MakingStage, StageRecord>>

/** Business days before a frame can be made: until the deposit has arrived, and for the engineering after it. */
export type ReadyDays = Pick<RoutingPolicy, 'fundingDays' | 'engineeringDays'>

/** The days before an order can be made; one that is paid for waits only for its engineering. */
export function readyDays({ fundingDays, engineeringDays }: ReadyDays, paid: boolean): ReadyDays {
  return { fundingDays: paid ? 0 : fundingDays, engineeringDays }
}

/** A shop's lead time for one site, in business days, and the weeks in which it is closed. */
export interface ShopLead {
  readonly makingDays: number
  readonly packingDays: number
  readonly loadingDays: number
  readonly transitDays: number
  readonly closedWeeks: ReadonlySet<WeekStart>
}

/** A frame is made from a Monday to the Friday, and loaded the day after it is packed, while the shop has no record. Our own judgment. */
const USUAL_MAKING_DAYS = 4
const USUAL_LOADING_DAYS = 1
/** The usual days count as this many completions next to the shop's own. */
const PRIOR_TIMES = 3
const BUSINESS_SHARE = 5 / 7
const ROUNDING = 1e-9

/** Business days that a stage takes a shop: the mean of its record, in which the usual days count as three completions. */
export function stageDays(record: StageRecord | undefined, usual: number): number {
  const { times, days } = record ?? { times: 0, days: 0 }
  return Math.ceil((days * BUSINESS_SHARE + PRIOR_TIMES * usual) / (times + PRIOR_TIMES) - ROUNDING)
}

/** A shop's lead time to a site: by its own record where it has one, and by the freight lane. */
export function shopLead(
  policy: Pick<RoutingPolicy, 'packingDays' | 'freightLanes'>,
  miles: number,
  record: MakingRecord = {},
  closedWeeks: ReadonlySet<WeekStart> = new Set(),
): ShopLead {
  return {
    makingDays: stageDays(record.fabrication_complete, USUAL_MAKING_DAYS),
    packingDays: stageDays(record.kit_packaged, policy.packingDays),
    loadingDays: stageDays(record.in_transit, USUAL_LOADING_DAYS),
    transitDays: laneFor(miles, policy.freightLanes).transitDays,
    closedWeeks,
  }
}

/** The weeks in which a shop makes nothing. */
export function closedWeeksOf(weeks: readonly Pick<CapacityWeek, 'week' | 'capacityUnits' | 'closedUnits'>[]): ReadonlySet<WeekStart> {
  return new Set(weeks.filter(({ capacityUnits, closedUnits }) => closedUnits >= capacityUnits).map(({ week }) => week))
}

/** The day itself, or the next business day outside the shop's closed weeks. */
export function workDayFrom(day: string, closedWeeks: ReadonlySet<WeekStart>): string {
  const open = businessDayFrom(day)
  if (closedWeeks.size === 0) return open
  const week = weekOf(open)
  return closedWeeks.has(week) ? workDayFrom(addWeeks(week, 1), closedWeeks) : open
}

/** The work day of a shop that many work days after a day. */
export function addWorkDays(day: string, count: number, closedWeeks: ReadonlySet<WeekStart>): string {
  let at = workDayFrom(day, closedWeeks)
  for (let left = count; left > 0; left--) at = workDayFrom(nextBusinessDay(at), closedWeeks)
  return at
}

/** The day a frame is ready that is made in these weeks: not before the last of them ends, nor before its shop's usual days have passed. */
export function madeBy(started: string, lastWeek: WeekStart, { makingDays, closedWeeks }: ShopLead): string {
  const friday = businessDayUntil(dayAfter(lastWeek, 4))
  const usual = addWorkDays(started, makingDays, closedWeeks)
  return friday > usual ? workDayFrom(friday, closedWeeks) : usual
}

/** The day a frame that is made in a week is delivered. */
export function deliveredAfter(week: WeekStart, lead: ShopLead): string {
  const { packingDays, loadingDays, transitDays, closedWeeks } = lead
  const made = madeBy(workDayFrom(week, closedWeeks), week, lead)
  return addBusinessDays(addWorkDays(made, packingDays + loadingDays, closedWeeks), transitDays)
}

/** The first week in which a frame can be made: after payment and engineering, and never one that has begun. */
export function firstMakingWeek(now: Date, { fundingDays, engineeringDays }: ReadyDays): WeekStart {
  return addWeeks(weekOf(addBusinessDays(companyDay(now), fundingDays + engineeringDays)), 1)
}

/**
 * The last week in which a shop can make a frame for a delivery.
 * @param deliverBy '2027-03-31'
 */
export function lastMakingWeek(deliverBy: string, lead: ShopLead): WeekStart {
  let week = weekOf(deliverBy)
  while (deliveredAfter(week, lead) > deliverBy) week = addWeeks(week, -1)
  return week
}

/**
 * The weeks in which a frame may be made: from the first after payment and engineering to the last from which it arrives in time, within the
 * planned weeks.
 * @param requiredDeliveryBy date or time
 * @returns undefined when delivery is too soon.
 */
export function makingWeeks(
  now: Date,
  requiredDeliveryBy: string,
  ready: ReadyDays,
  lead: ShopLead,
): { readonly fromWeek: WeekStart; readonly byWeek: WeekStart } | undefined {
  const fromWeek = firstMakingWeek(now, ready)
  const byWeek = lastMakingWeek(requiredDeliveryBy.slice(0, 10), lead)
  if (byWeek < fromWeek) return undefined
  const isPlanned = weeksBetween(fromWeek, byWeek) <= PLANNED_WEEKS
  return { fromWeek, byWeek: isPlanned ? byWeek : addWeeks(fromWeek, PLANNED_WEEKS - 1) }
}

/**
 * Why a delivery cannot be planned yet: its day is after the planned weeks. Undefined for an earlier day and for none.
 * @param deliverBy ISO date; '' for none
 */
export function notPlannedYet(deliverBy: string | null | undefined, now: Date): string | undefined {
  const last = businessDayUntil(dayAfter(companyDay(now), PLANNED_WEEKS * 7))
  return deliverBy && deliverBy > last ? `We plan ${PLANNED_WEEKS} weeks ahead. Choose a day by ${longDate(last)}.` : undefined
}

const businessDays = (count: number) => `${count} business ${count === 1 ? 'day' : 'days'}`

/** Why a delivery is too soon, and the earliest day at a shop close to the site. */
export function tooSoonText(now: Date, policy: RoutingPolicy, ready: ReadyDays = policy): string {
  const lead = shopLead(policy, 0)
  const before = [
    ...(ready.fundingDays > 0 ? [`payment takes ${businessDays(ready.fundingDays)}`] : []),
    ...(ready.engineeringDays > 0 ? [`engineering ${businessDays(ready.engineeringDays)}`] : []),
    'production a full week',
    `packing and delivery ${businessDays(lead.packingDays + lead.loadingDays + lead.transitDays)}`,
  ].join(', ')
  const earliest = longDate(deliveredAfter(firstMakingWeek(now, ready), lead))
  return `The earliest delivery is ${earliest}: ${before}.`
}
