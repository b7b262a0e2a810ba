import type { SeedPage } from '../SeedPage'
import { ENTERPRISE_EMAIL } from '../siteSettings'

/** The pitch in four slides, and the tools themselves to try. */
export const liveDemo: SeedPage = {
  slug: 'live-demo',
  title: 'Live demo: the pitch in four slides',
  seo: {
    title: 'Live Demo: Steel Framing in Four Slides | Framewell',
    description:
      'The problem, the solution, the traction and the vision in four short slides, followed by the real tools to try: configurator, credit tier and take-off.',
    keywords: ['live demo', 'pitch', 'steel framing platform demo'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Live demo',
      title: 'A frame, from problem to vision',
      lead: 'Four slides that advance on their own, then the tools to try yourself.',
      badges: [],
      actions: [
        { label: 'Watch the slides', href: '#slides', style: 'primary' },
        { label: 'Try it yourself', href: '#try-it', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'erection',
      plan: 'the-storch-plan',
    },
    {
      blockType: 'slides',
      tone: 'surface',
      anchor: 'slides',
      slides: [
        {
          label: 'Problem',
          title: 'The frame is the least predictable part of a build',
          text: 'Crews are short, lumber prices move and so does lumber, and everything after framing waits for the last wall.',
          points: [
            'A bid is an opinion until the material is bought',
            'Rain on a lumber stack is a delay nobody gets paid for',
            'The loan accrues interest through all of it',
          ],
          figure: '11.6 months',
          figureLabel: 'from permit to completion of a home built for rent, finished in 2022',
          source: 'U.S. Census Bureau, Survey of Construction, as analyzed by the NAHB (July 2023)',
        },
        {
          label: 'Solution',
          title: 'A frame that is counted, priced and made before the slab is dry',
          text: 'Choose a plan: every stud and truss is modeled, drawn and priced, on terms you know in a minute. Routing then names the shop best placed to make it.',
          points: [
            'Price, drawing and bill of materials from one model',
            '{{credit.standard.net}} for qualified builders',
            'Orders by signature, and payment released phase by phase',
          ],
          plan: 'the-schiff-plan',
        },
        {
          label: 'Traction',
          title: 'The first project is a triplex',
          text: 'The pilot of Phase 1: three dwellings, one frame, a factory in Ohio.',
          points: ['Builders qualify online today', 'Quotes and bills of materials are live', 'Orders are placed and signed online'],
          figure: '8 weeks',
          figureLabel: 'from order to delivery of the pilot’s frame',
          source: 'Company target for its pilot project, not a record',
        },
        {
          label: 'Vision',
          title: 'Framing becomes a line in an order',
          text: 'From a configurator for one builder, to a portal for many, to drawings read by software and orders placed from the builder’s own system.',
          points: ['Phase 1: D2C configurator', 'Phase 2: B2B portal', 'Phase 3: OCR and ERP'],
          figure: '35%',
          figureLabel: 'of homes completed a year, the case for the third phase',
          source: 'Company target, not a forecast',
        },
      ],
      actions: [],
    },
    {
      blockType: 'cards',
      tone: 'paper',
      anchor: 'try-it',
      eyebrow: 'Try it',
      heading: 'Four things you can do right now',
      cards: [
        {
          title: 'Configure a frame',
          text: 'Change the foundation, frame or roof, and the drawing and price update.',
          href: '/steel-configurator',
          linkLabel: 'Open the configurator',
          plan: 'the-storch-plan',
        },
        {
          title: 'See your credit tier',
          text: 'Seven answers, sixty seconds, no credit check. The reasons come with the decision.',
          href: '/qualification',
          linkLabel: 'Get pre-qualified',
          drawing: 'tierSteps',
        },
        {
          title: 'Count the material',
          text: 'A bill of materials for a whole house, line by line, with prices and lead times.',
          href: '/bom-generator',
          linkLabel: 'Make a bill of materials',
          drawing: 'priceStack',
          plan: 'the-schiff-plan',
        },
        {
          title: 'See what runs today',
          text: 'The platform’s live status, and what each group of users can do.',
          href: '/platform',
          linkLabel: 'Open the overview',
          drawing: 'recordSheets',
          plan: 'the-storch-plan',
        },
      ],
      actions: [],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      anchor: 'enterprise',
      eyebrow: 'On your numbers',
      heading: 'Want to see it on your own plans?',
      text: 'Send us a floor plan and your program, and we’ll walk through both with your numbers in the tools.',
      actions: [
        { label: 'Schedule Enterprise Demo', href: `mailto:${ENTERPRISE_EMAIL}?subject=Partnership%20inquiry`, style: 'primary' },
        { label: 'Market analysis', href: '/market-analysis', style: 'quiet' },
        { label: 'Financial projections', href: '/financial-projections', style: 'quiet' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'Market analysis', targetPage: '/market-analysis' },
    { anchor: 'Financial projections', targetPage: '/financial-projections' },
    { anchor: 'Founder story', targetPage: '/founder-story' },
    { anchor: 'Home plans', targetPage: '/home-plans' },
  ],
  externalLinks: [
    {
      anchor: 'NAHB: single-family build times in 2022 (July 2023)',
      url: 'https://www.nahb.org/blog/2023/07/2022-single-family-build-times',
    },
  ],
}
