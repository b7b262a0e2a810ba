import { expect, it } from 'vitest'
import { timeText } from './timeText'

const now = new Date(2026, 10, 21, 9)
const shown = (time: Date) => timeText(time.toISOString(), now).replace(/\s/g, ' ')

it("shows date and minute in the reader's own time zone", () => {
  expect(shown(new Date(2026, 10, 20, 16, 12))).toBe('Nov 20, 4:12 PM')
})

it('adds the year when it is not the current one', () => {
  expect(shown(new Date(2025, 11, 31, 8, 5))).toBe('Dec 31, 2025, 8:05 AM')
})
