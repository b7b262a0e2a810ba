import type { SeedPage } from '../SeedPage'

/** The landing page: who a steel frame is for, what it does better, and how long a house takes. */
export const homeReasons: SeedPage['sections'] = [
  {
    blockType: 'featureGrid',
    tone: 'paper',
    anchor: 'scale',
    heading: 'One house or four hundred, framed the same way',
    intro: 'Lot 400 matches lot 1, whichever shop makes it.',
    columns: 3,
    features: [
      {
        icon: 'hammer',
        title: 'The single lot',
        text: 'A catalog plan, a firm kit price and one delivery, without a framing crew on retainer.',
        href: '/home-plans',
      },
      {
        icon: 'building',
        title: 'The build-to-rent community',
        text: 'The same drawing, count and price for every lot on the street, whichever slab is ready first.',
        href: '/steel-configurator',
      },
      {
        icon: 'layers',
        title: 'The national program',
        text: 'One specification, many shops. We route orders by distance, capacity, quality and price.',
        href: '/network-partners',
      },
    ],
    actions: [],
  },
  {
    blockType: 'comparisonTable',
    tone: 'surface',
    anchor: 'why-steel',
    heading: 'The same house, with the uncertainty taken out',
    intro: 'Wood is a good material. When interest is accruing, predictability wins.',
    columns: ['Steel frame', 'Lumber frame'],
    highlightedColumn: 0,
    rows: [
      { label: 'Fire', cells: ['Non-combustible, Type IIB', 'Combustible behind the drywall'] },
      { label: 'Wind', cells: ['Resists up to {{claim.wind}}', 'Depends on its hold-downs'] },
      { label: 'Moisture', cells: ['Does not shrink, twist or rot', 'Moves as it dries, rots when wet'] },
      { label: 'Waste', cells: ['Cut to length in the shop', 'Cut on site; offcuts go in the dumpster'] },
    ],
    source:
      'Figures in the steel column are company claims for the standard frame. Type IIB is a construction type of the International Building Code.',
    actions: [{ label: 'Read the full comparison', href: '/steel-framing-benefits', style: 'plain' }],
  },
  {
    blockType: 'featureGrid',
    tone: 'paper',
    anchor: 'business-case',
    heading: 'Time is the most expensive material on the lot',
    intro: 'A frame that goes up sooner earns rent sooner.',
    columns: 4,
    features: [
      {
        icon: 'clock',
        title: 'Fewer months of interest',
        text: 'Half the framing time (a company claim) moves the first rent check forward by weeks.',
        href: '/benefits-of-moving-hours-off-site',
      },
      {
        icon: 'dollar',
        title: 'A price that holds',
        text: 'Every stud, track and screw is counted before you sign, so the framing line stops being an allowance.',
        href: '/bom-generator',
      },
      {
        icon: 'handshake',
        title: 'Credit with the order',
        text: '{{credit.standard.net}} terms, up to $250K, for qualified builders. Seven answers show your tier and a limit of up to {{credit.preferred.limit}}; our credit team grants more.',
        href: '/terms',
      },
      {
        icon: 'shield',
        title: 'Risk you can insure',
        text: 'Show your underwriter a non-combustible structure and, as our own claims, a 50-year life and warranty.',
        href: '/steel-framing-benefits',
      },
    ],
    actions: [],
  },
  {
    blockType: 'chart',
    tone: 'surface',
    anchor: 'industry-data',
    heading: 'A house built to rent took 11.6 months to finish',
    intro: 'Months from permit to completion, single-family homes finished in 2022.',
    chartType: 'bar',
    unit: 'months',
    categories: ['Built for sale', 'All single-family homes', 'By a hired contractor', 'Built for rent', 'By the owner'],
    series: [{ name: 'Permit to completion', values: [8.9, 9.6, 11.3, 11.6, 13.4] }],
    source: 'U.S. Census Bureau, 2022 Survey of Construction, as analyzed by the National Association of Home Builders (July 2023)',
  },
]
