import type { HealthPeriod } from '@framewell/domain/health/historyCalls'

/** The start of an interval in the reader's time zone: a time within a day, otherwise a date. */
export function partLabel(at: string, period: HealthPeriod): string {
  const begin = new Date(at)
  const day = `${begin.getMonth() + 1}/${begin.getDate()}`
  if (period === 'month') return day
  const clock = `${String(begin.getHours()).padStart(2, '0')}:${String(begin.getMinutes()).padStart(2, '0')}`
  return period === 'week' ? `${day} ${clock}` : clock
}
