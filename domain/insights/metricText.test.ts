import { expect, it } from 'vitest'
import { comparedText } from './metricText'

it.each([
  ['month', 'from 16.7% in the same days last month'],
  ['now', 'from 16.7% at the end of last month'],
  ['ever', 'from 16.7% at the end of last month'],
  ['day', 'from 16.7% in the same hours yesterday'],
  [{ days: 1 }, 'from 16.7% in the 24 hours before'],
  [{ days: 30 }, 'from 16.7% in the 30 days before'],
] as const)('says what a figure of the span %s is compared with', (span, words) => {
  expect(comparedText(16.66, { unit: 'percent', span })).toBe(words)
})
