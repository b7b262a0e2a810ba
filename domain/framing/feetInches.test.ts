import { expect, it } from 'vitest'
import { feetInches } from './feetInches'

it.each([
  [40, '40′-0″'],
  [37.5, '37′-6″'],
  [8 + 11.6 / 12, '9′-0″'],
  [0, '0′-0″'],
  [18 + 10.75 / 12, '18′-11″'],
])('%d ft is %s', (feet, text) => {
  expect(feetInches(feet)).toBe(text)
})
