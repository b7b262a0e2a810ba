import { framedFloors } from '../framing/framedFloors'
import type { Joint, JointKind } from '../framing/frameJoints'
import { JOINT_WORDS } from '../framing/jointWords'
import { type CountedLine, type Counting, input } from './countedLine'
import { sheetCount } from './countSheathing'
import { RULES } from './takeOffRule'
import { SHEET_SQUARE_FEET } from './wallAreas'

const SCREW_WASTE = 0.05
/** Screws per 4 × 8 ft sheet: edges every 6 in, field every 12 in. */
export const SHEET_SCREWS = { 16: 66, 24: 57 } as const
export const GYPSUM_SCREWS_PER_SHEET = 32

/** Screws, anchors, pins and ties, from the frame's joints and the counted sheet lines. */
export function countFasteners(counting: Counting, counted: readonly CountedLine[]): CountedLine[] {
  return [
    jointScrews(
      counting,
      'SCREW-8-FRAMING',
      'Studs to tracks, straps to studs and joists, tracks to floors, rafters to fascia',
      RULES.framingScrews,
      ['stud-track', 'strap', 'splice', 'track-floor', 'track-end', 'rafter-tail', 'spread'],
    ),
    jointScrews(counting, 'SCREW-10-FRAMING', 'Trusses, outlookers, headers, joists, blocking, bracing straps', RULES.connectionScrews, [
      'web-chord',
      'header-jack',
      'joist-end',
      'block-end',
      'chord-end',
      'heel',
      'outlooker-end',
      'strap-end',
    ]),
    ...sheetScrews(counting, counted),
    ...toTheFoundation(counting),
    trussTies(counting),
  ]
}

/** Screws of some kinds of joint, each kind an input of the line. */
function jointScrews(
  { jointsOf }: Counting,
  sku: string,
  use: string,
  rule: CountedLine['rule'],
  kinds: readonly JointKind[],
): CountedLine {
  const joints = kinds.map((kind) => jointsOf(kind))
  return {
    category: 'fasteners',
    sku,
    use,
    netQuantity: joints.reduce((sum, ofKind) => ofKind.reduce((screws, { count }) => screws + count, sum), 0),
    wasteRatio: SCREW_WASTE,
    rule,
    inputs: kinds.flatMap((kind, at) => {
      const count = joints[at]?.length ?? 0
      const { where, unit } = JOINT_WORDS[kind]
      const each = kind === 'track-floor' ? `, ${joints[at]?.[0]?.count === 2 ? 'two' : 'one'} each` : ''
      return count === 0 ? [] : [input(where + each, count, unit)]
    }),
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

/** Anchors under exterior and bearing walls or the edges of a ground floor, pins under partitions on a slab. */
function toTheFoundation({ layout, jointsOf, settings }: Counting): CountedLine[] {
  const onJoists = framedFloors(layout)[0] === 1
  const [anchors, pins] = [jointsOf('anchor'), jointsOf('pin')]
  const pieces = (joints: readonly Joint[]) => new Set(joints.flatMap(({ members }) => members)).size
  return [
    {
      category: 'fasteners',
      sku: 'ANCHOR-BOLT',
      use: onJoists ? 'Ground floor to the foundation' : 'Exterior and bearing walls to the foundation',
      netQuantity: anchors.length,
      wasteRatio: 0,
      rule: RULES.anchors,
      inputs: [input(onJoists ? 'Pieces of rim track and joists at its edges' : 'Track pieces between doors', pieces(anchors), 'pieces')],
    },
    ...(pins.length === 0
      ? []
      : [
          {
            category: 'fasteners',
            sku: 'PIN-SLAB',
            use: 'Partitions to the slab',
            netQuantity: pins.length,
            wasteRatio: settings.pinWastePercent / 100,
            rule: RULES.partitionPins(settings),
            inputs: [input('Track pieces between doors', pieces(pins), 'pieces')],
          } as const,
        ]),
  ]
}

/** Trusses, and on a hip roof the jack rafters that replace them. */
function trussTies({ jointsOf }: Counting): CountedLine {
  const ties = jointsOf('tie')
  return {
    category: 'fasteners',
    sku: 'TRUSS-TIE',
    use: 'Trusses and rafters to the walls',
    netQuantity: ties.length,
    wasteRatio: 0,
    rule: RULES.trussTies,
    inputs: [input('Ends on walls, one each', ties.length, 'ends')],
  }
}
