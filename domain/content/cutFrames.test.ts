import { expect, it } from 'vitest'
import { cutFrames, pointAt } from './cutFrames'

it('reports a press in whole percents, within the edges', () => {
  const box = { left: 10, top: 20, width: 200, height: 100 }
  expect(pointAt({ clientX: 61, clientY: 95 }, box)).toEqual({ focalX: 26, focalY: 75 })
  expect(pointAt({ clientX: 0, clientY: 500 }, box)).toEqual({ focalX: 0, focalY: 100 })
})

it('places the share crop as the share image is cropped, and cards by the focal point', () => {
  const [shared, card, beside] = cutFrames({ width: 1200, height: 1054, focalX: 20, focalY: 5 })
  expect(shared?.place).toMatchObject({ width: '100%', top: '0%', height: `${(1054 / 630) * 100}%` })
  for (const frame of [card, beside]) expect(frame?.place).toMatchObject({ objectFit: 'cover', objectPosition: '20% 5%' })
})
