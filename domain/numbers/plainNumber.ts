/**
 * A typed number: '$330,000.50' is 330000.5. A dollar sign, groups of three digits and the unit may be written. NaN for any other text,
 * also where only its start is a number: '1e6', '12 rooms', '1,45'.
 */
export function plainNumber(typed: string, unit = ''): number {
  const text = typed.trim().replace(/^\$\s*/, '')
  const bare = unit !== '' && text.toLowerCase().endsWith(unit) ? text.slice(0, -unit.length).trim() : text
  const digits = /^-?\d{1,3}([,\s])\d{3}(\1\d{3})*(\.\d*)?$/.test(bare) ? bare.replace(/[,\s]/g, '') : bare
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : Number.NaN
}

/** The whole part of a typed number: '1,450.5' is 1450. Null without one, and where a point may separate groups: '1.450'. */
export function wholeNumber(typed: string): number | null {
  const number = /\.\d{3}$/.test(typed.trim()) ? Number.NaN : Math.trunc(plainNumber(typed))
  return Number.isNaN(number) ? null : number
}
