import { addBusinessDays, companyDay, endOfDay } from '../dates/businessDays'

/** The end of the last day on which a shop can accept an order offered at a moment. @param days business days, from the routing policy */
export function acceptanceDeadline(offeredAt: Date, days: number): Date {
  return endOfDay(addBusinessDays(companyDay(offeredAt), days))
}

/** What is due for an order that its shop has not accepted: nothing yet, a reminder on the last day, or the next shop after it. */
export function acceptanceStep(acceptBy: Date, now: Date): 'remind' | 'reroute' | undefined {
  if (now > acceptBy) return 'reroute'
  return companyDay(now) === companyDay(acceptBy) ? 'remind' : undefined
}
