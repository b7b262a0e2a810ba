import type { Refusal } from '../http/refusal'
import { type CapacityWeek, type WeekStart, weekStartOf } from './capacityWeek'

/** Units of capacity to take off a week. */
interface WeekChange {
  readonly week: WeekStart
  readonly closedUnits: number
  readonly reservedUnits: number
  readonly note: string
  /** The values when the edit began, so that a concurrent change is not overwritten. */
  readonly seen?: { readonly closedUnits: number; readonly reservedUnits: number } | undefined
}

type WeekRefusal = Refusal<'notFound' | 'pastWeek' | 'changedMeanwhile' | 'promised'>

/**
 * A shop's week after a change. Never a past week, and never less than its orders hold.
 * @param before the current week; undefined when the shop has none
 */
export function changeWeek<Week extends CapacityWeek>(
  before: Week | undefined,
  { week, closedUnits, reservedUnits, note, seen }: WeekChange,
  now: Date,
): { readonly week: Week & { readonly note: string } } | WeekRefusal {
  if (week < weekStartOf(now)) return { refusal: 'pastWeek' }
  if (!before) return { refusal: 'notFound' }
  if (seen && (seen.closedUnits !== before.closedUnits || seen.reservedUnits !== before.reservedUnits))
    return { refusal: 'changedMeanwhile' }
  const left = Math.max(0, before.capacityUnits - closedUnits - reservedUnits)
  if (left >= before.bookedUnits) return { week: { ...before, closedUnits, reservedUnits, note } }
  const detail = `Orders hold ${before.bookedUnits} units of this week; ${left} would be left.`
  return { refusal: 'promised', more: { detail } }
}

/** Why a shop can't set its weekly capacity: orders hold more of a week than would be left. */
export function weeklyCapacityRefusal(weeks: readonly CapacityWeek[], weeklyCapacity: number): Refusal<'promised'> | undefined {
  const tooFull = weeks.find(
    ({ closedUnits, reservedUnits, bookedUnits }) =>
      bookedUnits > 0 && bookedUnits > Math.max(0, weeklyCapacity - closedUnits - reservedUnits),
  )
  if (!tooFull) return undefined
  return { refusal: 'promised', more: { detail: `Orders hold ${tooFull.bookedUnits} units of the week of ${tooFull.week}.` } }
}
