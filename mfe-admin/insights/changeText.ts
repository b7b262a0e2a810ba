import { figure } from '@framewell/domain/numbers/figure'
/** A percentage change with its sign: '+23.4%', '−5%'. */
export function changeText(change: number): string {
  const size = figure(Math.abs(change), 1)
  return `${change < 0 ? '−' : '+'}${size}%`
}
