import { expect, it } from 'vitest'
import { CARD, cutAround } from './cutAround'

it.each([
  ['the middle', { focalX: 50, focalY: 50 }, { left: 0, top: 212, width: 1200, height: 630 }],
  ['as high as it goes', { focalX: 50, focalY: 5 }, { left: 0, top: 0, width: 1200, height: 630 }],
  ['as low as it goes', { focalX: 0, focalY: 100 }, { left: 0, top: 424, width: 1200, height: 630 }],
])('a tall picture is cut around %s', (_, point, part) => {
  expect(cutAround({ width: 1200, height: 1054 }, point, CARD)).toEqual({ ...part, top: expect.closeTo(part.top, 0) })
})

it('crops a small or wide picture and never stretches it', () => {
  expect(cutAround({ width: 600, height: 100 }, { focalX: 100, focalY: 50 }, CARD)).toEqual({ left: 410, top: 0, width: 190, height: 100 })
})
