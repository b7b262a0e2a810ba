import { DEFAULT_COMPANY_ZONE } from './timeZones'

/*
 * Every micro-frontend and every thread has its own copy of this module, so the setting is on the global object: servers read it from
 * COMPANY_TIME_ZONE when they start, and pages carry it.
 */
declare global {
  var companyTimeZone: string | undefined
}

/** Sets the company's time zone for this process, thread or page. Call it once, before anything is dated. */
export function setCompanyZone(zone: string | undefined): void {
  globalThis.companyTimeZone = zone
}

/** The company's time zone: its days and months begin and end there. 'America/New_York' */
export function companyZone(): string {
  return globalThis.companyTimeZone ?? DEFAULT_COMPANY_ZONE
}

const words = new Map<string, string>()

/** The company's time zone as sentences name it: 'Eastern Time'. */
export function companyZoneWords(): string {
  const zone = companyZone()
  const known = words.get(zone)
  if (known !== undefined) return known
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0)
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  words.set(zone, named)
  return named
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes the company's day of a moment: 'November 21, 2026' for 'long', 'Nov 21, 2026' for 'medium'. */
export function companyDate(at: Date, dateStyle: 'long' | 'medium'): string {
  const zone = companyZone()
  const key = `${zone} ${dateStyle}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: zone })
  formats.set(key, format)
  return format.format(at)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Writes the company's time of day at a moment: '3:26 PM'. */
export function companyClock(at: Date): string {
  const zone = companyZone()
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })
  clocks.set(zone, clock)
  // The fonts of PDFs have no narrow no-break space.
  return clock.format(at).replaceAll('\u202f', ' ')
}
