import type { Refusal } from '../http/refusal'
import { type CapacityWeek, type WeekStart, weekStartOf } from './capacityWeek'

/** What a week is to lose, in units of capacity. */
interface WeekChange {
  readonly week: WeekStart
  readonly closedUnits: number
  readonly reservedUnits: number
  readonly note: string
  /** What stood there when it was changed: somebody else's newer figures are not overwritten. */
  readonly seen?: { readonly closedUnits: number; readonly reservedUnits: number } | undefined
}

type WeekRefusal = Refusal<'notFound' | 'pastWeek' | 'changedMeanwhile' | 'promised'>

/**
 * A week of a shop after a change: never one that is over, and never less than what orders hold of it.
 * @param before the week as it stands; undefined where the shop has none
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

/** Why a shop can't say that it makes so many units a week: orders hold more of one of its weeks than would be left. */
export function weeklyCapacityRefusal(weeks: readonly CapacityWeek[], weeklyCapacity: number): Refusal<'promised'> | undefined {
  const tooFull = weeks.find(
    ({ closedUnits, reservedUnits, bookedUnits }) =>
      bookedUnits > 0 && bookedUnits > Math.max(0, weeklyCapacity - closedUnits - reservedUnits),
  )
  if (!tooFull) return undefined
  return { refusal: 'promised', more: { detail: `Orders hold ${tooFull.bookedUnits} units of the week of ${tooFull.week}.` } }
}
