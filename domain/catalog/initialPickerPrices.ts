import type { z } from 'zod'
import type { priceBookContentSchema } from './priceBook'

/** Initial prices of the plan picker's choices, and what every kit includes. */
export const INITIAL_PICKER_PRICES: z.input<typeof priceBookContentSchema>['picker'] = {
  framings: [
    {
      id: 'standard-steel',
      name: 'Standard steel',
      description: "The plan's own frame, as drawn and counted: 18-gauge studs.",
      priceCents: 18_500_00,
      recommended: true,
      specifications: {
        studGauge: '18 gauge (43 mil)',
        joistType: '1000S162, gauge by span',
        spacing: 'As drawn, 16 or 24 in',
        yield: '33 ksi',
      },
      frame: { studGauge: 18 },
    },
    {
      id: 'heavy-duty-steel',
      name: 'Heavy-duty steel',
      description: '16-gauge studs at 16 in on center.',
      priceCents: 24_200_00,
      specifications: { studGauge: '16 gauge (54 mil)', joistType: '1000S162-54', spacing: '16 in on center', yield: '50 ksi' },
      frame: { studGauge: 16, studSpacingInches: 16 },
    },
  ],
  roofings: [
    {
      id: 'zip-system',
      name: 'ZIP System',
      brand: 'Huber',
      description: 'Roof and wall panels with a taped water and air barrier.',
      priceCents: 8_900_00,
      recommended: true,
      coverage: 'Roof deck and walls',
      warranty: '30 years',
      roofing: 'roof-panel-system',
    },
    {
      id: 'gaf-shingles',
      name: 'GAF shingles',
      brand: 'GAF',
      description: 'Laminated asphalt shingles over underlayment.',
      priceCents: 6_200_00,
      coverage: 'Roof',
      warranty: '25 years',
      roofing: 'architectural-shingles',
    },
  ],
  exteriors: [
    {
      id: 'stucco',
      name: 'Stucco',
      description: 'Three-coat stucco on lath.',
      priceCents: 12_800_00,
      recommended: true,
      material: 'Portland cement plaster',
      maintenance: 'Low: seal cracks, repaint',
    },
    {
      id: 'hardie-board',
      name: 'Hardie board',
      description: 'Fiber-cement lap siding.',
      priceCents: 15_600_00,
      material: 'Fiber cement',
      maintenance: 'Low: repaint',
    },
    {
      id: 'vinyl-siding',
      name: 'Vinyl siding',
      description: 'Interlocking vinyl panels.',
      priceCents: 9_400_00,
      material: 'PVC',
      maintenance: 'Very low: wash',
    },
  ],
  includedFramingCents: 18_500_00,
  stemWallCents: 8_500_00,
  fastenersCents: 2_800_00,
  freightCents: 3_200_00,
}
