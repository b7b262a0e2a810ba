/**
 * The ISO day of a date in a US bank's file: '2026-11-21', '11/21/2026', '11-21-2026' or '11/21/26'. Years of two digits are of this century.
 * Undefined for other text and for days that do not exist.
 */
export function statedDay(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text) ?? []
  const iso = month ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10)
  return isDay(iso) && (month !== '' || /^\d{4}-\d\d-\d\d(T|$)/.test(text)) ? iso : undefined
}

/** Whether a text is a day that exists: '2026-11-21'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
