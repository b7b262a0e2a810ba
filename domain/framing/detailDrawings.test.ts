import { describe, expect, it } from 'vitest'
import { PROFILE_PARTS, profilesDrawing } from './profilesDrawing'
import { WALL_PANEL_PARTS, wallPanelDrawing } from './wallPanelDrawing'

describe.each([
  ['the wall panel', wallPanelDrawing()],
  ['the profiles', profilesDrawing()],
])('%s', (_, drawing) => {
  it('is inside its view box, rounded', () => {
    const { x, y, width, height } = drawing.viewBox
    for (const { d } of drawing.paths) {
      expect(d).not.toMatch(/NaN|Infinity|\.\d{3}/)
      for (const [, atX, atY] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(atX)).toBeGreaterThanOrEqual(x)
        expect(Number(atX)).toBeLessThanOrEqual(x + width)
        expect(Number(atY)).toBeGreaterThanOrEqual(y)
        expect(Number(atY)).toBeLessThanOrEqual(y + height)
      }
    }
  })
})

it('every part of the panel has a number and is named in the title', () => {
  const { labels, title } = wallPanelDrawing()
  const numbers = labels.map(({ text }) => text).filter((text) => /^\d$/.test(text))
  expect(numbers).toEqual(WALL_PANEL_PARTS.map((_, index) => String(index + 1)))
  for (const part of WALL_PANEL_PARTS) expect(title).toContain(part.toLowerCase())
})

it('the profiles state their sizes in words too', () => {
  for (const part of PROFILE_PARTS) expect(profilesDrawing().title).toContain(part.toLowerCase())
})
