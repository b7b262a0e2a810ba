/** The text of a date and time control for a stored time: local time to the minute, 'YYYY-MM-DDTHH:mm'; empty for none. */
export function localMoment(stored: string | Date | null | undefined): string {
  const moment = new Date(stored ?? '')
  if (Number.isNaN(moment.getTime())) return ''
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const date = [String(moment.getFullYear()).padStart(4, '0'), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-')
  return `${date}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}
