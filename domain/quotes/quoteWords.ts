const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as it stands on documents: March 31, 2026. */
export function longDate(iso: string): string {
  return DATE.format(new Date(iso))
}

/** An amount as it stands on documents: whole dollars, cents where there are some. */
export function usd(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${cents < 0 ? '−' : ''}$${amount}`
}
