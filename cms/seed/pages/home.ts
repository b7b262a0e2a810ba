import { BUILDING_CODE, COMPANY_CLAIM, CREDIT_TERMS, PILOT_BADGES } from '../claims'
import type { SeedPage } from '../SeedPage'
import { ENTERPRISE_EMAIL } from '../siteSettings'

const getPreQualified = { label: 'Get Pre-Qualified', href: '#pre-qualify', style: 'primary' } as const
const configureProject = { label: 'Configure Project', href: '/steel-configurator', style: 'quiet' } as const

const WAYS_OF_FRAMING =
  'National Association of Home Builders, from U.S. Census Bureau data (August 2024), https://www.nahb.org/blog/2024/08/share-of-wood-framed-homes-dips-in-2023'
const EPA_DEBRIS = 'https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/construction-and-demolition-debris-material'

/** The landing page. */
export const home: SeedPage = {
  slug: 'home',
  title: 'Home',
  seo: {
    title: 'Steel-Framed Homes for Builders on Net 30 | Framewell',
    description:
      'Configure a steel-framed home with live prices, see your credit tier in 60 seconds, and take away a numbered quote and a full bill of materials.',
    keywords: ['steel framing', 'steel frame home kits', 'build-to-rent', 'builder credit', 'Net 30'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Steel-framed homes for builders',
      title: 'The frame arrives finished. So does your schedule.',
      lead: 'Choose a plan, watch the steel and the price change together, and know your Net 30 terms in a minute. The quote and its bill of materials are yours to keep.',
      badges: PILOT_BADGES,
      actions: [getPreQualified, configureProject],
      picture: 'frame',
      plan: 'the-bova-plan',
      aside: [
        {
          blockType: 'app',
          app: 'mfe-portal/pre-qualify',
          anchor: 'pre-qualify',
          tone: 'surface',
          eyebrow: 'No obligation, no credit check',
          reservedHeight: 640,
        },
      ],
    },
    {
      blockType: 'stats',
      tone: 'paper',
      anchor: 'claims',
      leads: true,
      stats: [
        { figure: '50%', label: 'faster builds than stick framing', source: COMPANY_CLAIM },
        { figure: '4 months', label: 'guaranteed build', source: 'Company guarantee; terms come with the order' },
        { figure: '{{claim.wind}}', label: 'hurricane wind resistance', source: COMPANY_CLAIM },
        {
          figure: 'Type IIB',
          label: 'non-combustible structure',
          note: 'Construction type of the frame; the building official classifies the house',
          source: BUILDING_CODE,
        },
        { figure: '50+ years', label: 'structural life', source: COMPANY_CLAIM },
        { figure: '50 years', label: 'warranty', source: 'Company warranty; terms come with the order' },
        { figure: 'Zero', label: 'material waste on site', source: 'Company claim: every member is cut to its mark in the shop' },
      ],
      actions: [],
    },
    {
      blockType: 'drawing',
      tone: 'ink',
      anchor: 'the-frame',
      heading: 'Every member is drawn before it is rolled',
      intro: 'What you see is counted, and what is counted is priced, cut and marked.',
      subject: 'exploded',
      plan: 'the-storch-plan',
      bleed: true,
      parts: [],
      actions: [{ label: 'See the home plans', href: '/home-plans', style: 'quiet' }],
    },
    {
      blockType: 'featureGrid',
      tone: 'paper',
      anchor: 'scale',
      heading: 'One house or four hundred, framed the same way',
      intro:
        'A frame is data before it is steel. The plan that proved itself on the first lot is rolled to the same tolerance on the last one, in whichever shop has the room.',
      columns: 3,
      features: [
        {
          icon: 'hammer',
          title: 'The single lot',
          text: 'A catalog plan, a firm kit price and one delivery. You need neither a framing crew on retainer nor an engineer on staff.',
          href: '/home-plans',
        },
        {
          icon: 'building',
          title: 'The build-to-rent community',
          text: 'Repeat a plan across a street: the same drawing, the same count and the same price for every lot, whichever slab is ready first.',
          href: '/steel-configurator',
        },
        {
          icon: 'layers',
          title: 'The national program',
          text: 'One specification that many shops can make. Orders are routed by distance, capacity, quality and price.',
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
      intro: 'Wood is a good material. Steel is a predictable one, and on a schedule with interest running, predictable wins.',
      columns: ['Steel frame', 'Lumber frame'],
      highlightedColumn: 0,
      rows: [
        { label: 'Fire', cells: ['Non-combustible, Type IIB', 'Combustible; protected by its linings'] },
        { label: 'Wind', cells: ['Resists up to {{claim.wind}}', 'As designed: hold-downs and sheathing decide'] },
        { label: 'Moisture', cells: ['Does not shrink, swell, twist or rot', 'Moves as it dries; rots where it stays wet'] },
        { label: 'Termites', cells: ['Nothing to eat', 'Needs treatment and inspection'] },
        { label: 'Weight', cells: ['About 50% lighter for the same wall', 'Heavier to ship and to lift'] },
        { label: 'Waste', cells: ['Cut to its mark in the shop', 'Cut on site; offcuts go in the dumpster'] },
        { label: 'Material', cells: ['90% recycled content, recyclable again', 'Renewable when it comes from a managed forest'] },
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
      intro:
        'A frame that goes up sooner earns rent sooner and pays construction interest for fewer months. Four places where the money shows:',
      columns: 4,
      features: [
        {
          icon: 'clock',
          title: 'Fewer months of interest',
          text: 'Half the framing time (a company claim) moves roofing, rough-in and the first rent check forward by weeks.',
        },
        {
          icon: 'dollar',
          title: 'A price that holds',
          text: 'The kit is priced from its own bill of materials: every stud, track and screw is counted before you sign, so the framing line stops being an allowance.',
          href: '/bom-generator',
        },
        {
          icon: 'handshake',
          title: 'Thirty days to pay',
          text: 'Net 30 terms, up to $250K, for qualified builders. Seven answers show your tier and limit; nobody checks your credit.',
          href: '/terms',
        },
        {
          icon: 'shield',
          title: 'Risk you can insure',
          text: 'A non-combustible structure and a 50-year warranty are things to put before an underwriter. Ask yours before you choose.',
        },
      ],
      actions: [],
    },
    {
      blockType: 'chart',
      tone: 'surface',
      anchor: 'industry-data',
      heading: 'A house built to rent took 11.6 months to finish',
      intro:
        'Months from building permit to completion of single-family homes finished in 2022, by who they were built for. The average was 9.6 months.',
      chartType: 'bar',
      unit: 'months',
      categories: ['Built for sale', 'All single-family homes', 'By a hired contractor', 'Built for rent', 'By the owner'],
      series: [{ name: 'Permit to completion', values: [8.9, 9.6, 11.3, 11.6, 13.4] }],
      source: 'U.S. Census Bureau, 2022 Survey of Construction, as analyzed by the National Association of Home Builders (July 2023)',
    },
    {
      blockType: 'stats',
      tone: 'paper',
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
        {
          figure: '600 million tons',
          label: 'of construction and demolition debris generated in the United States in 2018',
          note: 'More than 90% came from demolition',
          source: `U.S. Environmental Protection Agency, Advancing Sustainable Materials Management: 2018 Fact Sheet, ${EPA_DEBRIS}`,
        },
      ],
      actions: [],
    },
    {
      blockType: 'drawing',
      tone: 'paper',
      anchor: 'network',
      heading: 'An order goes to the shop best placed to make it',
      intro: 'Every shop with free capacity is scored on four factors, and you see the choice, the runners-up and the reasons.',
      subject: 'routeMap',
      bleed: true,
      parts: [
        {
          name: 'Distance',
          text: 'Nearer shops ship less air. Freight and lead time both fall with the miles between the shop and your lot.',
        },
        {
          name: 'Capacity',
          text: 'Only a shop with an open slot is asked. The slot is reserved when you order, not when somebody gets round to it.',
        },
        {
          name: 'Quality',
          text: 'Inspection results and disputes of past orders count. A shop earns its place with every frame it ships.',
        },
        { name: 'Price', text: 'Shops quote against the same bill of materials, so the difference you see is the difference there is.' },
      ],
      actions: [
        { label: 'Meet the network partners', href: '/network-partners', style: 'quiet' },
        { label: 'Qualify to order', href: '/qualification', style: 'plain' },
      ],
    },
    {
      blockType: 'steps',
      tone: 'paper',
      anchor: 'how-it-works',
      heading: 'Three steps from lot to lock-up',
      intro: 'Each step hands its record to the next: what was priced is what is cut, and what is cut is what arrives.',
      steps: [
        {
          title: 'Configure and qualify',
          text: 'Choose a plan or upload your own. Drawing, price and bill of materials follow every choice, and your credit tier takes a minute.',
          duration: '60 seconds for your tier',
        },
        {
          title: 'Factory production',
          text: 'The order goes to the right shop. Fabrication, inspection and loading become stages that you can follow, each with its proof.',
          duration: '8 to 12 weeks by plan',
        },
        {
          title: 'Build and deliver',
          text: 'Panels arrive numbered in the order they stand. A small crew bolts the frame together and hands the trades a square, dry house.',
          duration: '4-month guaranteed build',
        },
      ],
      actions: [],
    },
    {
      blockType: 'cards',
      tone: 'paper',
      anchor: 'explore',
      heading: 'Start where you are',
      intro: 'Look at the frames, change one, or read the numbers first. None of the three asks for your name.',
      cards: [
        {
          title: 'Home plans',
          text: 'Three frames from 900 to 1,800 square feet, each with its kit price and delivery time.',
          href: '/home-plans',
          linkLabel: 'See the plans',
          plan: 'the-schiff-plan',
        },
        {
          title: 'Configurator',
          text: 'Foundation, frame, sheathing and roof: change one and watch the drawing and the price answer.',
          href: '/steel-configurator',
          linkLabel: 'Configure a frame',
          plan: 'the-storch-plan',
        },
        {
          title: 'Economics',
          text: 'Where the housing market stands, what steel costs in it, and what a faster frame is worth.',
          href: '/market-analysis',
          linkLabel: 'Read the analysis',
          drawing: 'priceStack',
          plan: 'the-bova-plan',
        },
      ],
      actions: [],
    },
    {
      blockType: 'featureGrid',
      tone: 'surface',
      anchor: 'enterprise',
      heading: 'Building hundreds a year? Bring us your program.',
      columns: 3,
      features: [
        { title: 'Your plans', text: 'We take off your own frames and price them from the same bill of materials as ours.' },
        { title: 'Your lots', text: 'Capacity is reserved week by week, in whichever shops have the room.' },
        { title: 'Your dates', text: 'We work out the schedule with you, starting with a demonstration on your numbers.' },
      ],
      actions: [
        {
          label: 'Schedule Enterprise Demo',
          href: `mailto:${ENTERPRISE_EMAIL}?subject=Partnership%20inquiry`,
          style: 'quiet',
        },
        { label: 'Watch the live demo', href: '/live-demo', style: 'plain' },
        { label: 'Why we started', href: '/founder-story', style: 'plain' },
      ],
    },
    {
      blockType: 'stats',
      tone: 'paper',
      anchor: 'credit-terms',
      stats: [
        { figure: 'Net 30', label: 'payment terms for qualified builders', source: CREDIT_TERMS },
        {
          figure: 'Up to $250K',
          label: 'credit for qualified builders',
          note: 'Limits depend on tier and project budget',
          source: CREDIT_TERMS,
        },
        {
          figure: '60 seconds',
          label: 'to a preliminary tier and limit',
          note: 'No obligation, no credit check',
          source: 'Company claim for its pre-qualification',
        },
        { figure: '3 tiers', label: 'Preferred, Standard and Prepay, assigned at once', source: CREDIT_TERMS },
      ],
      actions: [],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      anchor: 'start',
      heading: 'Find out in a minute which terms you build on',
      text: 'Seven answers give you a tier, a preliminary limit and the reasons behind both. No obligation, and nobody checks your credit.',
      actions: [
        getPreQualified,
        configureProject,
        { label: 'Open the builder dashboard', href: '/builder-dashboard', style: 'plain' },
        { label: 'Operator sign-in', href: '/admin-login', style: 'plain' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'What residential steel framing is', targetPage: '/what-is-residential-steel-framing' },
    { anchor: 'Steel framing benefits', targetPage: '/steel-framing-benefits' },
    { anchor: 'Where a build loses its months', targetPage: '/benefits-of-moving-hours-off-site' },
    { anchor: 'The platform and what runs today', targetPage: '/platform' },
  ],
  externalLinks: [
    {
      anchor: 'NAHB: single-family build times in 2022 (July 2023)',
      url: 'https://www.nahb.org/blog/2023/07/2022-single-family-build-times',
    },
    {
      anchor: 'NAHB: how homes completed in 2023 were framed (August 2024)',
      url: 'https://www.nahb.org/blog/2024/08/share-of-wood-framed-homes-dips-in-2023',
    },
    {
      anchor: 'U.S. EPA: construction and demolition debris',
      url: EPA_DEBRIS,
    },
  ],
}
