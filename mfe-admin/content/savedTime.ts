const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const DATE_AND_TIME = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const dateAndTime = new Intl.DateTimeFormat('en-US', DATE_AND_TIME)
const dateOfAnotherYear = new Intl.DateTimeFormat('en-US', { ...DATE_AND_TIME, year: 'numeric' })

/**
 * When a save happened, in the reader's time zone: 'at 4:12 PM' today, otherwise 'on Nov 20, 4:12 PM', with the year if it is not the
 * current one.
 */
export function savedTime(iso: string, now: Date): string {
  const saved = new Date(iso)
  if (saved.toDateString() === now.toDateString()) return `at ${time.format(saved)}`
  return `on ${(saved.getFullYear() === now.getFullYear() ? dateAndTime : dateOfAnotherYear).format(saved)}`
}
