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
    intro: 'We score every available shop on four factors. You see the choice, the runners-up and the reasons.',
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
      { name: 'Price', text: 'What each shop asks for a unit of work.' },
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
    intro: 'What was priced is what is cut, and what is cut is what arrives.',
    steps: [
      {
        title: 'Configure and qualify',
        text: 'A catalog plan or your own: drawing, price and bill of materials follow.',
        duration: '60 seconds for your tier',
      },
      {
        title: 'Factory production',
        text: 'Fabrication, packing and transport, each a recorded stage.',
        duration: '8 to 12 weeks by plan',
      },
      {
        title: 'Build and deliver',
        text: 'Panels arrive in the order they stand; a small crew bolts them together.',
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
        text: 'Three frames from 900 to 1,800 square feet, each with its kit price and delivery time.',
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
      { title: 'Your plans', text: 'Your frames, taken off and priced as ours are.' },
      { title: 'Your lots', text: 'Capacity reserved week by week, where there is room.' },
      { title: 'Your dates', text: 'A schedule that starts with a demonstration on your numbers.' },
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
