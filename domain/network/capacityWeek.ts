import { companyDay, dayAfter } from '../dates/businessDays'

/** The Monday a week starts on, as a date: '2026-11-23'. Weeks begin at midnight in the company's time zone, as the company's days do. */
export type WeekStart = string

/**
 * One week of a shop. A unit of capacity is 100 square feet of framed floor area: a 1,350 sq ft house takes 14 units. The specification
 * counts 'units a week' without defining them; this definition makes orders and weeks comparable.
 */
export interface CapacityWeek {
  readonly week: WeekStart
  /** Units the shop can make in the week at full capacity. */
  readonly capacityUnits: number
  /** Units lost to holidays and maintenance. */
  readonly closedUnits: number
  /** Units the shop reserves for other work. */
  readonly reservedUnits: number
  /** Units of orders, those that are only held included. */
  readonly bookedUnits: number
  /** The part of `bookedUnits` held for orders that wait for their signature or deposit. */
  readonly heldUnits?: number | undefined
}

export interface CapacitySlot {
  readonly week: WeekStart
  readonly units: number
}

export const SQUARE_FEET_PER_UNIT = 100
const DAY_MS = 86_400_000

/** A house's units of capacity: floor area / 100 sq ft, rounded up, at least one. */
export function unitsForArea(areaSqft: number): number {
  return Math.max(1, Math.ceil(areaSqft / SQUARE_FEET_PER_UNIT))
}

/** The Monday of a moment's week, in the company's time zone. */
export function weekStartOf(moment: Date): WeekStart {
  return weekOf(companyDay(moment))
}

/**
 * The Monday of a day's week.
 * @param day '2026-11-26'
 */
export function weekOf(day: string): WeekStart {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The week `count` weeks after a week, or before when negative. */
export function addWeeks(week: WeekStart, count: number): WeekStart {
  return dayAfter(week, count * 7)
}

/** Number of weeks from one week through another, inclusive. */
export function weeksBetween(from: WeekStart, through: WeekStart): number {
  return Math.round((Date.parse(through) - Date.parse(from)) / (7 * DAY_MS)) + 1
}

/** By how many weeks the last slot moves; negative is sooner, 0 when either has none. */
export function weeksBetweenEnds(before: readonly CapacitySlot[], after: readonly CapacitySlot[]): number {
  const [was, is] = [before, after].map((slots) =>
    slots
      .map(({ week }) => week)
      .sort()
      .at(-1),
  )
  return was && is ? Math.round((Date.parse(is) - Date.parse(was)) / (7 * DAY_MS)) : 0
}

/** A week of which nothing is used. */
export function emptyWeek(week: WeekStart, capacityUnits: number) {
  return { week, capacityUnits, closedUnits: 0, reservedUnits: 0, bookedUnits: 0, heldUnits: 0 }
}

/** Units of a week that orders hold or the shop reserves; at most its capacity. Every screen's load is this. */
export function usedUnits({ capacityUnits, reservedUnits, bookedUnits }: CapacityWeek): number {
  return Math.min(capacityUnits, bookedUnits + reservedUnits)
}

const WEEK_USES = ['booked', 'held', 'reserved', 'closed', 'free'] as const
export interface WeekUse {
  readonly use: (typeof WEEK_USES)[number]
  readonly units: number
}

/** What a week's units are used for: every screen's figures and words of a week are these. */
export function weekUses(week: CapacityWeek): readonly WeekUse[] {
  const { bookedUnits, heldUnits = 0, reservedUnits, closedUnits } = week
  const units = { booked: bookedUnits - heldUnits, held: heldUnits, reserved: reservedUnits, closed: closedUnits, free: freeUnits(week) }
  return WEEK_USES.map((use) => ({ use, units: units[use] }))
}

/** What several weeks together are used for. */
export function usesOfWeeks(weeks: readonly CapacityWeek[]): readonly WeekUse[] {
  const all = weeks.flatMap(weekUses)
  return WEEK_USES.map((use) => ({ use, units: all.reduce((sum, one) => sum + (one.use === use ? one.units : 0), 0) }))
}

/** Those uses worth saying: zeros are omitted, except that nothing is free. */
export function statedUses(uses: readonly WeekUse[]): readonly WeekUse[] {
  return uses.filter(({ use, units }) => units > 0 || use === 'free')
}

/** '24 booked, 6 reserved, 5 free' */
export function usesText(uses: readonly WeekUse[]): string {
  return statedUses(uses)
    .map(({ use, units }) => `${units} ${use}`)
    .join(', ')
}

/** Units still available in a week; never negative, also when a shop was closed after taking bookings. */
export function freeUnits({ capacityUnits, closedUnits, reservedUnits, bookedUnits }: CapacityWeek): number {
  return Math.max(0, capacityUnits - closedUnits - reservedUnits - bookedUnits)
}

/** Earliest: as soon as the shop can. Latest: as late as the last of the weeks allows, so that a frame is made for its delivery date. */
export type PlacedFrom = 'earliest' | 'latest'

/**
 * Places a volume into a shop's weeks, filling the earliest or the latest first.
 * @returns slots by week, that add up to `units`; undefined when the weeks are too small.
 */
export function placeUnits(units: number, weeks: readonly CapacityWeek[], from: PlacedFrom): CapacitySlot[] | undefined {
  const slots: CapacitySlot[] = []
  let left = units
  const byWeek = [...weeks].sort((a, b) => a.week.localeCompare(b.week))
  for (const week of from === 'earliest' ? byWeek : byWeek.reverse()) {
    if (left <= 0) break
    const taken = Math.min(left, freeUnits(week))
    if (taken > 0) slots.push({ week: week.week, units: taken })
    left -= taken
  }
  if (left > 0) return undefined
  return from === 'earliest' ? slots : slots.reverse()
}
