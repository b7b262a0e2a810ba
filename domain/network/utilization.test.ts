import { expect, it } from 'vitest'
import { utilizationRatio, utilizationTone } from './utilization'

it('turns yellow at exactly 60% and red at exactly 80%', () => {
  expect([0, 0.599, 0.6, 0.799, 0.8, 1].map(utilizationTone)).toEqual(['ok', 'ok', 'warn', 'warn', 'bad', 'bad'])
})

it('stays between zero and full, also for a shop without capacity', () => {
  expect([utilizationRatio(20, 40), utilizationRatio(50, 40), utilizationRatio(0, 0)]).toEqual([0.5, 1, 1])
})
