import { expect, it } from 'vitest'
import { chartDrawing } from './chartDrawing'

const words = (...asked: Parameters<typeof chartDrawing>) => chartDrawing(...asked).labels.map(({ text }) => text)
const YEARS = ['2026', '2027', '2028']

it('says what each stack adds up to, at its top', () => {
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

it('says where a line begins and where it ends', () => {
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
