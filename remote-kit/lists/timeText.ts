const sameYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
const otherYear = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** An ISO time in the reader's own time zone: 'Nov 20, 4:12 PM', with the year when it is not the current one. */
export function timeText(iso: string, now: Date): string {
  const time = new Date(iso)
  return (time.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(time)
}
