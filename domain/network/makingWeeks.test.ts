import { expect, it } from 'vitest'
import { weeksBetween } from './capacityWeek'
import { makingWeeks, PLANNED_WEEKS } from './makingWeeks'

const WEDNESDAY = new Date('2026-11-25T10:00:00Z')

it('a frame is made from this week until the lead time before delivery, within the planned weeks', () => {
  expect(makingWeeks(WEDNESDAY, '2026-12-18', 1)).toEqual({ fromWeek: '2026-11-23', byWeek: '2026-12-07' })
  expect(makingWeeks(WEDNESDAY, '2026-12-04', 1)).toEqual({ fromWeek: '2026-11-23', byWeek: '2026-11-23' })
  expect(makingWeeks(WEDNESDAY, '2026-11-29', 1)).toBeUndefined()
  const far = makingWeeks(WEDNESDAY, '2031-01-01', 1)
  expect(far && weeksBetween(far.fromWeek, far.byWeek)).toBe(PLANNED_WEEKS)
})
