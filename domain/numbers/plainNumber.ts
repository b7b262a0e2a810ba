/** A typed number without dollar signs, group commas and spaces: '$330,000.50' is '330000.50'. */
export function plainNumber(typed: string): string {
  return typed.replace(/[$,\s]/g, '')
}

/** The whole part of a typed number: '1,450.5' is 1450. Null when the text starts with no number. */
export function wholeNumber(typed: string): number | null {
  const whole = Number.parseInt(plainNumber(typed), 10)
  return Number.isNaN(whole) ? null : whole
}
