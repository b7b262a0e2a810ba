import { addWeeks, type WeekStart, weekStartOf, weeksBetween } from './capacityWeek'

/** Weeks that capacity is planned for. */
export const PLANNED_WEEKS = 52

/**
 * The weeks a frame may be made in: from this one to the last that leaves the lead before delivery, as far as weeks are planned.
 * @returns undefined when the delivery is too soon for any week to make it.
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
