import type { HealthPeriod } from '@framewell/domain/health/historyCalls'

/** When a part of a period begins, in the reader's own time: the clock within a day, the day beyond. */
export function partLabel(at: string, period: HealthPeriod): string {
  const begin = new Date(at)
  const day = `${begin.getMonth() + 1}/${begin.getDate()}`
  if (period === 'month') return day
  const clock = `${String(begin.getHours()).padStart(2, '0')}:${String(begin.getMinutes()).padStart(2, '0')}`
  return period === 'week' ? `${day} ${clock}` : clock
}
