import { expect, it } from 'vitest'
import { chartNumber } from './chartNumber'

it.each([
  [5.12, '$M', '$5.12M'],
  [142.8, '$M', '$142.8M'],
  [48, '%', '48%'],
  [1250, 'homes', '1,250 homes'],
  [-3.5, '$', '−$3.5'],
  [12.34, '', '12.3'],
])('%d with unit "%s" reads %s', (value, unit, text) => {
  expect(chartNumber(value, unit)).toBe(text)
})
