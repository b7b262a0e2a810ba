import { setCompanyZone } from '../companyZone'

/** Zones whose midnights are hours apart: Phoenix has no daylight saving time, Honolulu neither. */
export const US_ZONES = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'] as const

/** What some work answers where the company is in another time zone. */
export async function inCompanyZone<Answer>(zone: string, work: () => Answer | Promise<Answer>): Promise<Answer> {
  const before = globalThis.companyTimeZone
  setCompanyZone(zone)
  try {
    return await work()
  } finally {
    setCompanyZone(before)
  }
}
