import { expect, it } from 'vitest'
import { prenoteDays, prenoteWords } from './prenotes'

it.each([
  // A Monday, and the Friday after Thanksgiving, whose prenote settles on Monday.
  ['2026-11-30', '2026-12-01', '2026-12-04'],
  ['2026-11-27', '2026-11-30', '2026-12-03'],
  // A Saturday: the bank takes the file on Monday.
  ['2026-11-28', '2026-12-01', '2026-12-04'],
  // Christmas Day and a weekend are no banking days.
  ['2026-12-22', '2026-12-23', '2026-12-29'],
])('a prenote sent on %s settles on %s; money may follow from %s, the third banking day after', (today, settlesOn, usableFrom) => {
  expect(prenoteDays(today)).toEqual({ settlesOn, usableFrom })
})

it('says when it was sent and from when its account is paid', () => {
  expect(prenoteWords({ sentOn: '2026-11-27', usableFrom: '2026-12-03' })).toBe(
    'Prenote sent November 27, 2026, usable from December 3, 2026',
  )
})
