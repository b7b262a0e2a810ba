/** A minute in UTC: 'Dec 4, 18:52'. Without AM or PM, which browsers and servers set apart by different spaces. */
export const utcMinute = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})
