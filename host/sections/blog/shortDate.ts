const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })

/** 'Nov 21, 2026': always in UTC, so that server and reader see the same day. */
export function shortDate(iso: string): string {
  return day.format(new Date(iso))
}
