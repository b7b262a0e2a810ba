import { CREDIT_TERMS } from '../claims'
import type { SeedPage } from '../SeedPage'
import { ENTERPRISE_EMAIL } from '../siteSettings'

/** The landing page: how to order, where to start, and the terms. */
export const homeWays: SeedPage['sections'] = [
  {
    blockType: 'drawing',
    tone: 'paper',
    anchor: 'network',
    heading: 'An order goes to the shop best placed to make it',
    intro: 'We score every available shop on four factors. You see the choice, the runners-up and why.',
    subject: 'routeMap',
    bleed: true,
    parts: [
      {
        name: 'Distance',
        text: 'Freight and lead time grow with every mile.',
      },
      {
        name: 'Capacity',
        text: 'An open slot, reserved when you order.',
      },
      {
        name: 'Quality',
        text: 'Inspections and disputes of past orders.',
      },
      { name: 'Price', text: 'What each shop charges for a unit of work.' },
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
    intro: 'What you price is what we cut, and what we cut is what arrives.',
    steps: [
      {
        title: 'Configure and qualify',
        text: 'Pick a catalog plan or bring your own, and get a drawing, a price and a bill of materials.',
        duration: '60 seconds for your tier',
      },
      {
        title: 'Factory production',
        text: 'Fabrication, packing and freight, each tracked as a stage.',
        duration: 'Your earliest day by ZIP code',
      },
      {
        title: 'Build and deliver',
        text: 'Panels come off the truck in erection order, and a small crew sets and screws them together.',
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
    intro: 'No sign-up needed.',
    cards: [
      {
        title: 'Home plans',
        text: 'Three frames from 900 to 1,800 square feet, each with its kit price.',
        href: '/home-plans',
        linkLabel: 'See the plans',
        drawing: 'lineUp',
        plan: 'the-schiff-plan',
      },
      {
        title: 'Configurator',
        text: 'Foundation, frame, sheathing and roof: change one and the drawing and price update.',
        href: '/steel-configurator',
        linkLabel: 'Configure a frame',
        drawing: 'panelLift',
        plan: 'the-storch-plan',
      },
      {
        title: 'Economics',
        text: 'The state of the housing market, what steel costs, and what a faster frame is worth.',
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
      { title: 'Your plans', text: 'We take off and price your frames the way we do ours.' },
      { title: 'Your lots', text: 'Shop capacity reserved week by week, where available.' },
      { title: 'Your dates', text: 'It starts with a demo on your numbers.' },
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
      {
        figure: '{{credit.standard.net}}',
        label: 'payment terms for qualified builders',
        note: '{{credit.preferred.deposit}} to {{credit.standard.deposit}} deposit by tier',
        source: CREDIT_TERMS,
      },
      {
        figure: 'Up to $250K',
        label: 'credit for qualified builders',
        note: 'Up to {{credit.preferred.limit}} by tier and project budget. More with Premium, which our credit team grants',
        source: CREDIT_TERMS,
      },
      {
        figure: '60 seconds',
        label: 'to a preliminary tier and limit',
        note: 'No obligation, no credit check',
        source: 'Company claim',
      },
      { figure: '3 tiers', label: 'Preferred, Standard and Prepay, assigned at once', source: CREDIT_TERMS },
    ],
    actions: [],
  },
]
