/** The Federal Reserve's time, in which banks date entries and take files, wherever the company is. */
export const FEDERAL_RESERVE_ZONE = 'America/New_York'

/** The company's time zone unless an installation sets another. */
export const DEFAULT_COMPANY_ZONE = 'America/New_York'

/** The time zones people are offered for their notifications (specified). */
export const OFFERED_ZONES = [
  { id: 'America/New_York', label: 'New York' },
  { id: 'America/Chicago', label: 'Chicago' },
  { id: 'America/Denver', label: 'Denver' },
  { id: 'America/Los_Angeles', label: 'Los Angeles' },
  { id: 'America/Phoenix', label: 'Phoenix' },
  { id: 'UTC', label: 'UTC' },
] as const

let known: ReadonlySet<string> | undefined
const zonesOfRuntime = () => (known ??= new Set(Intl.supportedValuesOf('timeZone')))

/** Whether this runtime knows a time zone by that name, or it is one of those offered. */
export function isTimeZone(zone: string): boolean {
  return OFFERED_ZONES.some(({ id }) => id === zone) || zonesOfRuntime().has(zone)
}

/**
 * Why a setting can't be the company's time zone, with what to write instead; undefined when it can.
 * @param zone for example 'America/Chicago'
 */
export function zoneFault(zone: string): string | undefined {
  if (zonesOfRuntime().has(zone)) return undefined
  const meant = knownName(zone)
  return meant && zonesOfRuntime().has(meant)
    ? `has to be written ${meant}, not '${zone}'`
    : `is '${zone}', which is no time zone: write its name in the tz database, for example America/Chicago or Pacific/Honolulu`
}

/** The name this runtime has for a zone, also for an old name or another spelling; undefined for no zone. */
function knownName(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
