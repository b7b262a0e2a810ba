const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })

/** 'Nov 21, 2026': the same day for everybody, wherever the server and the reader are. */
export function shortDate(iso: string): string {
  return day.format(new Date(iso))
}
