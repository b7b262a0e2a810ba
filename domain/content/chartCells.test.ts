import { describe, expect, it } from 'vitest'
import { carriedSeries, cellOf, cellProblem, drawnFacts, numberInFact } from './chartCells'
import { fillAll } from './fillAll'
import { pasted } from './grid/grid'

describe('reads the number in a fact', () => {
  it.each([
    ['195 MPH', 195],
    ['$30,030', 30030],
    ['-$1,250.50', -1250.5],
    ['50+ years', 50],
    ['90%', 90],
    ['Type IIB', null],
    ['4 to 6 weeks', null],
    ['2×4', null],
    ['362S162-43', null],
    ['', null],
  ])('of %j is %j', (words, number) => {
    expect(numberInFact(words)).toBe(number)
  })
})

const now = new Map([
  ['claim.wind', '195 MPH'],
  ['claim.fire', 'Type IIB'],
])

it('accepts a number or a fact in a cell, and says why a fact cannot be drawn', () => {
  expect(['1,250.5', ' {{claim.wind}} ', '12 {{claim.wind}}', 'many', ''].map(cellOf)).toEqual([1250.5, '{{claim.wind}}', null, null, null])
  expect(cellProblem(12, now)).toBeUndefined()
  expect(cellProblem('{{claim.wind}}', now)).toBeUndefined()
  expect(cellProblem('{{claim.fire}}', now)).toContain('says “Type IIB”, which is not one number')
  expect(cellProblem('{{claim.rain}}', now)).toContain('There is no fact {{claim.rain}}')
})

const chart = (cells: unknown[]) => ({ categories: ['a', 'b', '{{claim.fire}}'], series: [carriedSeries({ name: 'Wind', values: cells })] })

it('draws a chart with current facts, and draws nothing when one no longer holds a number', () => {
  const filled = fillAll([chart([1, '{{claim.wind}}', 3])], now)
  expect(filled).toEqual([{ categories: ['a', 'b', 'Type IIB'], series: [{ name: 'Wind', values: [1, 195, 3] }] }])
  const gone = fillAll(chart([1, '{{claim.gone}}', '{{claim.fire}}']), now)
  expect(gone).toEqual({ categories: ['a'], series: [{ name: 'Wind', values: [1] }] })
})

it('finds the facts of charts anywhere in a document', () => {
  const tree = { root: { children: [{ fields: { series: [{ values: [1, '{{claim.wind}}', null] }] } }, { text: '{{claim.fire}}' }] } }
  expect([...drawnFacts([tree])]).toEqual(['claim.wind'])
})

it('recognizes a pasted fact', () => {
  const values = { kind: 'numbers', name: 'values', label: 'Values', required: true, cellsFor: 'categories' } as const
  const columns = { kind: 'texts', name: 'categories', label: 'Categories', required: true } as const
  const rows = { kind: 'rows', name: 'series', label: 'Series', required: true, fields: [values] } as const
  const shape = { rows: { ...rows, fields: [{ ...columns, kind: 'text' as const, name: 'name' }, values] }, columns, cells: values }
  const { grid, lost } = pasted({ heads: [], entries: [] }, shape, { entry: 0, column: 0 }, [['{{claim.wind}}'], ['$12']])
  expect([lost, grid.entries[0]?.values]).toEqual([0, ['{{claim.wind}}', 12]])
})
