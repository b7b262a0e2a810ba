import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { layoutSchema } from './layoutSchema'
import { outlineArea, rectangle } from './outline'
import { webFeet } from './profile'
import { storySpaces } from './storySpaces'
import { randomHouses } from './testing/houses'
import { wallBody } from './wallBody'
import { wallRuns } from './wallRuns'

/** What a story's walls leave of its floor. */
const leftArea = (layout: Parameters<typeof wallRuns>[0], story: number) => {
  const bodies = wallRuns(layout).flatMap((run) => (run.assembly.story === story ? [wallBody(run, webFeet(layout.studWeb))] : []))
  const holes = layout.floorOpenings.flatMap(({ story: cut, from, to }) => (cut === story ? [(to.x - from.x) * (to.y - from.y)] : []))
  const covered = [...bodies.map(({ x, y }) => (x[1] - x[0]) * (y[1] - y[0])), ...holes]
  return outlineArea(layout.outline) - covered.reduce((sum, area) => sum + area, 0)
}

describe('storySpaces', () => {
  it('divides a house at its partition, between the faces of its studs', () => {
    const layout = layoutSchema.parse({
      outline: rectangle(30, 20),
      ...{ stories: 1, wallHeightFeet: 8, openings: [], studSpacingInches: 16, studGauge: 18 },
      interiorWalls: [{ story: 1, from: { x: 0.3, y: 10 }, to: { x: 29.7, y: 10 } }],
      roof: { form: 'gable', pitchIn12: 4, overhangFeet: 1 },
    })
    const depth = webFeet('362')
    const half = (30 - 2 * depth) * (10 - 1.5 * depth)
    expect(storySpaces(layout, 1).map(({ squareFeet }) => squareFeet)).toEqual([expect.closeTo(half), expect.closeTo(half)])
    const open = { ...layout, interiorWalls: layout.interiorWalls.map((wall) => ({ ...wall, to: { x: 20, y: 10 } })) }
    expect(storySpaces(open, 1)).toHaveLength(1)
  })

  it('are together what the walls leave of the floor, in the catalog and in any house', () => {
    for (const layout of [...INITIAL_PLANS.map((plan) => plan.layout), ...randomHouses(process.env.TEST_FULL ? 60 : 20)])
      for (let story = 1; story <= layout.stories; story += 1) {
        const area = storySpaces(layout, story).reduce((sum, { squareFeet }) => sum + squareFeet, 0)
        expect(area).toBeCloseTo(leftArea(layout, story), 3)
      }
  })

  it.each(INITIAL_PLANS)('$name: every bedroom and bath has a space of its own', ({ layout }) => {
    const { rooms = [] } = layout
    for (const room of rooms) {
      const space = storySpaces(layout, room.story).find(({ has }) => has(room.at))
      const within = rooms.filter(({ story, at }) => story === room.story && space?.has(at))
      expect(within).toContain(room)
      if (/^(Bedroom|Bath)/.test(room.name)) expect(within).toEqual([room])
    }
  })
})
