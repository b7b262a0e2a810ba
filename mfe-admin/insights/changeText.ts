/** A change in percent with its sign: '+23.4%', '−5%'. */
export function changeText(change: number): string {
  const size = Math.abs(change).toLocaleString('en-US', { maximumFractionDigits: 1 })
  return `${change < 0 ? '−' : '+'}${size}%`
}
