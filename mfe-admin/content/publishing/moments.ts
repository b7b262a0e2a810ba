const MOMENT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const moment = new Intl.DateTimeFormat('en-US', MOMENT)
const momentOfAnotherYear = new Intl.DateTimeFormat('en-US', { ...MOMENT, year: 'numeric' })
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** 'Sun, Nov 22, 9:00 AM' in the reader's time zone, with the year if it is not the current one. */
export const momentOf = (iso: string) => {
  const date = new Date(iso)
  return (date.getFullYear() === new Date().getFullYear() ? moment : momentOfAnotherYear).format(date)
}
/** 'Sunday, November 22, 2026' */
export const dayOf = (iso: string) => day.format(new Date(iso))
/** '9:00 AM' */
export const hourOf = (iso: string) => hour.format(new Date(iso))
/** 'America/Chicago' */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
