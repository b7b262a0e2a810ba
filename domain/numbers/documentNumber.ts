import { companyDay } from '../dates/businessDays'

/** A document number with the company's year at a moment: Q-2026-00042. @param sequence starts at 1; grows beyond five digits */
export function documentNumber(prefix: string, now: Date, sequence: number): string {
  return `${prefix}-${companyDay(now).slice(0, 4)}-${String(sequence).padStart(5, '0')}`
}
