import type { z } from 'zod'
import type { priceBookContentSchema } from './priceBook'

/** Initial prices of the advanced quote's choices. */
export const INITIAL_ADVANCED_PRICES: z.input<typeof priceBookContentSchema>['advanced'] = {
  basePriceCentsPerSqft: 125_00,
  foundations: [
    {
      id: 'concrete-slab',
      name: 'Concrete slab',
      description: 'A slab on grade with thickened edges.',
      priceCentsPerSqft: 18_75,
      suitable: ['Level sites', 'Warm and mixed climates'],
    },
    {
      id: 'crawl-space',
      name: 'Crawl space',
      description: 'Stem walls with a joist floor above a ventilated or conditioned crawl space.',
      priceCentsPerSqft: 22_50,
      suitable: ['Sloping sites', 'Access to services'],
    },
    {
      id: 'full-basement',
      name: 'Full basement',
      description: 'Full-height concrete walls below the whole house.',
      priceCentsPerSqft: 35_00,
      suitable: ['Cold climates', 'More living area'],
    },
  ],
  framings: [
    {
      id: 'standard-steel',
      name: 'Standard steel',
      description: '18-gauge studs at 24 in on center.',
      priceCents: 15_000_00,
      recommended: true,
      features: ['43 mil studs', '24 in on center', 'Panelized'],
      frame: { studGauge: 18, studSpacingInches: 24 },
    },
    {
      id: 'premium-steel',
      name: 'Premium steel',
      description: '16-gauge studs at 16 in on center for taller walls and stronger wind.',
      priceCents: 22_000_00,
      features: ['54 mil studs', '16 in on center', 'Panelized'],
      frame: { studGauge: 16, studSpacingInches: 16 },
    },
  ],
  additions: [
    {
      id: 'waterproofing',
      name: 'Waterproofing',
      description: 'Membrane and drainage at the foundation.',
      priceCents: 3_200_00,
      category: 'Protection',
    },
    {
      id: 'insulation',
      name: 'Insulation',
      description: 'More continuous insulation outside the studs.',
      priceCents: 1_800_00,
      category: 'Energy',
    },
    {
      id: 'radiant-heating',
      name: 'Radiant heating',
      description: 'Warm-water loops in the floor.',
      priceCents: 4_500_00,
      category: 'Comfort',
    },
    {
      id: 'smart-electrical',
      name: 'Smart electrical',
      description: 'A metered panel with switched circuits and data wiring.',
      priceCents: 2_800_00,
      category: 'Technology',
    },
  ],
}
