import { addWeeks, type WeekStart, weekStartOf, weeksBetween } from './capacityWeek'

/** Weeks for which capacity is planned. */
export const PLANNED_WEEKS = 52

/**
 * The weeks in which a frame may be made: from this one to the last that leaves the lead time before delivery, within the planned weeks.
 * @returns undefined when delivery is too soon.
 */
export function makingWeeks(
  now: Date,
  requiredDeliveryBy: string,
  leadWeeks: number,
): { readonly fromWeek: WeekStart; readonly byWeek: WeekStart } | undefined {
  const fromWeek = weekStartOf(now)
  const wanted = addWeeks(weekStartOf(new Date(requiredDeliveryBy)), -leadWeeks)
  if (wanted < fromWeek) return undefined
  const isPlanned = weeksBetween(fromWeek, wanted) <= PLANNED_WEEKS
  return { fromWeek, byWeek: isPlanned ? wanted : addWeeks(fromWeek, PLANNED_WEEKS - 1) }
}
