import { CREDIT_TERMS } from '../claims'
import type { SeedPage } from '../SeedPage'
import { ENTERPRISE_EMAIL } from '../siteSettings'

/** The landing page: how an order is made, where to begin, and on which terms. */
export const homeWays: SeedPage['sections'] = [
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
        text: 'Freight and lead time both fall with the miles between the shop and your lot.',
      },
      {
        name: 'Capacity',
        text: 'Only a shop with an open slot is asked, and the slot is reserved when you order.',
      },
      {
        name: 'Quality',
        text: 'Inspection results and disputes of past orders count.',
      },
      { name: 'Price', text: 'All shops quote against the same bill of materials.' },
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
        text: 'Choose a plan or upload your own. Drawing, price and bill of materials follow every choice.',
        duration: '60 seconds for your tier',
      },
      {
        title: 'Factory production',
        text: 'Fabrication, inspection and loading are stages that you can follow, each with its proof.',
        duration: '8 to 12 weeks by plan',
      },
      {
        title: 'Build and deliver',
        text: 'Panels arrive numbered in the order they stand, and a small crew bolts the frame together.',
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
        drawing: 'lineUp',
        plan: 'the-schiff-plan',
      },
      {
        title: 'Configurator',
        text: 'Foundation, frame, sheathing and roof: change one and watch the drawing and the price answer.',
        href: '/steel-configurator',
        linkLabel: 'Configure a frame',
        drawing: 'panelLift',
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
      { title: 'Your dates', text: 'A schedule of your own, starting with a demonstration on your numbers.' },
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
]
