import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shopLength } from './shopLength'

it.each([
  [144, `12'-0"`],
  [143.4375, `11'-11 7/16"`],
  [39.25, `3'-3 1/4"`],
  [0.5, `0'-0 1/2"`],
  // 1/32 in below a foot rounds to a foot.
  [11.97, `1'-0"`],
  [67.082, `5'-7 1/16"`],
])('%s in is %s', (inches, words) => expect(shopLength(inches)).toBe(words))

it('is within half a sixteenth of the exact length', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 3000, noNaN: true }), (inches) => {
      const [, feet, whole, over = '0', under = '1'] = shopLength(inches).match(/^(\d+)'-(\d+)(?: (\d+)\/(\d+))?"$/) ?? []
      const read = Number(feet) * 12 + Number(whole) + Number(over) / Number(under)
      expect(Math.abs(read - inches)).toBeLessThanOrEqual(1 / 32 + 1e-9)
      expect(Number(whole)).toBeLessThan(12)
    }),
  )
})
