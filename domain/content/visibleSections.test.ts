import { expect, it } from 'vitest'
import { isShownAt, nextEnd, visibleSections } from './visibleSections'

/** The application deadline in the specification: the end of August 4, 2025 in New York. */
const DEADLINE = '2025-08-05T04:00:00.000Z'
const at = (iso: string) => Date.parse(iso)

it('hides a section at its deadline, and no other', () => {
  const sections = [{ id: 'a' }, { id: 'deadline', showUntil: DEADLINE }, { id: 'b', showUntil: null }]
  const ids = (now: string) => visibleSections(sections, at(now)).map(({ id }) => id)
  expect(ids('2025-08-05T03:59:59.999Z')).toEqual(['a', 'deadline', 'b'])
  expect(ids(DEADLINE)).toEqual(['a', 'b'])
  expect(ids('2026-11-21T00:00:00.000Z')).toEqual(['a', 'b'])
})

it('shows a section whose end is unreadable', () => {
  expect([undefined, null, '', 'soon'].map((end) => isShownAt(end, 0))).toEqual([true, true, true, true])
})

it('reports the next moment at which something disappears', () => {
  expect(nextEnd([null, DEADLINE, '2025-07-01T00:00:00.000Z'], at('2025-06-01T00:00:00.000Z'))).toBe(at('2025-07-01T00:00:00.000Z'))
  expect(nextEnd([null, DEADLINE], at('2026-01-01T00:00:00.000Z'))).toBe(Number.POSITIVE_INFINITY)
})
