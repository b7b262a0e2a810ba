import { figure } from '../numbers/figure'
import type { TakeOffSettings } from './takeOffSettings'

/** How a quantity is computed. */
export interface TakeOffRule {
  readonly name: string
  /** Its book, code section or trade practice. */
  readonly source: string
  /** Our own, without a published source; printed on every bill of materials. */
  readonly judgement: boolean
}

const DAGOSTINO = 'Dagostino, Estimating in Building Construction'
const sourced = (name: string, source: string): TakeOffRule => ({ name, source, judgement: false })
const SETTING = 'Setting of the price book'
const judged = (name: string, source = SETTING): TakeOffRule => ({ name, source, judgement: true })
/** A rule in the words of its settings. */
const set = (name: (settings: TakeOffSettings) => string, source = SETTING) => {
  return (settings: TakeOffSettings): TakeOffRule => judged(name(settings), source)
}

/** Every rule of the take-off. */
export const RULES = {
  stockPieces: sourced(
    'Length of the members in the frame model, plus 5% for studs and 8% for track, in 20 ft pieces; never fewer pieces than the cut list nests into',
    `IRC R603.2–8 (members); ${DAGOSTINO} (waste)`,
  ),
  rollFormed: sourced(
    'Length of the members in the frame model, roll-formed to each length, plus 2%',
    'IRC R603.2–8 (members); roll-formed members carry 0 to 2% waste',
  ),
  xBraces: set(
    ({ braceWastePercent }) =>
      `Two diagonals to a braced bay, each the root of its bay squared plus its height squared, plus ${braceWastePercent}%`,
    'Frame model; its waste is a setting of the price book; bracing needs an engineer',
  ),
  bridging: sourced(
    'Flat strap 1½ in × 33 mil: one row to 8 ft of wall, two to 10 ft, one under joists over 12 ft; plus 5%',
    'IRC R603.3.3, R505.3.3',
  ),
  gussets: set(
    ({ gussetsPerCorner: each }) => `${each === 1 ? 'One gusset plate' : `${each} gusset plates`} at each corner of a braced bay`,
    `${SETTING}; bracing needs an engineer`,
  ),
  holdDowns: set(
    ({ holdDownsPerStrap: each }) => `${each === 1 ? 'Two' : 2 * each} hold-downs in each braced bay, on every story`,
    `${SETTING}; bracing needs an engineer`,
  ),
  wallSheets: sourced(
    'Walls, floor edges and gables plus 5%, in 32 sq ft sheets; only openings of a sheet or more are deducted',
    `${DAGOSTINO}, p. 163`,
  ),
  roofSheets: sourced('Roof area plus waste (gable 10%, hip 15%), in 32 sq ft sheets', 'NAVEDTRA 14044'),
  floorSheets: sourced('Area of the floors above the first plus 5%, in 32 sq ft sheets', `${DAGOSTINO}, p. 163`),
  gypsumSheets: sourced('(Walls and ceilings − openings) plus 10%, in 32 sq ft sheets', 'Trade guides'),
  seamTape: set(
    ({ seamFeetPerSheet, seamWastePercent }) => `${figure(seamFeetPerSheet)} ft of seam per 4 × 8 ft sheet, plus ${seamWastePercent}%`,
  ),
  houseWrap: set(({ houseWrapLapPercent }) => `Sheathed area plus ${houseWrapLapPercent}% for laps`),
  sheathingScrews: sourced(
    'No. 8 at 6 in along edges and 12 in between: 66 to a sheet over 16 in framing, 57 over 24 in; plus 5%',
    'IRC table R603.3.2(1)',
  ),
  gypsumScrews: sourced('32 to a sheet, plus 5%', 'Trade guides'),
  framingScrews: sourced(
    'Two No. 8 at each end of every stud, one where a strap crosses a stud or joist, one every 12 in through bottom tracks on floors of joists and two where wind is high, sixteen to a splice; our own: two at each end of a sill or head track and at each rafter’s tail, one every 12 in along members that spread trusses’ loads; plus 5%',
    'IRC R603.3.1 to R603.3.3, table R603.3.1.1(1)',
  ),
  connectionScrews: judged(
    'Four No. 10 at each end of a truss web, header piece and joist and at each heel without a post, two at each end of a block, stiffener or outlooker and at the upper end of each top chord and rake rafter, at each end of a bracing strap as many as are as strong as the strap; plus 5%',
    'AISI S100 J4.3.1 (straps); trusses and headers need an engineer',
  ),
  anchors: sourced(
    'Anchor bolts ½ in at 6 ft at most and within 12 in of the ends, two to a piece at least: max(2, ceil((length − 2)/6) + 1)',
    'IRC R403.1.6, table R603.3.1.1(1)',
  ),
  partitionPins: set(
    ({ pinSpacingInches, pinWastePercent }) =>
      `One pin every ${pinSpacingInches} in through bottom tracks of partitions on the slab, plus ${pinWastePercent}%`,
  ),
  trussTies: sourced('Two ties to each truss', 'IRC R804.3; trade texts'),
  wallBatts: sourced('(Exterior walls − openings) plus 10%, full-width batts for steel', 'Trade guides'),
  atticBatts: sourced('Ceiling of the top story plus 10%, full-width batts', 'Trade guides'),
  shingles: sourced('Roof area plus waste (gable 10%, hip 15%), three bundles to 100 sq ft', 'NAVEDTRA 14044'),
  starter: sourced('Length of the eaves plus 5%', 'NAVEDTRA 14044'),
  ridgeCap: sourced('Ridge and hips, 1 ft wide, plus 5%', 'NAVEDTRA 14044'),
  underlayment: set(({ underlaymentLapPercent }) => `Roof area plus ${underlaymentLapPercent}% for laps`),
  roofNails: set(({ nailsPerSquare, nailWastePercent }) => `${figure(nailsPerSquare)} nails per 100 sq ft, plus ${nailWastePercent}%`),
  edgeMetal: set(({ edgeMetalLapPercent }) => `Eaves and rakes plus ${edgeMetalLapPercent}% for laps`),
  gablePanels: sourced('Whole panels of 16 in cover along each slope, cut to its length, plus 2%', 'NAVEDTRA 14044 (cover width)'),
  hipPanels: sourced('Roof area over the cover of 16 in, plus 15% for hip cuts', 'NAVEDTRA 14044'),
  panelClips: set(
    ({ clipSpacingInches, clipWastePercent }) => `One clip every ${clipSpacingInches} in of panel, plus ${clipWastePercent}%`,
  ),
  ridgeMetal: sourced('Ridge and hips plus 10% for laps', 'NAVEDTRA 14044'),
} as const satisfies Readonly<Record<string, TakeOffRule | ((settings: TakeOffSettings) => TakeOffRule)>>
