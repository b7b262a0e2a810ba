import { describe, expect, it } from 'vitest'
import { contrastPairs, darkColor, lightColor } from './color'
import { contrastRatio } from './contrastRatio'

describe('contrastRatio', () => {
  it('is 21 between black and white and 1 between equal colors', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#1f4e79', '#1f4e79')).toBe(1)
  })

  it('refuses invalid colors', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError)
  })
})

describe.each([
  ['light', lightColor],
  ['dark', darkColor],
])('%s theme', (_theme, colors) => {
  it.each(contrastPairs)('$text on $background is at least $atLeast:1', ({ text, background, atLeast }) => {
    expect(contrastRatio(colors[text], colors[background])).toBeGreaterThanOrEqual(atLeast)
  })
})
