import { type CountedLine, type Counting, input } from './countedLine'
import { roofSheets, seamTape, sheetCount } from './countSheathing'
import { type RoofShape, roofShape, roofWaste } from './roofShape'
import { RULES } from './takeOffRule'
import { wholeUnits } from './wholeUnits'

const SQUARE_FEET_PER_SQUARE = 100
const BUNDLES_PER_SQUARE = 3
/** Cover width of a standing seam panel. */
export const PANEL_COVER_FEET = 16 / 12
const RIDGE_LAP_WASTE = 0.1
const SMALL_WASTE = 0.05

/** Everything on the roof deck, by kind of roofing. */
export function countRoofing(counting: Counting): CountedLine[] {
  const { layout, choices } = counting
  if (choices.roofing === 'roof-panel-system') return roofPanels(counting)
  const roof = roofShape(layout)
  return [...(choices.roofing === 'standing-seam' ? standingSeam(counting, roof) : shingles(counting, roof)), ...edges(counting, roof)]
}

/** Squares (100 sq ft) of roof including waste, unrounded. */
export function roofSquares(areaSquareFeet: number, wasteRatio: number): number {
  return (areaSquareFeet * (1 + wasteRatio)) / SQUARE_FEET_PER_SQUARE
}

function shingles({ layout, choices, settings }: Counting, roof: RoofShape): CountedLine[] {
  const squares = roofSquares(roof.areaSquareFeet, 0)
  return [
    {
      category: 'roofing',
      sku: choices.roofing === 'high-definition-shingles' ? 'SHINGLE-HD' : 'SHINGLE-ARCH',
      use: 'Roof covering',
      netQuantity: squares * BUNDLES_PER_SQUARE,
      wasteRatio: roofWaste(layout),
      rule: RULES.shingles,
      inputs: [
        input('Roof area', roof.areaSquareFeet, 'sq ft'),
        input('Squares, net', squares, 'squares'),
        input('Bundles to a square', BUNDLES_PER_SQUARE, 'bundles'),
      ],
    },
    {
      category: 'roofing',
      sku: 'STARTER',
      use: 'First course along the eaves',
      netQuantity: roof.eavesFeet,
      wasteRatio: SMALL_WASTE,
      rule: RULES.starter,
      inputs: [input('Eaves', roof.eavesFeet, 'ft')],
    },
    {
      category: 'roofing',
      sku: 'RIDGE-CAP',
      use: 'Ridge and hips',
      netQuantity: roof.ridgeFeet + roof.hipsFeet,
      wasteRatio: SMALL_WASTE,
      rule: RULES.ridgeCap,
      inputs: ridgeInputs(roof),
    },
    {
      category: 'roofing',
      sku: 'ROOF-NAIL',
      use: 'Shingles to the deck',
      netQuantity: squares * settings.nailsPerSquare,
      wasteRatio: settings.nailWastePercent / 100,
      rule: RULES.roofNails(settings),
      inputs: [input('Squares, net', squares, 'squares'), input('Nails to a square', settings.nailsPerSquare, 'each')],
    },
  ]
}

function standingSeam({ layout, settings }: Counting, roof: RoofShape): CountedLine[] {
  const hip = layout.roof.form === 'hip'
  const clipSpacingFeet = settings.clipSpacingInches / 12
  const panels = roof.slopes.map(({ eaveFeet, slopeFeet }) => ({ count: panelsAlong(eaveFeet), slopeFeet }))
  const panelFeet = hip ? roof.areaSquareFeet / PANEL_COVER_FEET : panels.reduce((sum, { count, slopeFeet }) => sum + count * slopeFeet, 0)
  return [
    {
      category: 'roofing',
      sku: 'PANEL-SEAM-16',
      use: 'Roof covering, eave to ridge',
      netQuantity: panelFeet,
      wasteRatio: hip ? roofWaste(layout) : 0.02,
      rule: hip ? RULES.hipPanels : RULES.gablePanels,
      inputs: hip
        ? [input('Roof area', roof.areaSquareFeet, 'sq ft'), input('Cover of a panel', 16, 'in')]
        : [
            input(
              'Panels',
              panels.reduce((sum, { count }) => sum + count, 0),
              'panels',
            ),
            input('Longest panel', Math.max(...panels.map(({ slopeFeet }) => slopeFeet)), 'ft'),
            input('Cover of a panel', 16, 'in'),
          ],
    },
    {
      category: 'roofing',
      sku: 'PANEL-CLIP',
      use: 'Panels to the deck',
      netQuantity: panelFeet / clipSpacingFeet,
      wasteRatio: settings.clipWastePercent / 100,
      rule: RULES.panelClips(settings),
      inputs: [input('Length of the panels', panelFeet, 'ft'), input('Clip spacing', clipSpacingFeet, 'ft')],
    },
    {
      category: 'roofing',
      sku: 'RIDGE-METAL',
      use: 'Ridge and hips',
      netQuantity: roof.ridgeFeet + roof.hipsFeet,
      wasteRatio: RIDGE_LAP_WASTE,
      rule: RULES.ridgeMetal,
      inputs: ridgeInputs(roof),
    },
  ]
}

/** Whole panels over a length of eave. */
export function panelsAlong(eaveFeet: number): number {
  return wholeUnits(eaveFeet / PANEL_COVER_FEET)
}

/** A deck that is its own water barrier: panels with taped seams. */
function roofPanels(counting: Counting): CountedLine[] {
  const panels: CountedLine = {
    ...roofSheets(counting.layout),
    category: 'roofing',
    sku: 'ROOF-PANEL',
    use: 'Roof deck with water barrier',
  }
  return [
    panels,
    { ...seamTape(counting, sheetCount(counting, panels)), category: 'roofing', use: 'Seams of the roof panels' },
    edgeMetal(counting, roofShape(counting.layout)),
  ]
}

function edges(counting: Counting, roof: RoofShape): CountedLine[] {
  return [
    {
      category: 'roofing',
      sku: 'UNDERLAYMENT',
      use: 'Under the roof covering',
      netQuantity: roof.areaSquareFeet,
      wasteRatio: counting.settings.underlaymentLapPercent / 100,
      rule: RULES.underlayment(counting.settings),
      inputs: [input('Roof area', roof.areaSquareFeet, 'sq ft')],
    },
    edgeMetal(counting, roof),
  ]
}

function edgeMetal({ settings }: Counting, roof: RoofShape): CountedLine {
  return {
    category: 'roofing',
    sku: 'DRIP-EDGE',
    use: 'Eaves and rakes',
    netQuantity: roof.eavesFeet + roof.rakesFeet,
    wasteRatio: settings.edgeMetalLapPercent / 100,
    rule: RULES.edgeMetal(settings),
    inputs: [input('Eaves', roof.eavesFeet, 'ft'), input('Rakes', roof.rakesFeet, 'ft')],
  }
}

function ridgeInputs(roof: RoofShape) {
  return [input('Ridge', roof.ridgeFeet, 'ft'), ...(roof.hipsFeet > 0 ? [input('Hips', roof.hipsFeet, 'ft')] : [])]
}
