import { figure } from '../numbers/figure'

/** Whether a unit is a separate word ('homes') rather than part of the figure ('$M', '%'). */
export function isWord(unit: string): boolean {
  return unit !== '' && unit !== '%' && !unit.startsWith('$')
}

/** A figure with its unit: '$5.1M' for unit '$M', '48%' for '%', '1,250 homes' for 'homes'. */
export function chartNumber(value: number, unit: string): string {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const size = figure(Math.abs(value), digits)
  const sign = value < 0 ? '−' : ''
  const money = unit.match(/^\$\s*(\w*)$/)
  if (money) return `${sign}$${size}${money[1]}`
  return unit === '%' ? `${sign}${size}%` : `${sign}${size}${unit ? ` ${unit}` : ''}`
}
