import { INITIAL_ADVANCED_PRICES } from './initialAdvancedPrices'
import { INITIAL_PICKER_PRICES } from './initialPickerPrices'
import { type PriceBookContent, priceBookContentSchema } from './priceBook'

/* The CMS's initial prices. Ids and figures are the specification's, texts are ours. Operators edit them in the panel. */
export const INITIAL_PRICE_BOOK: PriceBookContent = priceBookContentSchema.parse({
  steel: {
    foundation: [
      {
        id: 'slab-stem-wall',
        name: 'Slab with insulated stem wall',
        description: 'A slab on grade inside an insulated stem wall: one pour level, warm edges, anchor bolts set for the bottom track.',
        priceCents: 8_500_00,
        recommended: true,
        features: ['Insulated perimeter', 'Anchor bolts at 6 ft or less', 'Level bearing for the bottom track'],
      },
    ],
    steelFrame: [
      {
        id: '18-gauge-steel',
        name: '18-gauge steel frame',
        description: 'Studs, tracks, headers and trusses roll-formed from 43 mil steel with a zinc coating, panelized and marked.',
        priceCents: 12_500_00,
        recommended: true,
        features: ['43 mil, G60 coating', 'Panels marked piece by piece', 'Screws and clips included'],
        frame: { studGauge: 18 },
      },
    ],
    sheathing: [
      {
        id: 'integrated-system',
        name: 'Integrated system',
        description: 'Structural panels with the water and air barrier on their face; seams are taped, no separate house wrap.',
        priceCents: 4_200_00,
        recommended: true,
        features: ['Water and air barrier in one panel', 'Taped seams', 'No house wrap'],
        sheathing: 'integrated-panel',
      },
      {
        id: 'insulated-panels',
        name: 'Insulated panels',
        description: 'Structural panels with foam on the outside of the studs: the continuous insulation that steel walls need.',
        priceCents: 6_800_00,
        features: ['Continuous insulation outside the studs', 'Fewer thermal bridges', 'Structural panel and foam in one'],
        sheathing: 'insulated-panel',
      },
    ],
    roofing: [
      {
        id: 'standing-seam-metal',
        name: 'Standing seam metal',
        description: 'Steel panels from eave to ridge with raised seams and hidden clips.',
        priceCents: 7_500_00,
        recommended: true,
        features: ['Hidden fasteners', 'Panels cut to the slope', 'Recyclable'],
        roofing: 'standing-seam',
      },
      {
        id: 'architectural-shingles',
        name: 'Architectural shingles',
        description: 'Laminated asphalt shingles over underlayment.',
        priceCents: 4_200_00,
        features: ['Laminated', 'Three bundles a square', 'Simple to repair'],
        roofing: 'architectural-shingles',
      },
      {
        id: 'high-definition-shingles',
        name: 'High-definition shingles',
        description: 'Heavier laminated shingles with deeper shadow lines.',
        priceCents: 4_500_00,
        features: ['Laminated, heavier', 'Deeper shadow lines', 'Three bundles a square'],
        roofing: 'high-definition-shingles',
      },
    ],
  },
  planQuote: {
    choice1: [
      { id: 'normal', name: 'Mild climate', description: 'Ordinary wind and snow: the plan as drawn.', priceCents: 0, recommended: true },
      {
        id: 'tough',
        name: 'Extreme Weather',
        description: 'High wind, hurricane or heavy snow: stronger connections, bracing and openings.',
        priceCents: 8_500_00,
      },
    ],
    choice2: [
      {
        id: 'standard',
        name: 'Build-to-Rent',
        description: 'Durable finishes that are quick to turn over.',
        priceCents: 0,
        recommended: true,
      },
      { id: 'efficient', name: 'Build-to-Sell', description: 'Finishes and fittings that buyers expect.', priceCents: 6_200_00 },
    ],
    choice3: [
      { id: 'entry', name: 'Entry', description: 'First homes and workforce housing.', priceCents: 0, recommended: true },
      { id: 'mid', name: 'Mid', description: 'Better kitchens, baths and floors.', priceCents: 2_800_00 },
      { id: 'luxury', name: 'Luxury', description: 'The best of each, for the top of a market.', priceCents: 4_500_00 },
    ],
  },
  advanced: INITIAL_ADVANCED_PRICES,
  picker: INITIAL_PICKER_PRICES,
  bom: { markupPercent: 12.5, preferredDiscountPercent: 5 },
})
