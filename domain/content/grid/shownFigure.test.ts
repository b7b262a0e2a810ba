import { describe, expect, it } from 'vitest'
import { chartDrawing } from '../../drawings/chartDrawing'
import { missingWords, shownFigure } from './shownFigure'

const facts = new Map([
  ['claim.wind', '195 MPH'],
  ['claim.fire', 'Type IIB'],
])
const shownChart = (cells: readonly unknown[], known: typeof facts | undefined = facts, chartType = 'bar') => {
  const categories = ['Wind', 'Fire', 'Rain'].slice(0, cells.length)
  const shown = shownFigure({ chartType, unit: '', categories, series: [{ id: 'a', name: 'Steel', values: cells }] }, known)
  if (shown?.kind !== 'chart') throw new Error('a chart is shown')
  return shown
}

describe('a cell without a number', () => {
  it.each(['bar', 'line', 'stacked'])('is missing in a %s chart, never zero', (chartType) => {
    const { chart } = shownChart([12, null, '{{claim.wind}}'], facts, chartType)
    expect(chart.series[0]?.values).toEqual([12, null, 195])
    const words = chartDrawing(chart, 'figure').labels.map(({ text }) => text)
    expect(words.some((text) => text === 'no number' || text === '?')).toBe(true)
  })

  it('is listed with its problem, five at most', () => {
    const told = (cells: readonly unknown[], known?: typeof facts) => missingWords(shownChart(cells, known).missing)
    expect(told([1, 2])).toEqual([])
    expect(told([null, '{{claim.fire}}', '{{claim.gone}}'])).toEqual([
      'Missing: Wind, Steel. Use digits and at most one point',
      expect.stringContaining('Missing: Fire, Steel. {{claim.fire}} says “Type IIB”, which is not one number'),
      expect.stringContaining('Missing: Rain, Steel. There is no fact {{claim.gone}}'),
    ])
    const many = Array.from({ length: 7 }, (_, at) => ({ cell: `${at}`, why: '' }))
    expect(missingWords(many)).toHaveLength(6)
    expect(missingWords(many).at(-1)).toBe('And 2 more.')
  })

  it('is not reported while the facts are still loading', () => {
    const series = [{ name: 'Steel', values: ['{{claim.wind}}'] }]
    expect(shownFigure({ unit: '', categories: ['Wind'], series }, undefined)).toMatchObject({ missing: [] })
  })
})

it('leaves a gap in a line, not a drop to zero', () => {
  const { chart } = shownChart([12, null, 14], facts, 'line')
  const line = chartDrawing(chart, 'figure').labels.map(({ text }) => text)
  expect(line).toEqual(expect.arrayContaining(['12', '14', '?']))
})

it('shows nothing of a chart in which no number was typed yet', () => {
  const chart = (cells: readonly unknown[]) => shownFigure({ unit: '', categories: ['Wind', 'Fire'], series: [{ values: cells }] }, facts)
  expect(chart([null, null])).toBeNull()
  expect(chart(['', undefined])).toBeNull()
  expect(chart([1, null])).toMatchObject({ kind: 'chart', missing: [{ cell: 'Fire, series 1' }] })
  expect(chart(['{{claim.gone}}', null])).toMatchObject({ kind: 'chart' })
})
