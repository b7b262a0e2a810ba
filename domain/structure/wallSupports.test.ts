import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { IN_LINE_FEET } from '../framing/grid'
import { wallRuns } from '../framing/wallRuns'
import { wingKey, wings } from '../framing/wings'
import { added } from './combinations'
import { loadBetween, ON_WALL_FEET, totalLoad } from './lineLoad'
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

it.each(INITIAL_PLANS)('gives every truss of $name to the stud under it, whole, unless a member on the track spreads it', ({ layout }) => {
  const model = frameModel(layout)
  const roofPsf = 21
  const path = loadPath(model, roofPsf)
  let checked = 0
  for (const wing of wings(layout.outline)) {
    const chords = model.members.filter(
      ({ role, assembly }) => role === 'bottom-chord' && assembly.part === 'truss' && assembly.wing === wingKey(wing),
    )
    const places = [...new Set(chords.map(({ start }) => start.x))].sort((a, b) => a - b)
    for (const run of wallRuns(layout)) {
      const own = model.members.filter(({ assembly }) => assembly.mark === run.assembly.mark)
      const onLine = [wing.front, wing.rear].some((y) => Math.abs(run.start.y - y) < ON_WALL_FEET)
      if (!run.exterior || run.along.y !== 0 || run.assembly.story !== layout.stories || !onLine) continue
      const spread = own.some(({ role }) => role === 'load-distribution')
      const { uprights } = wallSupports(run, own)
      for (const [index, x] of places.slice(1, -1).entries()) {
        const under = uprights.find(({ members }) => members.some(({ start }) => Math.abs(start.x - x) <= IN_LINE_FEET + 1e-6))
        if (!under || spread) continue
        const width = ((places[index + 2] ?? x) - (places[index] ?? x)) / 2
        const reaction = (roofPsf * width * (wing.rear - wing.front + 2 * layout.roof.overhangFeet)) / 2
        expect(loadBetween(path.onWalls.get(run.assembly.mark) ?? [], under.from, under.to).roof).toBeGreaterThanOrEqual(reaction - 1e-6)
        checked += 1
      }
    }
  }
  const spreads = model.members.some(({ role, assembly }) => role === 'load-distribution' && assembly.story === layout.stories)
  expect(checked > 0 || spreads).toBe(true)
})
