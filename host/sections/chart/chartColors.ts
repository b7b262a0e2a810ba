/** Fills of the series, in order; they differ in lightness too, so that the key can be read without colour. */
export const CHART_COLORS = [
  'var(--color-steel)',
  'var(--color-steel-bright)',
  'color-mix(in srgb, var(--color-steel-bright) 45%, var(--color-paper))',
  'var(--color-ink-subtle)',
  'var(--color-ink)',
] as const

export function chartColor(series: number): string {
  return CHART_COLORS[series % CHART_COLORS.length] ?? CHART_COLORS[0]
}
