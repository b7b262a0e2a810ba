import type { SheathingKind } from '../catalog/takeoffChoices'
import { framedFloors } from '../framing/framedFloors'
import { type CountedLine, type Counting, input } from './countedLine'
import { roofShape, roofWaste } from './roofShape'
import { RULES } from './takeOffRule'
import { netArea, SHEET_SQUARE_FEET, sheathedArea, wallAreas } from './wallAreas'
import { packagesFor } from './wholeUnits'

const SHEET_WASTE = 0.05
const GYPSUM_WASTE = 0.1

const WALL_SKU: Readonly<Record<SheathingKind, string>> = {
  'integrated-panel': 'WALL-PANEL-INTEGRATED',
  'insulated-panel': 'WALL-PANEL-INSULATED',
  osb: 'OSB-WALL',
}

/** Sheets on walls, floors, roof and optionally inside, with the tape or wrap the wall sheets need. */
export function countSheathing(counting: Counting): CountedLine[] {
  const walls = wallSheets(counting)
  return [walls, weatherBarrier(counting, walls), ...floorDeck(counting), ...roofDeck(counting), ...gypsum(counting)]
}

/** A line's whole sheets, as purchased. */
export function sheetCount({ packageSize }: Counting, line: CountedLine): number {
  return packagesFor(line.netQuantity, line.wasteRatio, packageSize(line.sku))
}

function wallSheets({ layout, choices }: Counting): CountedLine {
  const areas = wallAreas(layout)
  return {
    category: 'sheathing',
    sku: WALL_SKU[choices.sheathing],
    use: 'Exterior walls and gables',
    netQuantity: sheathedArea(areas),
    wasteRatio: SHEET_WASTE,
    rule: RULES.wallSheets,
    inputs: [
      input('Exterior walls', areas.exterior, 'sq ft'),
      ...(areas.floorEdges > 0 ? [input('Edges of the floors', areas.floorEdges, 'sq ft')] : []),
      input('Gables', areas.gables, 'sq ft'),
      input('Openings of a sheet or more, deducted', areas.largeOpenings, 'sq ft'),
      input('Sheet', SHEET_SQUARE_FEET, 'sq ft'),
    ],
  }
}

/** Integrated and insulated panels have taped seams; OSB is wrapped. */
function weatherBarrier(counting: Counting, walls: CountedLine): CountedLine {
  if (counting.choices.sheathing === 'osb') {
    return {
      category: 'sheathing',
      sku: 'HOUSE-WRAP',
      use: 'Over the wall sheets',
      netQuantity: walls.netQuantity,
      wasteRatio: counting.settings.houseWrapLapPercent / 100,
      rule: RULES.houseWrap(counting.settings),
      inputs: [input('Sheathed area', walls.netQuantity, 'sq ft')],
    }
  }
  const sheets = sheetCount(counting, walls)
  return { ...seamTape(counting, sheets), category: 'sheathing', use: 'Seams of the wall panels' }
}

/** Seam tape for a number of sheets. */
export function seamTape({ settings }: Counting, sheets: number) {
  return {
    sku: 'SEAM-TAPE',
    netQuantity: sheets * settings.seamFeetPerSheet,
    wasteRatio: settings.seamWastePercent / 100,
    rule: RULES.seamTape(settings),
    inputs: [input('Sheets', sheets, 'sheets'), input('Seam to a sheet', settings.seamFeetPerSheet, 'ft')],
  }
}

function floorDeck({ layout }: Counting): CountedLine[] {
  const floors = framedFloors(layout)
  if (floors.length === 0) return []
  const which = floors[0] === 1 ? 'Floors on joists' : 'Floors above the first'
  const { floor } = wallAreas(layout)
  const stairs = layout.floorOpenings
    .map(({ from, to }) => (to.x - from.x) * (to.y - from.y))
    .filter((squareFeet) => squareFeet >= SHEET_SQUARE_FEET)
    .reduce((sum, squareFeet) => sum + squareFeet, 0)
  return [
    {
      category: 'sheathing',
      sku: 'FLOOR-DECK',
      use: which,
      netQuantity: netArea(floor * floors.length, [stairs]),
      wasteRatio: SHEET_WASTE,
      rule: RULES.floorSheets,
      inputs: [
        input('Area of a floor', floor, 'sq ft'),
        input(which, floors.length, 'floors'),
        ...(stairs > 0 ? [input('Stair openings of a sheet or more, deducted', stairs, 'sq ft')] : []),
      ],
    },
  ]
}

/** The deck under a roof covering. A roof panel system is its own deck and counted under roofing. */
function roofDeck({ layout, choices }: Counting): CountedLine[] {
  if (choices.roofing === 'roof-panel-system') return []
  return [{ ...roofSheets(layout), category: 'sheathing', sku: 'ROOF-DECK', use: 'Roof deck' }]
}

/** A roof's area in sheets. */
export function roofSheets(layout: Counting['layout']) {
  const roof = roofShape(layout)
  return {
    netQuantity: roof.areaSquareFeet,
    wasteRatio: roofWaste(layout),
    rule: RULES.roofSheets,
    inputs: [
      input('Plan area with overhangs', roof.planSquareFeet, 'sq ft'),
      input('Slope factor', roof.slopeFactor, 'ft of slope to a ft of run'),
      input('Roof area', roof.areaSquareFeet, 'sq ft'),
    ],
  }
}

function gypsum({ layout, choices }: Counting): CountedLine[] {
  if (!choices.interiorBoard) return []
  const areas = wallAreas(layout)
  const ceilings = areas.floor * layout.stories
  const openings = areas.openings + areas.interiorOpenings
  return [
    {
      category: 'sheathing',
      sku: 'GYPSUM-BOARD',
      use: 'Inside of walls, both sides of partitions, ceilings',
      netQuantity: netArea(areas.exterior + areas.interiorFaces + ceilings, [openings]),
      wasteRatio: GYPSUM_WASTE,
      rule: RULES.gypsumSheets,
      inputs: [
        input('Inside of exterior walls', areas.exterior, 'sq ft'),
        input('Faces of interior walls', areas.interiorFaces, 'sq ft'),
        input('Ceilings', ceilings, 'sq ft'),
        input('Openings, deducted', openings, 'sq ft'),
      ],
    },
  ]
}
