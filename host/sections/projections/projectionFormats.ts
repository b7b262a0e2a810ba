import { wholeDollars } from '@framewell/domain/money/usd'

const formats = [0, 1, 2, 3].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

/** Whole US dollars in investor format: '$260K', '$5.12M', '$142.8M', '$22.49B'. */
export function shortDollars(dollars: number): string {
  if (dollars >= 1e9) return `$${formats[2]?.format(dollars / 1e9)}B`
  if (dollars >= 1e8) return `$${formats[1]?.format(dollars / 1e6)}M`
  if (dollars >= 1e6) return `$${formats[2]?.format(dollars / 1e6)}M`
  if (dollars >= 100_000) return `$${formats[0]?.format(dollars / 1000)}K`
  return wholeDollars(dollars)
}

/** '30%'; shares under a tenth of a percent get three digits. */
export function percent(value: number): string {
  const digits = value > 0 && value < 1 ? 3 : Number.isInteger(value) ? 0 : 1
  return `${formats[digits]?.format(value)}%`
}
