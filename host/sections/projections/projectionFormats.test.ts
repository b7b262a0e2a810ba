import { expect, it } from 'vitest'
import { percent, shortDollars } from './projectionFormats'

it.each([
  [5_120_000, '$5.12M'],
  [142_800_000, '$142.8M'],
  [260_000, '$260K'],
  [45_000, '$45,000'],
  [22_491_000_000, '$22.49B'],
  [0, '$0'],
])('formats %d dollars as %s', (dollars, text) => {
  expect(shortDollars(dollars)).toBe(text)
})

it.each([
  [30, '30%'],
  [0.00653594771, '0.007%'],
  [7.5, '7.5%'],
  [0, '0%'],
])('formats %d percent as %s', (value, text) => {
  expect(percent(value)).toBe(text)
})
