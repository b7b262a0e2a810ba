/** An ISO time in the format of a datetime-local field, in the reader's time zone; '' for none. */
export function localTimeOf(iso: string): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return ''
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The field's value as an ISO time; '' while it is incomplete. */
export function isoOf(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
