import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { panelBasisOf } from '../framing/panelLimits'
import { roofHeights } from '../framing/roofHeights'
import { shopFrame } from '../framing/shopFrame'
import { shopPanels } from '../framing/shopPanels'
import { randomHouses } from '../framing/testing/houses'
import { wallRuns } from '../framing/wallRuns'
import { openingsOf, type PanelString, panelStrings } from './panelStrings'

const houses = [...INITIAL_PLANS.map(({ layout }) => layout), ...randomHouses(12)]
const has = ({ stops }: PanelString, feet: number) => stops.some((stop) => Math.abs(stop - feet) < 1e-4)

describe.each([null, panelBasisOf(null)])('the strings of panels, cut by %j', (basis) => {
  const frames = houses.map((layout) => ({ layout, model: shopFrame(frameModel(layout), basis).model }))

  it('measure sill, head, place and width of every opening once, and every row of straps and blocking', () => {
    for (const { layout, model } of frames) {
      let count = 0
      for (const panel of shopPanels(model)) {
        const { left, right, bottom } = panelStrings(panel, model)
        for (const { opening, from, to } of openingsOf(panel, model)) {
          count += panel.marks.length
          const { sillFeet, headFeet, widthFeet } = opening
          expect(right.some((string) => has(string, -sillFeet) && has(string, -headFeet))).toBe(true)
          expect(bottom.some((string) => has(string, from.x) && has(string, to.x))).toBe(true)
          expect(Math.abs(to.x - from.x)).toBeCloseTo(widthFeet, 4)
        }
        if (!panel.part.endsWith('wall') || panel.loose) continue
        for (const { member, fromFootFeet } of panel.pieces)
          if (member.role === 'bridging' || member.role === 'blocking') expect(left.some((string) => has(string, -fromFootFeet))).toBe(true)
      }
      expect(count).toBe(wallRuns(layout).reduce((sum, { openings }) => sum + openings.length, 0))
    }
  })

  it('measure span, heel and rise of every truss over the plates', () => {
    for (const { layout, model } of frames)
      for (const panel of shopPanels(model)) {
        if (panel.part !== 'truss') continue
        const chord = panel.pieces.find(({ member }) => member.role === 'bottom-chord')
        const { bottom, right } = panelStrings(panel, model)
        const ends = [chord?.start.x ?? 0, chord?.end.x ?? 0]
        expect(bottom.some((string) => ends.every((end) => has(string, end)))).toBe(true)
        const [plate = 0, heel = 0, peak = 0] = right[0]?.stops ?? []
        const { heel: full, drop, slope } = roofHeights(layout)
        const isGable = panel.pieces.some(({ member }) => member.role === 'gable-stud')
        expect(plate - heel).toBeCloseTo(isGable ? full - drop : full, 4)
        expect(heel - peak).toBeCloseTo((Math.abs((ends[1] ?? 0) - (ends[0] ?? 0)) / 2) * slope, 4)
      }
  })

  it('measure every floor opening both ways', () => {
    for (const { layout, model } of frames) {
      const sizes = shopPanels(model).flatMap((panel) => {
        if (panel.part !== 'floor' || panel.loose) return []
        const { right, bottom } = panelStrings(panel, model)
        return right.length > 1 && bottom.length > 1 ? [...(right[0]?.stops ?? []), ...(bottom[0]?.stops ?? [])] : []
      })
      for (const { from, to } of layout.floorOpenings)
        for (const size of [to.x - from.x, to.y - from.y])
          expect(sizes.some((stop) => sizes.some((other) => Math.abs(Math.abs(other - stop) - size) < 1e-4))).toBe(true)
    }
  })

  it('list loose straps from the left end and the foot of their wall', () => {
    for (const { layout, model } of frames)
      for (const { loose, part, pieces } of shopPanels(model)) {
        if (!loose || !part.endsWith('wall')) continue
        for (const { member, fromLeftFeet, fromFootFeet } of pieces) {
          const run = wallRuns(layout).find(({ assembly }) => assembly.mark === member.assembly.mark)
          expect(fromFootFeet).toBeCloseTo(Math.min(member.start.z, member.end.z) - (run?.baseFeet ?? 0), 4)
          expect(fromLeftFeet).toBeGreaterThan(-1e-4)
          expect(fromLeftFeet).toBeLessThan(run?.lengthFeet ?? 0)
        }
      }
  })
})
