import type { FrameModel } from '../framing/frameModel'
import type { MemberRole } from '../framing/member'
import { memoizeByObject } from '../framing/memoizeByObject'
import { strapRows, wallRuns } from '../framing/wallRuns'
import { type CountedLine, type Counting, input } from './countedLine'
import { sheetCount } from './countSheathing'
import { RULES } from './takeOffRule'
import { SHEET_SQUARE_FEET } from './wallAreas'

const SCREW_WASTE = 0.05
/** Screws per 4 × 8 ft sheet: edges every 6 in, field every 12 in. */
export const SHEET_SCREWS = { 16: 66, 24: 57 } as const
export const GYPSUM_SCREWS_PER_SHEET = 32
const SCREWS_PER_STUD = 4
const SCREWS_PER_PIECE = 8
const SCREWS_PER_BLOCK = 4
/** Four in each flange on each side of the joint. */
const SCREWS_PER_SPLICE = 16
const PIN_SPACING_FEET = 2
const TIES_PER_TRUSS = 2

const UPRIGHTS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'cripple', 'gable-stud']
/** Studs that a bridging strap crosses; jacks and cripples are beside kings and headers. */
const BRIDGED: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud']

/** Screws, anchors, pins and ties, from the members they hold and the counted sheet lines. */
export function countFasteners(counting: Counting, counted: readonly CountedLine[]): CountedLine[] {
  return [
    framingScrews(counting),
    connectionScrews(counting),
    ...sheetScrews(counting, counted),
    ...toTheSlab(counting),
    trussTies(counting),
  ]
}

function framingScrews({ layout, model }: Counting): CountedLine {
  const uprights = count(model, UPRIGHTS)
  const rows = strapRows(layout.wallHeightFeet)
  const bridged = count(model, BRIDGED) * rows
  const splices = count(model, ['splice'])
  const upper = model.members
    .filter((member) => member.role === 'bottom-track' && member.assembly.story > 1)
    .reduce((sum, { lengthFeet }) => sum + Math.ceil(lengthFeet) + 1, 0)
  return {
    category: 'fasteners',
    sku: 'SCREW-8-FRAMING',
    use: 'Studs to tracks, straps to studs, tracks to floors',
    netQuantity: uprights * SCREWS_PER_STUD + bridged + upper + splices * SCREWS_PER_SPLICE,
    wasteRatio: SCREW_WASTE,
    rule: RULES.framingScrews,
    inputs: [
      input('Studs and cripples, four each', uprights, 'pieces'),
      input('Crossings of straps and studs, one each', bridged, 'crossings'),
      ...(splices > 0 ? [input('Splices of track, sixteen each', splices, 'splices')] : []),
      ...(upper > 0 ? [input('Along bottom tracks of upper stories', upper, 'screws')] : []),
    ],
  }
}

function connectionScrews({ model }: Counting): CountedLine {
  const webs = count(model, ['web'])
  const headers = count(model, ['header'])
  const joists = count(model, ['joist', 'floor-header'])
  const blocks = count(model, ['blocking'])
  return {
    category: 'fasteners',
    sku: 'SCREW-10-FRAMING',
    use: 'Truss webs, headers, joists, blocking',
    netQuantity: (webs + headers + joists) * SCREWS_PER_PIECE + blocks * SCREWS_PER_BLOCK,
    wasteRatio: SCREW_WASTE,
    rule: RULES.connectionScrews,
    inputs: [
      input('Truss webs, eight each', webs, 'pieces'),
      input('Header pieces, eight each', headers, 'pieces'),
      ...(joists > 0 ? [input('Joists and their headers, eight each', joists, 'pieces')] : []),
      input('Blocks, four each', blocks, 'pieces'),
    ],
  }
}

const WALL_SHEETS: readonly string[] = ['WALL-PANEL-INTEGRATED', 'WALL-PANEL-INSULATED', 'OSB-WALL']

function sheetScrews(counting: Counting, counted: readonly CountedLine[]): CountedLine[] {
  const sheets = (...skus: readonly string[]) =>
    counted
      .filter(({ sku }) => skus.includes(sku))
      .reduce((sum, line) => sum + (sheetCount(counting, line) * counting.packageSize(line.sku)) / SHEET_SQUARE_FEET, 0)
  const [walls, floors, roof] = [sheets(...WALL_SHEETS), sheets('FLOOR-DECK'), sheets('ROOF-DECK', 'ROOF-PANEL')]
  const atStuds = SHEET_SCREWS[counting.layout.studSpacingInches]
  const board = sheets('GYPSUM-BOARD')
  return [
    {
      category: 'fasteners',
      sku: 'SCREW-8-SHEATHING',
      use: 'Sheets to studs, joists and trusses',
      // Trusses are 24 in apart, whatever the stud spacing.
      netQuantity: (walls + floors) * atStuds + roof * SHEET_SCREWS[24],
      wasteRatio: SCREW_WASTE,
      rule: RULES.sheathingScrews,
      inputs: [
        input(`Wall sheets, ${atStuds} each`, walls, 'sheets'),
        ...(floors > 0 ? [input(`Floor sheets, ${atStuds} each`, floors, 'sheets')] : []),
        input(`Roof sheets, ${SHEET_SCREWS[24]} each`, roof, 'sheets'),
      ],
    },
    ...(board === 0
      ? []
      : [
          {
            category: 'fasteners',
            sku: 'SCREW-6-GYPSUM',
            use: 'Gypsum board to studs and ceilings',
            netQuantity: board * GYPSUM_SCREWS_PER_SHEET,
            wasteRatio: SCREW_WASTE,
            rule: RULES.gypsumScrews,
            inputs: [input(`Sheets, ${GYPSUM_SCREWS_PER_SHEET} each`, board, 'sheets')],
          } as const,
        ]),
  ]
}

/** Anchors under exterior and bearing walls, pins under partitions. */
function toTheSlab({ layout, model }: Counting): CountedLine[] {
  const partitionMarks = new Set(wallRuns(layout).flatMap(({ bearing, assembly }) => (bearing ? [] : [assembly.mark])))
  const ground = model.members.filter(({ role, assembly }) => role === 'bottom-track' && assembly.story === 1)
  const lengths = (partition: boolean) =>
    ground.filter(({ assembly }) => partitionMarks.has(assembly.mark) === partition).map(({ lengthFeet }) => lengthFeet)
  const pieces = lengths(false)
  const partitions = lengths(true)
  const pins = partitions.reduce((sum, feet) => sum + Math.ceil(feet / PIN_SPACING_FEET) + 1, 0)
  return [
    {
      category: 'fasteners',
      sku: 'ANCHOR-BOLT',
      use: 'Exterior and bearing walls to the foundation',
      netQuantity: pieces.reduce((sum, feet) => sum + anchorsFor(feet), 0),
      wasteRatio: 0,
      rule: RULES.anchors,
      inputs: [input('Track pieces between doors', pieces.length, 'pieces'), input('Length together', total(pieces), 'ft')],
    },
    ...(pins === 0
      ? []
      : [
          {
            category: 'fasteners',
            sku: 'PIN-SLAB',
            use: 'Partitions to the slab',
            netQuantity: pins,
            wasteRatio: SCREW_WASTE,
            rule: RULES.partitionPins,
            inputs: [input('Track pieces between doors', partitions.length, 'pieces'), input('Length together', total(partitions), 'ft')],
          } as const,
        ]),
  ]
}

/** ½ in anchors per piece of bottom track: `max(2, ceil((length − 2)/6) + 1)`. */
export function anchorsFor(lengthFeet: number): number {
  return Math.max(2, Math.ceil((lengthFeet - 2) / 6 - 1e-9) + 1)
}

/** Trusses, and on a hip roof the jack rafters that replace them. */
function trussTies({ model }: Counting): CountedLine {
  const trusses = new Set(model.members.filter((member) => member.assembly.part === 'truss').map((member) => member.assembly.mark)).size
  const rafters = count(model, ['jack-rafter', 'hip-rafter'])
  return {
    category: 'fasteners',
    sku: 'TRUSS-TIE',
    use: 'Trusses and rafters to the walls',
    netQuantity: trusses * TIES_PER_TRUSS + rafters,
    wasteRatio: 0,
    rule: RULES.trussTies,
    inputs: [input('Trusses, two each', trusses, 'trusses'), ...(rafters > 0 ? [input('Rafters, one each', rafters, 'rafters')] : [])],
  }
}

function count(model: FrameModel, roles: readonly MemberRole[]): number {
  const counts = roleCounts(model)
  return total(roles.map((role) => counts.get(role) ?? 0))
}

const roleCounts = memoizeByObject((model: FrameModel): ReadonlyMap<MemberRole, number> => {
  const counts = new Map<MemberRole, number>()
  for (const { role } of model.members) counts.set(role, (counts.get(role) ?? 0) + 1)
  return counts
})

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
