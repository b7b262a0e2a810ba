import { HOMES_PER_YEAR, INITIAL_PROJECTION_YEARS } from '@framewell/domain/insights/initialProjections'
import { COMPANY_PROJECTION } from '../claims'
import type { SeedPage } from '../SeedPage'

/** Investors: three revenue streams, six years and what drives them. */
export const financialProjections: SeedPage = {
  slug: 'financial-projections',
  title: 'Financial projections',
  seo: {
    title: 'Financial Projections 2026 to 2031 | Framewell',
    description:
      'Kits, software and logistics from $5.12M in 2026 to $142.8M in 2031: the revenue model, every driver behind it, margins, market cases and assumptions.',
    keywords: ['financial projections', 'revenue model', 'construction technology investment', 'steel frame kits'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'For investors',
      title: 'What the plan adds up to',
      lead: 'One order brings three streams of revenue: the kit, the software around it and freight to the lot. The table is computed from its drivers, so changing an assumption changes every line.',
      badges: ['Company projection', '2026 to 2031', 'US dollars'],
      actions: [
        { label: 'Market analysis', href: '/market-analysis', style: 'primary' },
        { label: 'Founder story', href: '/founder-story', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'orderStreams',
      bleed: true,
    },
    {
      blockType: 'featureGrid',
      tone: 'surface',
      anchor: 'revenue-model',
      eyebrow: 'Revenue model',
      heading: 'One order, three streams',
      columns: 3,
      features: [
        {
          icon: 'factory',
          title: 'Steel frame kits',
          text: 'A builder pays for the kit; the shop that made it is paid phase by phase. The average price falls from $45K to $42K as shops share tooling and plans repeat.',
        },
        {
          icon: 'layers',
          title: 'Software subscriptions',
          text: 'Builders who run many projects would pay $500 to $2K a month for their own plans, reserved capacity and a connection to their books.',
        },
        {
          icon: 'truck',
          title: 'Logistics',
          text: 'Freight from shop to lot, planned with the routing decision: 5 to 10% of the price of the kit.',
        },
      ],
      actions: [],
    },
    {
      blockType: 'projections',
      tone: 'paper',
      anchor: 'projections',
      eyebrow: 'Projection',
      heading: 'From $5.12M in 2026 to $142.8M in 2031',
      intro: 'Thirty times as many kits in five years, with a falling price and a margin that rises with volume.',
      years: INITIAL_PROJECTION_YEARS.map((year) => ({ ...year })),
      homesPerYear: HOMES_PER_YEAR,
      netMarginTargetPercent: 15,
      marketCases: [1, 10, 35],
      assumptions: [
        { title: 'Kits', text: '100 in 2026, from the pilot’s region outward; each later year adds one more region of shops.' },
        { title: 'Kit price', text: '$45,000 in 2026, $600 less every year, $42,000 in 2031.' },
        { title: 'Software', text: '40 subscribers at $650 a month for the ten months of 2026 after launch; 400 at $1,400 in 2031.' },
        { title: 'Logistics', text: '8% of kit revenue every year, within a range of 5 to 10%.' },
        { title: 'Gross margin', text: '30% at first, 48% at volume, as freight gets shorter and shops buy coil together.' },
        { title: 'Net margin', text: 'A target of 15% once the network covers the country. It is a goal, not part of the table.' },
      ],
      source: COMPANY_PROJECTION,
    },
    {
      blockType: 'chart',
      tone: 'surface',
      anchor: 'margin',
      eyebrow: 'Margin',
      heading: 'Gross margin rises from 30% to 48%',
      chartType: 'line',
      unit: '%',
      categories: INITIAL_PROJECTION_YEARS.map(({ year }) => String(year)),
      series: [{ name: 'Gross margin', values: INITIAL_PROJECTION_YEARS.map(({ grossMarginPercent }) => grossMarginPercent) }],
      source: COMPANY_PROJECTION,
    },
    {
      blockType: 'faq',
      tone: 'paper',
      anchor: 'questions',
      heading: 'What investors ask about the table',
      entries: [
        {
          question: 'Where do the figures come from?',
          answer:
            'From the drivers under the table: kits times price, subscribers times their monthly fee, and a share of kit revenue for logistics. The page computes every line from them. They are the company’s projection, not results.',
        },
        {
          question: 'Why is the market share so small?',
          answer:
            'Three thousand kits are about 0.2% of the homes completed in a year. The 1%, 10% and 35% cases show what the later phases of the plan would mean; they are not in the table.',
        },
        {
          question: 'What could make it wrong?',
          answer:
            'Fewer starts, higher coil prices, shops that fill up with other work, or code officials who take longer than we expect. A higher steel price moves the kit price first and the margin second.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      heading: 'Why the market is open',
      text: 'How big it is, what holds it back and the three phases of our plan.',
      actions: [
        { label: 'Market analysis', href: '/market-analysis', style: 'primary' },
        { label: 'Live demo', href: '/live-demo', style: 'quiet' },
        { label: 'Contact us', href: '/contact', style: 'quiet' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'Market analysis', targetPage: '/market-analysis' },
    { anchor: 'Founder story', targetPage: '/founder-story' },
    { anchor: 'Platform overview', targetPage: '/platform' },
  ],
  externalLinks: [
    { anchor: 'U.S. Census Bureau and HUD: homes completed a year', url: 'https://www.census.gov/construction/nrc/index.html' },
  ],
}
