const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as printed on documents: March 31, 2026. */
export function longDate(iso: string): string {
  return DATE.format(new Date(iso))
}
