const MOMENT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' })

/** 'Nov 27, 2026, 9:00 AM', in the reader's own time zone. */
export const momentOf = (iso: string) => MOMENT.format(new Date(iso))
