const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const dateAndTime = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** When somebody saved, in the reader's own time zone: 'at 4:12 PM' today, else 'on Nov 20, 4:12 PM'. */
export function savedTime(iso: string, now: Date): string {
  const saved = new Date(iso)
  return saved.toDateString() === now.toDateString() ? `at ${time.format(saved)}` : `on ${dateAndTime.format(saved)}`
}
