import { expect, it } from 'vitest'
import { plainNumber, wholeNumber } from './plainNumber'

it.each([
  ['1450', 1450],
  ['1450.5', 1450],
  ['1,450', 1450],
  ['$330,000.50', 330_000],
  [' $ 1 200 ', 1200],
  ['-3', -3],
  ['0.9', 0],
  ['', null],
  ['$', null],
  ['.5', null],
  ['wide', null],
])('reads the whole part of %j as %j', (typed, whole) => {
  expect(wholeNumber(typed)).toBe(whole)
})

it('keeps decimals and units for other readers', () => {
  expect(plainNumber('$1,234.50')).toBe('1234.50')
  expect(plainNumber('1,115 mph')).toBe('1115mph')
})
