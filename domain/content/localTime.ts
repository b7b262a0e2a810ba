/** The text of a date and time control for a stored time: local time to the minute, 'YYYY-MM-DDTHH:mm'; empty for none. */
export function localMoment(stored: string | Date | null | undefined): string {
  const moment = new Date(stored ?? '')
  if (Number.isNaN(moment.getTime())) return ''
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const date = [String(moment.getFullYear()).padStart(4, '0'), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-')
  return `${date}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** The text of a date and time control as an ISO time; '' while it is incomplete. */
export function isoOf(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/** Why a typed time cannot be used: clocks that go forward skip an hour. Undefined for every other time, and while it is incomplete. */
export function skippedTime(local: string): string | undefined {
  const iso = isoOf(local)
  return iso === '' || localMoment(iso) === local.slice(0, 16)
    ? undefined
    : 'Clocks go forward on that day and skip this time. Choose an earlier or a later one.'
}
