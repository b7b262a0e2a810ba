/** An ISO time as the browser's date-and-time field wants it, in the reader's own time zone; '' for none. */
export function localTimeOf(iso: string): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return ''
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What the field holds as an ISO time; '' while it is not filled. */
export function isoOf(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
