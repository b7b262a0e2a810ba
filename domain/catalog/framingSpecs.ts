import { z } from 'zod'
import { bearingLines } from '../framing/bearingLines'
import { feetInches } from '../framing/feetInches'
import { framedFloors } from '../framing/framedFloors'
import { joistMil } from '../framing/frameFloor'
import type { Layout } from '../framing/layout'
import { MIL_OF_GAUGE, stud } from '../framing/profile'
import { wings } from '../framing/wings'

export const framingSpecsSchema = z.object({
  joistType: z.string(),
  studGauge: z.string(),
  trussSpan: z.string(),
  floorSystem: z.string(),
  wallSystem: z.string(),
})
export type FramingSpecs = z.infer<typeof framingSpecsSchema>

/** A plan's framing in words, derived from the drawn layout, so that text and drawing can't disagree. */
export function framingSpecs(layout: Layout): FramingSpecs {
  const mil = MIL_OF_GAUGE[layout.studGauge]
  const parts = wings(layout.outline)
  const widestSpan = Math.max(...parts.map((wing) => wing.rear - wing.front))
  return {
    joistType: joistType(layout),
    studGauge: `${layout.studGauge} gauge (${mil} mil)`,
    trussSpan: `${feetInches(widestSpan)} clear span`,
    floorSystem: floorSystem(layout),
    wallSystem: `${stud(layout.studWeb, mil)} studs at ${layout.studSpacingInches} in`,
  }
}

function floorSystem({ stories, foundation }: Layout): string {
  if (foundation === 'crawl-space') return 'Steel joists over a crawl space'
  if (foundation === 'basement') return 'Steel joists over a basement'
  return stories === 1 ? 'Slab on grade' : 'Slab on grade, steel joists above'
}

function joistType(layout: Layout): string {
  const floors = framedFloors(layout)
  if (floors.length === 0) return 'None (slab on grade)'
  const spans = wings(layout.outline).flatMap((wing) =>
    floors.flatMap((story) => {
      const lines = bearingLines(layout, wing, story - 1)
      return lines.slice(1).map((rear, at) => rear - (lines[at] ?? 0))
    }),
  )
  return `${stud('1000', joistMil(Math.max(...spans), layout.studSpacingInches))} at ${layout.studSpacingInches} in`
}
