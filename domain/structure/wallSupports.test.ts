import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { wallRuns } from '../framing/wallRuns'
import { added } from './combinations'
import { loadBetween, totalLoad } from './lineLoad'
import { loadPath } from './loadPath'
import { wallSupports } from './wallSupports'

it.each(INITIAL_PLANS)('splits every wall of $name among its studs and headers once', ({ layout }) => {
  const model = frameModel(layout)
  const path = loadPath(model, 21)
  for (const run of wallRuns(layout)) {
    const { uprights, openings } = wallSupports(run, model.members)
    const covered = [...uprights, ...openings].map(({ from, to }) => ({ from, to })).sort((a, b) => a.from - b.from)
    let end = 0
    for (const { from, to } of covered) {
      expect(from).toBeCloseTo(end, 6)
      end = to
    }
    expect(end).toBeCloseTo(run.lengthFeet, 6)
    const stretches = path.onWalls.get(run.assembly.mark) ?? []
    const carried = added(...covered.map(({ from, to }) => loadBetween(stretches, from, to)))
    expect(carried.dead).toBeCloseTo(totalLoad(stretches).dead, 3)
    for (const { header, jacks, tracks } of openings) {
      if (run.bearing) expect(header.length).toBe(2)
      expect(jacks.every((side) => side.length > 0)).toBe(true)
      expect(tracks.length).toBeGreaterThan(0)
    }
  }
})
