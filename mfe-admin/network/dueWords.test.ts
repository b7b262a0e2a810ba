import { describe, expect, it } from 'vitest'
import { ageWords, dueWords } from './dueWords'

const promisedBy = '2026-11-25T12:00:00.000Z'
const at = (moment: string) => dueWords({ status: 'submitted', promisedBy }, new Date(moment))

describe('an application’s due date', () => {
  it.each([
    ['2026-11-23T11:00:00Z', 'Due in 2 days', false],
    ['2026-11-25T09:00:00Z', 'Due in 3 hours', false],
    ['2026-11-23T12:25:00Z', 'Due in 47 hours', false],
    ['2026-11-25T11:20:00Z', 'Due in 40 minutes', false],
    ['2026-11-25T12:00:00Z', 'Due in 1 minute', false],
    ['2026-11-25T12:00:01Z', '1 minute late', true],
    ['2026-11-26T12:00:00Z', '24 hours late', true],
  ])('at %s: %s', (moment, words, late) => {
    expect(at(moment)).toEqual({ words, late })
  })

  it('is never late once decided', () => {
    expect(dueWords({ status: 'rejected', promisedBy }, new Date('2027-01-01'))).toEqual({ words: 'Rejected', late: false })
  })

  it('shows its age, even when the clock is behind', () => {
    expect(ageWords(promisedBy, new Date('2026-11-28T13:00:00Z'))).toBe('3 days old')
    expect(ageWords(promisedBy, new Date('2026-11-25T11:00:00Z'))).toBe('1 minute old')
    expect(ageWords(promisedBy, new Date('2026-11-25T12:25:00Z'))).toBe('25 minutes old')
  })
})
