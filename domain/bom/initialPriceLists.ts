import { poundsPerFoot } from '../framing/profile'
import { type Cents, cents } from '../money/cents'
import { costOf, shareOf } from '../money/shareOf'
import type { BomCategory } from './bomCategory'
import { type PriceList, priceListSchema } from './distributor'
import { INITIAL_MATERIALS, SECTION_OF_SKU } from './initialMaterials'
import type { Material } from './material'

/*
 * Three fictional distributors with our own plausible list prices, not a real company's, for trying the product. Operators replace them in
 * the panel.
 */

/** Cents per pound of a section in stock lengths, and roll-formed to length. */
const STOCK_CENTS_PER_POUND = 122
const CUT_CENTS_PER_POUND = 138

/** Cents per purchase unit of everything that is not a section. */
const BASE_CENTS: Readonly<Record<string, number>> = {
  '300FS-43-COIL': 68_50,
  // As much per pound as the strap of 43 mil.
  '300FS-54-COIL': 85_97,
  '150FS-33-COIL': 64_00,
  GUSSET: 4_80,
  'HOLD-DOWN': 21_50,
  'WALL-PANEL-INTEGRATED': 32_50,
  'WALL-PANEL-INSULATED': 61_80,
  'OSB-WALL': 17_80,
  'SEAM-TAPE': 31_00,
  'HOUSE-WRAP': 129_00,
  'ROOF-DECK': 18_40,
  'FLOOR-DECK': 36_90,
  'GYPSUM-BOARD': 14_90,
  'SCREW-8-FRAMING': 38_00,
  'SCREW-10-FRAMING': 54_00,
  'SCREW-8-SHEATHING': 61_00,
  'SCREW-6-GYPSUM': 17_50,
  'ANCHOR-BOLT': 46_00,
  'PIN-SLAB': 34_00,
  'TRUSS-TIE': 14_50,
  'BATT-FG-R13-16': 94_00,
  'BATT-FG-R13-24': 117_00,
  'BATT-FG-R21-16': 112_00,
  'BATT-FG-R21-24': 149_00,
  'BATT-MW-R15-16': 78_00,
  'BATT-MW-R15-24': 116_00,
  'BATT-MW-R23-16': 81_00,
  'BATT-MW-R23-24': 108_00,
  'ATTIC-FG-R38': 104_00,
  'ATTIC-MW-R30': 97_00,
  'SHINGLE-ARCH': 38_50,
  'SHINGLE-HD': 46_00,
  STARTER: 52_00,
  'RIDGE-CAP': 68_00,
  'ROOF-NAIL': 58_00,
  'PANEL-SEAM-16': 5_15,
  'PANEL-CLIP': 172_00,
  'RIDGE-METAL': 42_00,
  'ROOF-PANEL': 39_50,
  UNDERLAYMENT: 118_00,
  'DRIP-EDGE': 11_20,
}

interface DemoDistributor {
  readonly distributor: PriceList['distributor']
  /** From order to delivery. */
  readonly usualDays: number
  /** Prefix of its article numbers. */
  readonly prefix: string
  /** Price level relative to the base, by category. */
  readonly level: Readonly<Record<BomCategory, number>>
  readonly supplier: Readonly<Record<BomCategory, string>>
  /** Days above or below the usual ones. */
  readonly extraDays: Readonly<Record<BomCategory, number>>
}

const DEMO: readonly DemoDistributor[] = [
  {
    distributor: { id: 'midwest-framing-supply', name: 'Midwest Framing Supply (demo)', region: 'Midwest', demo: true },
    usualDays: 10,
    prefix: 'MFS',
    level: { framing: 1, bracing: 1, sheathing: 1.02, fasteners: 1, insulation: 1.03, roofing: 1 },
    supplier: {
      framing: 'Midwest mill (demo)',
      bracing: 'Midwest mill (demo)',
      sheathing: 'Midwest panel yard (demo)',
      fasteners: 'Midwest fastener stock (demo)',
      insulation: 'Midwest insulation yard (demo)',
      roofing: 'Midwest roofing yard (demo)',
    },
    extraDays: { framing: 4, bracing: 0, sheathing: -5, fasteners: -7, insulation: -5, roofing: 2 },
  },
  {
    distributor: {
      id: 'southeast-building-products',
      name: 'Southeast Building Products (demo)',
      region: 'Southeast',
      demo: true,
    },
    usualDays: 14,
    prefix: 'SBP',
    level: { framing: 1.04, bracing: 1.05, sheathing: 0.93, fasteners: 0.97, insulation: 0.96, roofing: 0.95 },
    supplier: {
      framing: 'Southeast mill (demo)',
      bracing: 'Southeast mill (demo)',
      sheathing: 'Southeast panel yard (demo)',
      fasteners: 'Southeast fastener stock (demo)',
      insulation: 'Southeast insulation yard (demo)',
      roofing: 'Southeast roofing yard (demo)',
    },
    extraDays: { framing: 7, bracing: 2, sheathing: -8, fasteners: -10, insulation: -8, roofing: 0 },
  },
  {
    distributor: {
      id: 'mountain-west-steel',
      name: 'Mountain West Steel (demo)',
      region: 'Mountain West',
      demo: true,
    },
    usualDays: 12,
    prefix: 'MWS',
    level: { framing: 0.95, bracing: 0.96, sheathing: 1.12, fasteners: 1.04, insulation: 1.08, roofing: 1.06 },
    supplier: {
      framing: 'Mountain West mill (demo)',
      bracing: 'Mountain West mill (demo)',
      sheathing: 'Mountain West panel yard (demo)',
      fasteners: 'Mountain West fastener stock (demo)',
      insulation: 'Mountain West insulation yard (demo)',
      roofing: 'Mountain West roofing yard (demo)',
    },
    extraDays: { framing: -2, bracing: -2, sheathing: 6, fasteners: -4, insulation: 6, roofing: 9 },
  },
]

/** Date of our initial lists. */
const EFFECTIVE = '2026-11-01'

export const INITIAL_PRICE_LISTS: readonly PriceList[] = DEMO.map((demo) =>
  priceListSchema.parse({
    distributor: demo.distributor,
    version: 1,
    effectiveDate: EFFECTIVE,
    rows: INITIAL_MATERIALS.map((material) => rowFor(demo, material)),
  }),
)

function rowFor({ usualDays, prefix, level, supplier, extraDays }: DemoDistributor, material: Material) {
  const { sku, category } = material
  return {
    sku,
    unitCostCents: unitCost(material, level[category]),
    supplier: supplier[category],
    supplierSku: `${prefix}-${sku}`,
    leadTimeDays: usualDays + extraDays[category],
  }
}

function unitCost({ sku, packageSize, purchaseUnit }: Material, level: number): Cents {
  const section = SECTION_OF_SKU.get(sku)
  if (!section) return shareOf(cents(BASE_CENTS[sku] ?? 0), level)
  const perPound = purchaseUnit === 'piece' ? STOCK_CENTS_PER_POUND : CUT_CENTS_PER_POUND
  return costOf(cents(perPound), poundsPerFoot(section) * packageSize * level)
}
