import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameModel } from './frameModel'
import { frameSummary } from './frameSummary'
import { frameWarnings } from './frameWarnings'
import { AREA_SQUARE_FEET, type HouseDimensions, houseDimensionsSchema, SIDE_FEET } from './houseDimensions'
import { layoutForDimensions } from './layoutForDimensions'
import { layoutSchema } from './layoutSchema'
import { outlineArea, outlineBounds } from './outline'

const sides = fc.integer({ min: SIDE_FEET.min * 4, max: SIDE_FEET.max * 4 }).map((quarters) => quarters / 4)
const stories = fc.integer({ min: 1, max: 3 })
const wallHeightFeet = fc.constantFrom(8, 9, 10, 14)

describe('layoutForDimensions', () => {
  it('gives a valid layout with exactly the given dimensions, for any house in range', () => {
    fc.assert(
      fc.property(fc.record({ lengthFeet: sides, widthFeet: sides, stories, wallHeightFeet }), (house) => {
        const { layout } = layoutForDimensions(house)
        expect(outlineArea(layout.outline)).toBeCloseTo(house.lengthFeet * house.widthFeet, 6)
        expect(layout).toMatchObject({ stories: house.stories, wallHeightFeet: house.wallHeightFeet })
        expect(layoutSchema.safeParse(layout).error).toBeUndefined()
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 20 },
    )
  })

  it('derives 3:2 on 2 ft modules from an area, close to it, and says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: AREA_SQUARE_FEET.min * 3, max: 38_400 }), stories, (squareFeet, count) => {
        const { layout, assumptions } = layoutForDimensions({ squareFeet, stories: count })
        const { right, rear } = outlineBounds(layout.outline)
        expect([right % 2, rear % 2]).toEqual([0, 0])
        expect(Math.abs(right - rear * 1.5)).toBeLessThanOrEqual(4)
        expect(Math.abs(right * rear * count - squareFeet)).toBeLessThanOrEqual(rear * count)
        expect(assumptions[0]).toMatch(/^Only the floor area/)
      }),
    )
    expect(layoutForDimensions({ squareFeet: 1450 }).assumptions[0]).toBe(
      'Only the floor area of 1,450 sq ft is known: the frame is taken as 46′-0″ by 32′-0″, in the proportion 3:2 on 2 ft modules, 1,472 sq ft.',
    )
  })

  it('uses length and width when the area differs, and says so', () => {
    const { layout, assumptions } = layoutForDimensions({ lengthFeet: 60, widthFeet: 40, squareFeet: 1450 })
    expect(outlineArea(layout.outline)).toBe(2400)
    expect(assumptions[0]).toBe('The frame is taken from the outside measures, 60′-0″ by 40′-0″: 2,400 sq ft, not the 1,450 sq ft entered.')
    expect(layoutForDimensions({ lengthFeet: 60, widthFeet: 40, squareFeet: 2400 }).assumptions[0]).toMatch(/^Doors and windows/)
  })

  it('spans trusses over the shorter side, in either orientation', () => {
    expect(layoutForDimensions({ lengthFeet: 24, widthFeet: 40 }).layout).toEqual(
      layoutForDimensions({ lengthFeet: 40, widthFeet: 24 }).layout,
    )
  })

  it('gives no warning to 60 by 40 ft, for any stories, with bearing walls for the joists; beyond, it warns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: SIDE_FEET.min, max: 60 }),
        fc.integer({ min: SIDE_FEET.min, max: 40 }),
        stories,
        (lengthFeet, widthFeet, count) => {
          expect(frameWarnings(layoutForDimensions({ lengthFeet, widthFeet, stories: count }).layout)).toEqual([])
        },
      ),
    )
    expect(frameWarnings(layoutForDimensions({ lengthFeet: 120, widthFeet: 60 }).layout).join(' ')).toMatch(
      /120′-0″ by 60′-0″.*Trusses span/,
    )
  })

  it('has one entrance, a rear door, and windows on every wall of every story', () => {
    const { layout } = layoutForDimensions({ lengthFeet: 40, widthFeet: 26, stories: 2 })
    expect(layout.openings.filter(({ kind }) => kind === 'door').map(({ story, side, widthFeet }) => [story, side, widthFeet])).toEqual([
      [1, 0, 3],
      [1, 2, 6],
    ])
    const walls = new Set(layout.openings.filter(({ kind }) => kind === 'window').map(({ story, side }) => `${story}-${side}`))
    expect(walls.size).toBe(8)
    expect(layout.interiorWalls.map(({ bearing, from, to }) => [bearing, from.y, to.y])).toEqual([[true, 13, 13]])
  })

  it('is one unit of a development: 40 units are 40 times its steel', () => {
    const { layout } = layoutForDimensions({ squareFeet: 1450 })
    const one = frameSummary(frameModel(layout))
    const all = Array.from({ length: 40 }, () => frameSummary(frameModel(layout)))
    expect(all.reduce((sum, { weightPounds }) => sum + weightPounds, 0)).toBe(40 * one.weightPounds)
  })

  it.each<[HouseDimensions, string, RegExp]>([
    [{}, 'squareFeet', /length and width, or the floor area/],
    [{ lengthFeet: 40 }, 'widthFeet', /Enter the width/],
    [{ widthFeet: 40 }, 'lengthFeet', /Enter the length/],
    [{ lengthFeet: -40, widthFeet: 24 }, 'lengthFeet', /from 12 to 240/],
    [{ lengthFeet: 40, widthFeet: 0 }, 'widthFeet', /from 12 to 240/],
    [{ lengthFeet: 1e9, widthFeet: 24 }, 'lengthFeet', /from 12 to 240/],
    [{ lengthFeet: 40, widthFeet: Number.NaN }, 'widthFeet', /from 12 to 240/],
    [{ lengthFeet: 40, widthFeet: Number.POSITIVE_INFINITY }, 'widthFeet', /from 12 to 240/],
    [{ squareFeet: 0 }, 'squareFeet', /from 200 to 100,000/],
    [{ squareFeet: 1e9 }, 'squareFeet', /from 200 to 100,000/],
    [{ squareFeet: 90_000 }, 'squareFeet', /at most 38,400/],
    [{ squareFeet: 300, stories: 3 }, 'squareFeet', /each of the 3 stories/],
    [{ squareFeet: 1450, stories: 4 }, 'stories', /1, 2 or 3/],
    [{ squareFeet: 1450, stories: 1.5 }, 'stories', /1, 2 or 3/],
    [{ squareFeet: 1450, wallHeightFeet: 3 }, 'wallHeightFeet', /from 8 to 14/],
  ])('refuses %j on its field', (house, path, message) => {
    const issues = houseDimensionsSchema.safeParse(house).error?.issues
    expect(issues).toEqual([expect.objectContaining({ path: [path], message: expect.stringMatching(message) })])
    expect(() => layoutForDimensions(house)).toThrow(message)
  })
})
