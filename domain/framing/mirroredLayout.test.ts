import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from './frameModel'
import { layoutSchema } from './layoutSchema'
import { mirroredLayout } from './mirroredLayout'
import { outlineArea } from './outline'
import { storySpaces } from './storySpaces'
import { clashes } from './testing/clashes'
import { randomHouses } from './testing/houses'

describe.each(INITIAL_PLANS.map(({ name, layout }) => [name, layout] as const))('%s mirrored', (_, layout) => {
  const mirrored = mirroredLayout(layout)

  it('can be framed, has the same area, and no member overlaps another', () => {
    expect(layoutSchema.safeParse(mirrored).error?.issues).toBeUndefined()
    expect(outlineArea(mirrored.outline)).toBeCloseTo(outlineArea(layout.outline))
    expect(clashes(frameModel(mirrored).members)).toEqual([])
  })

  it('is the plan again when it is mirrored twice', () => {
    const twice = mirroredLayout(mirrored)
    expect({ ...twice, reinforcements: undefined }).toEqual({ ...layout, reinforcements: undefined })
  })

  it('has its rooms between the same walls', () => {
    const areas = (of: typeof layout) =>
      of.rooms?.map(({ name, story, at }) => [
        name,
        storySpaces(of, story)
          .find(({ has }) => has(at))
          ?.squareFeet.toFixed(3),
      ])
    expect(areas(mirrored)).toEqual(areas(layout))
  })

  it('has its openings on the other hand', () => {
    const front = layout.openings.filter(({ side }) => side === 0)
    const width = (layout.outline[1]?.x ?? 0) - (layout.outline[0]?.x ?? 0)
    const seen = mirrored.openings.filter(({ side }) => side === 0).map(({ fromFeet, widthFeet }) => width - fromFeet - widthFeet)
    expect(seen).toEqual(front.map(({ fromFeet }) => expect.closeTo(fromFeet, 5)))
  })
})

it('keeps the area and the openings of any house, and gives it back when it is mirrored twice', () => {
  for (const layout of randomHouses(process.env.TEST_FULL ? 60 : 20)) {
    const mirrored = mirroredLayout(layout)
    expect(outlineArea(mirrored.outline)).toBeCloseTo(outlineArea(layout.outline))
    expect(mirrored.openings).toHaveLength(layout.openings.length)
    expect(frameModel(mirrored).members.length).toBeGreaterThan(0)
    const twice = mirroredLayout(mirrored)
    expect(twice.outline).toEqual(layout.outline.map(({ x, y }) => ({ x: expect.closeTo(x, 5), y })))
  }
})
