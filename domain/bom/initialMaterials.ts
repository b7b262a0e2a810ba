import { MILS } from '../framing/mil'
import { type Profile, type Section, strap } from '../framing/profile'
import { SOLD_SECTIONS } from '../framing/soldSections'
import { type Material, materialSchema } from './material'
import { steelSku } from './steelSku'
import { STEEL_SUPPLIES } from './takeOffChoices'

/* The CMS's initial materials: every section a frame can have, and everything else a take-off counts. */

const STOCK_FEET = 20
const MIL_GAUGES = { 33: '20 ga', 43: '18 ga', 54: '16 ga', 68: '14 ga' } as const
const WEB_INCHES: Readonly<Record<string, string>> = {
  '350': '3-1/2',
  '362': '3-5/8',
  '550': '5-1/2',
  '600': '6',
  '800': '8',
  '1000': '10',
}

/** A section's name on a bill, from its designation. */
function sectionName(profile: Section): string {
  const [, web = '', shape, thickness] = /^(\d+)(S162|T125)-(\d+)$/.exec(profile) ?? []
  const mil = MILS.find((known) => String(known) === thickness)
  if (mil === undefined) throw new RangeError(`No section is ${thickness} mil thick`)
  const size = shape === 'S162' ? `stud ${WEB_INCHES[web]} × 1-5/8 in` : `track ${WEB_INCHES[web]} × 1-1/4 in`
  return `Steel ${size}, ${mil} mil (${MIL_GAUGES[mil]}), G60`
}

/** [key, name, category, division, unit, purchase unit, units per package] */
type Row = readonly [string, string, Material['category'], Material['csi'], Material['unit'], string, number]

const OTHERS: readonly Row[] = [
  [`${strap(300, 43)}-COIL`, 'Flat strap 3 in × 43 mil, G60, 100 ft coil', 'bracing', '05 40 00', 'ft', 'coil', 100],
  [`${strap(300, 54)}-COIL`, 'Flat strap 3 in × 54 mil, G60, 100 ft coil', 'bracing', '05 40 00', 'ft', 'coil', 100],
  [`${strap(150, 33)}-COIL`, 'Flat strap 1½ in × 33 mil, G60, 250 ft coil', 'bracing', '05 40 00', 'ft', 'coil', 250],
  ['GUSSET', 'Gusset plate 8 × 8 in × 43 mil', 'bracing', '05 40 00', 'each', 'each', 1],
  ['HOLD-DOWN', 'Hold-down for steel studs, with screws', 'bracing', '05 05 23', 'each', 'each', 1],

  ['WALL-PANEL-INTEGRATED', 'Wall panel 7/16 in with air and water barrier, 4 × 8 ft', 'sheathing', '06 16 00', 'sq ft', 'sheet', 32],
  ['WALL-PANEL-INSULATED', 'Wall panel 7/16 in with 1 in foam (R-6), 4 × 8 ft', 'sheathing', '06 16 00', 'sq ft', 'sheet', 32],
  ['OSB-WALL', 'OSB wall sheathing 7/16 in, 4 × 8 ft', 'sheathing', '06 16 00', 'sq ft', 'sheet', 32],
  ['SEAM-TAPE', 'Seam tape 3¾ in, 90 ft roll', 'sheathing', '07 25 00', 'ft', 'roll', 90],
  ['HOUSE-WRAP', 'House wrap 9 × 100 ft', 'sheathing', '07 25 00', 'sq ft', 'roll', 900],
  ['ROOF-DECK', 'OSB roof deck 7/16 in, 4 × 8 ft', 'sheathing', '06 16 00', 'sq ft', 'sheet', 32],
  ['FLOOR-DECK', 'Subfloor panel ¾ in, tongue and groove, 4 × 8 ft', 'sheathing', '06 16 23', 'sq ft', 'sheet', 32],
  ['GYPSUM-BOARD', 'Gypsum board ½ in, 4 × 8 ft', 'sheathing', '09 29 00', 'sq ft', 'sheet', 32],

  ['SCREW-8-FRAMING', 'No. 8 × ¾ in self-drilling screw, low profile', 'fasteners', '05 05 23', 'each', 'box of 1,000', 1000],
  ['SCREW-10-FRAMING', 'No. 10 × ¾ in self-drilling screw, hex head', 'fasteners', '05 05 23', 'each', 'box of 1,000', 1000],
  ['SCREW-8-SHEATHING', 'No. 8 × 1-5/8 in self-drilling screw, bugle head', 'fasteners', '05 05 23', 'each', 'box of 1,000', 1000],
  ['SCREW-6-GYPSUM', 'No. 6 × 1-1/8 in drywall screw, fine thread', 'fasteners', '05 05 23', 'each', 'box of 1,000', 1000],
  ['ANCHOR-BOLT', 'Anchor bolt ½ × 10 in, nut and washer', 'fasteners', '05 05 23', 'each', 'box of 25', 25],
  ['PIN-SLAB', 'Powder-actuated pin 1¼ in', 'fasteners', '05 05 23', 'each', 'box of 100', 100],
  ['TRUSS-TIE', 'Truss tie for steel, with screws', 'fasteners', '05 05 23', 'each', 'box of 10', 10],

  ['BATT-FG-R13-16', 'Fiberglass batt R-13, full width 16 × 96 in', 'insulation', '07 21 16', 'sq ft', 'bag', 128],
  ['BATT-FG-R13-24', 'Fiberglass batt R-13, full width 24 × 96 in', 'insulation', '07 21 16', 'sq ft', 'bag', 160],
  ['BATT-FG-R21-16', 'Fiberglass batt R-21, full width 16 × 96 in', 'insulation', '07 21 16', 'sq ft', 'bag', 96],
  ['BATT-FG-R21-24', 'Fiberglass batt R-21, full width 24 × 96 in', 'insulation', '07 21 16', 'sq ft', 'bag', 128],
  ['BATT-MW-R15-16', 'Mineral wool batt R-15, full width 16 × 48 in', 'insulation', '07 21 16', 'sq ft', 'bag', 64],
  ['BATT-MW-R15-24', 'Mineral wool batt R-15, full width 24 × 48 in', 'insulation', '07 21 16', 'sq ft', 'bag', 96],
  ['BATT-MW-R23-16', 'Mineral wool batt R-23, full width 16 × 48 in', 'insulation', '07 21 16', 'sq ft', 'bag', 48],
  ['BATT-MW-R23-24', 'Mineral wool batt R-23, full width 24 × 48 in', 'insulation', '07 21 16', 'sq ft', 'bag', 64],
  ['ATTIC-FG-R38', 'Fiberglass attic batt R-38, full width 24 × 48 in', 'insulation', '07 21 16', 'sq ft', 'bag', 80],
  ['ATTIC-MW-R30', 'Mineral wool attic batt R-30, full width 24 × 48 in', 'insulation', '07 21 16', 'sq ft', 'bag', 48],

  ['SHINGLE-ARCH', 'Laminated shingle, architectural', 'roofing', '07 31 13', 'bundle', 'bundle', 1],
  ['SHINGLE-HD', 'Laminated shingle, high definition', 'roofing', '07 31 13', 'bundle', 'bundle', 1],
  ['STARTER', 'Shingle starter strip, 105 ft', 'roofing', '07 31 13', 'ft', 'bundle', 105],
  ['RIDGE-CAP', 'Ridge cap shingle, 33 ft', 'roofing', '07 31 13', 'ft', 'bundle', 33],
  ['ROOF-NAIL', 'Roofing nail 1¼ in, collated', 'roofing', '07 30 00', 'each', 'box of 7,200', 7200],
  ['PANEL-SEAM-16', 'Standing seam panel 24 ga, 16 in cover, cut to length', 'roofing', '07 41 13', 'ft', 'ft', 1],
  ['PANEL-CLIP', 'Panel clip with two screws', 'roofing', '07 41 13', 'each', 'box of 250', 250],
  ['RIDGE-METAL', 'Ridge cover 24 ga, 10 ft piece', 'roofing', '07 41 13', 'ft', 'piece', 10],
  ['ROOF-PANEL', 'Roof panel ½ in with water barrier, 4 × 8 ft', 'roofing', '06 16 00', 'sq ft', 'sheet', 32],
  ['UNDERLAYMENT', 'Synthetic roof underlayment, 1,000 sq ft', 'roofing', '07 30 00', 'sq ft', 'roll', 1000],
  ['DRIP-EDGE', 'Edge metal, 10 ft piece', 'roofing', '07 62 00', 'ft', 'piece', 10],
]

/** The profile behind a section key. */
export const SECTION_OF_SKU: ReadonlyMap<string, Profile> = new Map(
  SOLD_SECTIONS.flatMap((profile) => STEEL_SUPPLIES.map((supply) => [steelSku(profile, supply), profile] as const)),
)

export const INITIAL_MATERIALS: readonly Material[] = [
  ...SOLD_SECTIONS.flatMap((profile) => [
    steelMaterial(steelSku(profile, 'stock'), `${sectionName(profile)}, ${STOCK_FEET} ft piece`, 'piece', STOCK_FEET),
    steelMaterial(steelSku(profile, 'roll-formed'), `${sectionName(profile)}, cut to length`, 'ft', 1),
  ]),
  ...OTHERS.map(([sku, productName, category, csi, unit, purchaseUnit, packageSize]) =>
    materialSchema.parse({ sku, productName, category, csi, unit, purchaseUnit, packageSize }),
  ),
]

function steelMaterial(sku: string, productName: string, purchaseUnit: string, packageSize: number): Material {
  return materialSchema.parse({ sku, productName, category: 'framing', csi: '05 40 00', unit: 'ft', purchaseUnit, packageSize })
}
