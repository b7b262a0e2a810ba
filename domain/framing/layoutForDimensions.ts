import { figure } from '../numbers/figure'
import { MAX_JOIST_SPAN_FEET } from './bearingLines'
import { feetInches } from './feetInches'
import { framedFloors } from './framedFloors'
import { type HouseDimensions, houseDimensionsSchema } from './houseDimensions'
import type { Foundation, Layout } from './layout'
import { storedLayoutSchema } from './layout'
import type { LayoutInput } from './layoutSchema'
import { rectangle } from './outline'
import { FLANGE_FEET, webFeet } from './profile'
import { STAIR_FEET, STAIR_GRID_FEET } from './stairFeet'
import { wallOpenings } from './wallOpenings'

/** A layout derived from a house's size, and the assumptions made, in sentences printed on every document. */
export interface AssumedLayout {
  readonly layout: Layout
  readonly assumptions: readonly string[]
}

/**
 * A rectangular house of a given size: doors and windows by the length of each wall, bearing walls where the joists above need them, a
 * gable roof at 5 in 12 across the shorter side. From an area alone it derives a 3:2 floor on 2 ft modules. Our own judgment: an estimate
 * until there is a drawing. `frameWarnings` reports what is beyond the prescriptive range.
 * @throws ZodError naming the missing or out-of-range field
 */
export function layoutForDimensions(dimensions: HouseDimensions, foundation?: Foundation): AssumedLayout {
  const house = houseDimensionsSchema.parse(dimensions)
  const { stories, wallHeightFeet } = house
  const sides =
    house.lengthFeet !== undefined && house.widthFeet !== undefined
      ? [house.lengthFeet, house.widthFeet]
      : sidesForArea((house.squareFeet ?? 0) / stories)
  const length = Math.max(...sides)
  const width = Math.min(...sides)
  const storyNumbers = Array.from({ length: stories }, (_, index) => index + 1)
  const bearingWalls = Math.ceil(width / MAX_JOIST_SPAN_FEET) - 1
  const span = width / (bearingWalls + 1)
  const bearingLines = stories === 1 ? [] : Array.from({ length: bearingWalls }, (_, index) => span * (index + 1))
  const layout: LayoutInput = {
    outline: rectangle(length, width),
    stories,
    wallHeightFeet,
    openings: storyNumbers.flatMap((story) =>
      [length, width, length, width].flatMap((feet, side) =>
        wallOpenings(feet, WALLS[side] ?? 'side', story, side % 2 === 1 ? bearingLines : []).map((opening) => ({
          ...opening,
          story,
          side,
        })),
      ),
    ),
    interiorWalls: storyNumbers.slice(0, -1).flatMap((story) =>
      bearingLines.map((y) => {
        const inside = webFeet(STUD_WEB)
        return {
          story,
          from: { x: inside, y },
          to: { x: length - inside, y },
          bearing: true,
          openings: wallOpenings(length - 2 * inside, 'inside', story),
        }
      }),
    ),
    floorOpenings: framedFloors({ stories, foundation })
      .filter((story) => story > 1 || foundation === 'basement')
      .map((story) => ({ story, ...stairOpening(length, span, story) })),
    roof: { form: 'gable', pitchIn12: PITCH_IN_12, overhangFeet: 1.25, rakeFeet: 1 },
    studSpacingInches: stories === 1 ? 24 : 16,
    studGauge: 18,
    studWeb: STUD_WEB,
    foundation,
  }
  const area = Math.round(length * width * stories)
  const size = `${feetInches(length)} by ${feetInches(width)}`
  const known = house.lengthFeet !== undefined
  const entered = house.squareFeet === undefined ? area : Math.round(house.squareFeet)
  const floors = stories === 1 ? '' : ` on ${stories} stories`
  return {
    layout: storedLayoutSchema.parse(layout),
    assumptions: [
      ...(known
        ? []
        : [
            `Only the floor area of ${grouped(entered)} sq ft is known: the frame is taken as ${size}, in the proportion 3:2 on 2 ft modules, ${grouped(area)} sq ft${floors}.`,
          ]),
      ...(known && entered !== area
        ? [
            `The frame is taken from the outside measures, ${size}: ${grouped(area)} sq ft${floors}, not the ${grouped(entered)} sq ft entered.`,
          ]
        : []),
      'Doors and windows are placed by the length of each wall; the real ones change studs, headers and tracks.',
      ...(stories > 1 ? ['An opening for a stair is cut from each upper floor; its place is assumed.'] : []),
      bearingWalls > 0 && stories > 1
        ? 'Bearing walls stand where the joists above need them; other partitions are not known and not counted.'
        : 'Partitions are not known and not counted.',
      `The roof is a gable of ${PITCH_IN_12} in 12 that spans the shorter side.`,
    ],
  }
}

const PITCH_IN_12 = 5
const STUD_WEB = '362'
const WALLS = ['front', 'side', 'rear', 'side'] as const
/** Outline and sheets use 2 ft steps, to minimize offcuts. */
const MODULE_FEET = 2

/** Length and width of a 3:2 floor of about this area, in whole modules. */
function sidesForArea(squareFeet: number): [number, number] {
  const width = Math.round(Math.sqrt((squareFeet * 2) / 3) / MODULE_FEET) * MODULE_FEET
  return [Math.round(squareFeet / width / MODULE_FEET) * MODULE_FEET, width]
}

/**
 * A stair opening near the middle of the front span (on the ground floor in its left quarter, beside the entrance), between joists that are
 * 4 or 8 ft apart on the grid of either spacing: a straight flight along joists that are long enough, otherwise a U-shaped one, so that no
 * header exceeds 8 ft.
 */
function stairOpening(lengthFeet: number, spanFeet: number, story: number) {
  const { x, y } = spanFeet >= STAIR_FEET.straight.y + 1 ? STAIR_FEET.straight : STAIR_FEET.turning
  const middle = story === 1 ? lengthFeet / 4 : lengthFeet / 2
  const line = Math.max(1, Math.round((middle - x / 2) / STAIR_GRID_FEET)) * STAIR_GRID_FEET
  const front = (spanFeet - y) / 2
  return { from: { x: line + FLANGE_FEET / 2, y: front }, to: { x: line + x - FLANGE_FEET / 2, y: front + y } }
}

function grouped(value: number): string {
  return figure(value)
}
