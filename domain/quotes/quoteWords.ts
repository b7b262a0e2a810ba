const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
const DAY = /^\d{4}-\d{2}-\d{2}$/
const DATE = dateIn('UTC')
const EASTERN_DATE = dateIn('America/New_York')

/** The day on which a deadline ends, with its time zone: 'December 6, 2026 (end of day, Eastern Time)'. */
export function deadlineDate(iso: string): string {
  return `${EASTERN_DATE.format(new Date(iso))} (end of day, Eastern Time)`
}

/** A day, or the company's day of a moment, as printed on documents: March 31, 2026. */
export function longDate(iso: string): string {
  return (DAY.test(iso) ? DATE : EASTERN_DATE).format(new Date(iso))
}
