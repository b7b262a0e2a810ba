import { expect, it } from 'vitest'
import { chartDrawing } from './chartDrawing'

const words = (...asked: Parameters<typeof chartDrawing>) => chartDrawing(...asked).labels.map(({ text }) => text)
const YEARS = ['2026', '2027', '2028']

it('labels each stack with its total', () => {
  const chart = {
    chartType: 'stacked' as const,
    unit: '$M',
    heading: 'Revenue',
    categories: YEARS,
    series: [
      { name: 'Kits', values: [4.5, 11, 126] },
      { name: 'Software', values: [0.62, 1.7, 16.8] },
    ],
  }
  expect(words(chart, 'wide')).toEqual(expect.arrayContaining(['$5.12M', '$12.7M', '$142.8M']))
  expect(words(chart, 'card')).toEqual([])
})

it('labels where a line starts and ends', () => {
  const chart = {
    chartType: 'line' as const,
    unit: '%',
    heading: 'Margin rises',
    categories: YEARS,
    series: [{ name: 'Margin', values: [31, 41, 47] }],
  }
  const said = words(chart, 'wide')
  expect(said).toEqual(expect.arrayContaining(['31%', '47%']))
  expect(said).not.toContain('41%')
})

it('names side-by-side bars at the first group, on lines above all figures, without a legend', () => {
  const chart = {
    chartType: 'bar' as const,
    unit: 'R',
    heading: 'Half or less',
    categories: ['R-13', 'R-19'],
    series: [
      { name: 'Studs at 16 in', values: [6, 7.1] },
      { name: 'Studs at 24 in', values: [7.2, 8.6] },
    ],
  }
  for (const form of ['wide', 'figure'] as const) {
    const { labels, paths } = chartDrawing(chart, form)
    const at = (text: string) => labels.find((label) => label.text === text)
    const [first, second] = [at('Studs at 16 in'), at('Studs at 24 in')]
    const figures = ['6', '7.2', '7.1', '8.6'].map((text) => at(text)?.y ?? 0)
    expect(first?.y).toBeLessThan(second?.y ?? 0)
    expect(second?.y).toBeLessThan(Math.min(...figures))
    // Each line ends above the middle of its first bar, like the figure.
    expect([first, second].map((label) => (label?.x ?? 0) - 8)).toEqual(['6', '7.2'].map((text) => at(text)?.x))
    expect(paths.filter(({ kind }) => kind === 'dimension')).toHaveLength(1)
  }
})

it('names the parts at the last stack on every sheet, with separate lines and no legend, and no scale on a phone', () => {
  const chart = {
    chartType: 'stacked' as const,
    unit: '$M',
    heading: 'Revenue',
    categories: YEARS,
    series: [
      { name: 'Framing kits sold', values: [4.5, 11, 126] },
      { name: 'Software', values: [0.02, 0.1, 0.2] },
      { name: 'Roads', values: [0.01, 0.1, 0.2] },
    ],
  }
  for (const form of ['wide', 'figure'] as const) {
    const { labels, viewBox } = chartDrawing(chart, form)
    const named = labels.filter(({ text }) => ['Framing kits sold', 'Framing kits', 'sold', 'Software', 'Roads'].includes(text))
    expect(new Set(named.map(({ x }) => x)).size, form).toBe(1)
    const heights = named.map(({ y }) => y).toSorted((a, b) => a - b)
    for (const [at, y] of heights.slice(1).entries()) expect(y - (heights[at] ?? 0), form).toBeGreaterThanOrEqual(17)
    for (const { x, text } of named) expect(x + text.length * 17 * 0.56, text).toBeLessThanOrEqual(viewBox.width)
  }
  expect(words(chart, 'figure')).toEqual(expect.arrayContaining(['Framing kits', 'sold']))
  expect(words(chart, 'figure').filter((text) => text.startsWith('$'))).toHaveLength(YEARS.length)
})
