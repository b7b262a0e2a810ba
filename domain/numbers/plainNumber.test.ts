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
  // The start of each looks like a number; the whole does not.
  ['1e6', null],
  ['0x1F', null],
  ['12abc', null],
  ['1.450', null],
  ['1.450.000', null],
  ['1.450,00', null],
  ['4,50,000', null],
  ['1,450 000', null],
  ['1,4500', null],
  ['12 34', null],
])('reads the whole part of %j as %j', (typed, whole) => {
  expect(wholeNumber(typed)).toBe(whole)
})

it.each([
  ['$1,234.50', undefined, 1234.5],
  ['-84.', undefined, -84],
  ['1.450', undefined, 1.45],
  ['1,115 mph', 'mph', 1115],
  ['115MPH', 'mph', 115],
  ['1,115 mph', undefined, Number.NaN],
  ['115 km/h', 'mph', Number.NaN],
  ['1e3', undefined, Number.NaN],
])('reads %j, in %s, as %d', (typed, unit, number) => {
  expect(plainNumber(typed, unit)).toBe(number)
})
