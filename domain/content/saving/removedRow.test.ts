import { expect, it } from 'vitest'
import { removedRow, withRowBack } from './removedRow'

const [a, b, c] = [
  { id: 'a', text: 'First' },
  { id: 'b', text: 'Second' },
  { id: 'c', text: 'Third' },
]

it('detects a removed row, and not one that moved, changed or was added', () => {
  expect(removedRow([a, b, c], [a, c])).toEqual({ row: b, after: 'a' })
  expect(removedRow([a, b], [b])).toEqual({ row: a, after: null })
  expect(removedRow([a, b], [b, a])).toBeNull()
  expect(removedRow([a], [{ ...a, text: 'Other' }, b])).toBeNull()
  expect(removedRow([a], undefined)).toEqual({ row: a, after: null })
  expect(removedRow(undefined, [a])).toBeNull()
})

it('puts a row back in its place, whatever changed meanwhile', () => {
  const second = { row: b, after: 'a' }
  expect(withRowBack([a, c], second)).toEqual([a, b, c])
  expect(withRowBack([c, a], second)).toEqual([c, a, b])
  expect(withRowBack([c], second), 'its neighbour is gone').toEqual([c, b])
  expect(withRowBack([b], { row: a, after: null })).toEqual([a, b])
  expect(withRowBack(null, { row: a, after: null })).toEqual([a])
  expect(withRowBack([a, b], second), 'it is there already').toEqual([a, b])
})
