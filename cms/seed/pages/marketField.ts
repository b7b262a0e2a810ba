import { COMPANY_TARGET } from '../claims'
import type { SeedPage } from '../SeedPage'

const BUILDER_100 = 'BUILDER 100, 2023 list: homes closed and revenue in 2022'

const WAYS_OF_FRAMING =
  'National Association of Home Builders, from U.S. Census Bureau data (August 2024), https://www.nahb.org/blog/2024/08/share-of-wood-framed-homes-dips-in-2023'

/** The market analysis: who builds today, who else frames, who the network is for, and the phases to a market share. */
export const marketField: SeedPage['sections'] = [
  {
    blockType: 'comparisonTable',
    tone: 'paper',
    anchor: 'homebuilders',
    eyebrow: 'Top five homebuilders',
    heading: 'Five companies closed more than 217,000 homes in 2022',
    intro: 'Builders that size repeat their plans by the thousand. They are the customers of our second and third phases.',
    columns: ['Homes closed, 2022', 'Revenue, 2022', 'Headquarters'],
    rows: [
      { label: '1. D.R. Horton', cells: ['82,930', '$32.7B', 'Arlington, Texas'] },
      { label: '2. Lennar', cells: ['68,817', '$31.8B', 'Miami, Florida'] },
      { label: '3. PulteGroup', cells: ['29,111', '$15.8B', 'Atlanta, Georgia'] },
      { label: '4. NVR', cells: ['22,732', '$10.3B', 'Reston, Virginia'] },
      { label: '5. Meritage Homes', cells: ['14,106', '$6.2B', 'Scottsdale, Arizona'] },
    ],
    source: BUILDER_100,
    actions: [],
  },
  {
    blockType: 'chart',
    tone: 'paper',
    anchor: 'concentration',
    heading: 'D.R. Horton closed almost six homes for every one Meritage closed',
    chartType: 'bar',
    unit: 'homes',
    categories: ['D.R. Horton', 'Lennar', 'Pulte', 'NVR', 'Meritage Homes'],
    series: [{ name: 'Homes closed in 2022', values: [82930, 68817, 29111, 22732, 14106] }],
    source: BUILDER_100,
  },
  {
    blockType: 'stats',
    tone: 'paper',
    leads: true,
    stats: [
      {
        figure: '93%',
        label: 'of single-family homes completed in 2023 were framed in wood',
        source: WAYS_OF_FRAMING,
      },
      {
        figure: '3,000',
        label: 'steel-framed single-family homes completed in 2023, less than half a percent',
        source: WAYS_OF_FRAMING,
      },
    ],
    actions: [],
  },
  {
    blockType: 'comparisonTable',
    tone: 'surface',
    anchor: 'competitors',
    eyebrow: 'Competition',
    heading: 'Who else frames houses, and what a builder gives up',
    intro:
      'We compare ways of framing, not companies; each is a good business somewhere. The first column is what the platform does. How many shops are behind it depends on the network.',
    columns: ['Framewell network', 'Framing crew', 'Wood truss and panel plant', 'Volumetric modular', 'Single steel fabricator'],
    highlightedColumn: 0,
    rows: [
      {
        label: 'Price before you order',
        cells: ['Live, from the price book', 'A bid', 'A quote in days', 'A quote in weeks', 'A quote in weeks'],
      },
      { label: 'Non-combustible', cells: ['Yes', 'No', 'No', 'Depends', 'Yes'] },
      { label: 'Capacity when one shop is full', cells: ['The next shop', 'None', 'None', 'None', 'None'] },
      {
        label: 'Credit with the order',
        cells: ['{{credit.standard.net}} by tier', 'By the invoice', 'Trade account', 'Deposits', 'Deposits'],
      },
      { label: 'Payment released by phase', cells: ['Yes', 'No', 'No', 'Sometimes', 'No'] },
      { label: 'Limits of the plan', cells: ['Any the model can frame', 'Any', 'Any', 'Box sizes', 'Any'] },
    ],
    source: 'Company assessment of typical offers, not of named companies',
    actions: [],
  },
  {
    blockType: 'drawing',
    tone: 'ink',
    bleed: true,
    anchor: 'partners',
    eyebrow: 'Partners',
    heading: 'The network is made for six kinds of partners',
    intro: 'Partner margins of 20 to 30% and an answer to every application within 48 hours are our commitments, not results.',
    subject: 'routeMap',
    parts: [
      { name: 'Fabricators', text: 'Roll-form, assemble and load frames within their range and capacity.' },
      { name: 'Distributors', text: 'Supply coil, sheathing, roofing and fasteners at listed prices and lead times.' },
      { name: 'Engineers', text: 'Would seal the drawings for the state a house is built in; none does so on the platform yet.' },
      { name: 'Installers', text: 'Set panels for builders who don’t have their own crew.' },
      { name: 'Manufacturers', text: 'Supply wall and roof systems that go with the frame.' },
      { name: 'Homebuilders and developers', text: 'Commit programs of many homes and shape what comes next.' },
    ],
    actions: [
      { label: 'Meet the network partners', href: '/network-partners', style: 'quiet' },
      { label: 'See the production network', href: '/production-network', style: 'plain' },
    ],
  },
  {
    blockType: 'steps',
    tone: 'paper',
    anchor: 'path',
    eyebrow: 'The path',
    heading: 'Three phases to a 35% share',
    intro: 'Each phase is meant to pay for the next, and each starts as a tool that builders use.',
    steps: [
      {
        title: 'D2C configurator',
        text: 'Individual builders price a plan, get terms and order the kit online. The pilot belongs to this phase.',
        duration: '1% of homes',
      },
      {
        title: 'B2B portal',
        text: 'Regional builders will bring their own plans, reserve capacity at several shops and order street by street.',
        duration: '10% of homes',
      },
      {
        title: 'OCR and ERP',
        text: 'Software will read the drawings, and orders will come from the builder’s own ERP.',
        duration: '35% of homes',
      },
    ],
    actions: [],
  },
  {
    blockType: 'chart',
    tone: 'paper',
    anchor: 'share',
    heading: 'The third phase opens 35% of the homes completed in a year',
    chartType: 'bar',
    unit: '%',
    categories: ['Phase 1: D2C configurator', 'Phase 2: B2B portal', 'Phase 3: OCR and ERP'],
    series: [{ name: 'Share of homes completed a year', values: [1, 10, 35] }],
    source: `${COMPANY_TARGET}: market share cases, not a forecast`,
  },
]
