import { type Cents, cents } from './cents'

/** Dollar sign and thousands separators are optional; separators must be in place. */
const AMOUNT = /^([-−])?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/

/** Parses a typed amount: '$1,234.50', '1234.5', '−3'. Null for invalid amounts, including a third decimal. */
export function parseUsd(text: string): Cents | null {
  const [, sign, whole, fraction] = AMOUNT.exec(text.trim()) ?? []
  if (whole === undefined && fraction === undefined) return null
  const value = Number((whole ?? '0').replaceAll(',', '')) * 100 + Number((fraction ?? '0').padEnd(2, '0'))
  return Number.isSafeInteger(value) ? cents(sign ? -value : value) : null
}
