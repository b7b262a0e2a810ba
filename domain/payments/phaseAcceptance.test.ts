import { describe, expect, it } from 'vitest'
import { acceptanceStep, windowPassedWords } from './phaseAcceptance'

describe('the end of an acceptance window', () => {
  it.each([
    ['2026-12-08', undefined],
    ['2026-12-09', 'remind'],
    ['2026-12-12', 'remind'],
    ['2026-12-13', 'accept'],
  ])('of December 12 asks on %s for %s', (today, step) => {
    expect(acceptanceStep('2026-12-12', today)).toBe(step)
  })

  it('is worded with the length of the window', () => {
    const words = (phaseDays: number) => windowPassedWords('2026-12-12', { phaseDays, acceptanceDays: 30 })
    expect(words(14)).toContain('acceptance window of 14 days in')
    expect(words(1)).toContain('acceptance window of 1 day in')
    expect(words(0)).toContain('The acceptance window in')
    expect(windowPassedWords('2026-12-12', { acceptanceDays: 30 }), 'an order from before').toContain('acceptance window of 30 days in')
  })
})
