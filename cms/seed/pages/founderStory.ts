import { paragraph, richText } from '../richText'
import type { SeedPage } from '../SeedPage'

/** Investors: why these people, and what they have to show so far. */
export const founderStory: SeedPage = {
  slug: 'founder-story',
  title: 'Founder story',
  seo: {
    title: 'Founder Story: Why We Frame Houses in Steel | Framewell',
    description:
      'The losses that started the company, the trades its founders bring, what they learned about framing, and what the first pilot will be.',
    keywords: ['founder story', 'founder market fit', 'steel framing company', 'construction startup'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Founder story',
      title: 'We lost the same months you did',
      lead: 'This company wasn’t started by outsiders who found construction slow. It was started by people who had signed the loan, stood on the wet slab and explained the delay.',
      badges: [],
      actions: [
        { label: 'Watch the live demo', href: '/live-demo', style: 'primary' },
        { label: 'Market analysis', href: '/market-analysis', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'moneyRiver',
      bleed: true,
      plan: 'the-bova-plan',
    },
    {
      blockType: 'richText',
      tone: 'paper',
      anchor: 'losses',
      eyebrow: 'Lessons learned',
      heading: 'What it cost to learn this',
      body: richText(
        paragraph(
          'The first loss was time. A framing crew promised for Monday showed up weeks later, to a stack that had sat in the rain. Many of the studs went back. The house was no worse for it, only later, and a construction loan charges for later.',
        ),
        paragraph(
          'The second was money that looked safe. Lumber was an allowance in the budget until the day it was bought. When the price jumped between bid and delivery, nobody had done anything wrong, and the margin was still gone.',
        ),
        paragraph(
          'The third was trust. A deposit paid to a shop that then filled its line with somebody else’s order is hard to get back, and impossible to explain to a buyer. Payment by stage is what we wanted then.',
        ),
      ),
      actions: [],
    },
    {
      blockType: 'quote',
      tone: 'surface',
      text: 'Nobody could tell us what a frame would cost, when it would come, or who would answer for it. All three are arithmetic.',
      attribution: 'The founders',
      role: 'On the week the company began',
    },
    {
      blockType: 'featureGrid',
      tone: 'paper',
      anchor: 'expertise',
      eyebrow: 'Expertise',
      heading: 'Three trades at one table',
      columns: 3,
      features: [
        {
          icon: 'hammer',
          title: 'Building',
          text: 'Budgets, inspections and warranty calls on homes for rent and for sale. We know which day of a schedule hurts.',
        },
        {
          icon: 'factory',
          title: 'Manufacturing',
          text: 'Roll-forming lines, coil and loading docks. We know what a shop can promise and what it shouldn’t.',
        },
        {
          icon: 'dollar',
          title: 'Lending',
          text: 'Trade credit and escrow. We know why a good builder with a short history gets turned down, and how to do better.',
        },
      ],
      actions: [],
    },
    {
      blockType: 'featureGrid',
      tone: 'surface',
      anchor: 'insights',
      eyebrow: 'Insights',
      heading: 'Three things we believe and others don’t',
      columns: 3,
      features: [
        {
          title: 'The frame is data first',
          text: 'If every member is counted before it is made, then price, drawing, order and payment can be the same record.',
        },
        {
          title: 'Capacity exists, unconnected',
          text: 'Shops with idle shifts sit an hour from lots without frames. A network is cheaper than a factory and closer to the job.',
        },
        {
          title: 'Credit comes before material',
          text: 'A builder with thirty days to pay will try a new frame. A builder who has to prepay won’t. Credit is how a trade changes materials.',
        },
      ],
      actions: [],
    },
    {
      blockType: 'timeline',
      tone: 'paper',
      anchor: 'traction',
      eyebrow: 'Traction',
      heading: 'The first project',
      intro: 'The company’s plans for its own pilot, not its progress.',
      events: [
        {
          when: 'Phase 1',
          title: 'A triplex',
          text: 'Three dwellings under one roof, framed in steel from ground to ridge: the pilot.',
        },
        {
          when: 'Ohio',
          title: 'Frame fabrication',
          text: 'A factory in Ohio will roll and assemble the panels from the same model that priced them.',
        },
        {
          when: '8 weeks',
          title: 'Delivery',
          text: 'The company’s target from order to lot. The next phase begins when the frame is up.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      anchor: 'traction-line',
      eyebrow: 'Phase 1',
      heading: 'One pilot project, terms for builders in a minute',
      text: 'Builders price a plan, see their terms and order through the network.',
      actions: [
        { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
        { label: 'Apply as a partner', href: '/enhanced-partner-onboarding', style: 'quiet' },
        { label: 'Financial projections', href: '/financial-projections', style: 'quiet' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'Market analysis', targetPage: '/market-analysis' },
    { anchor: 'Financial projections', targetPage: '/financial-projections' },
    { anchor: 'Live demo', targetPage: '/live-demo' },
    { anchor: 'Escrow milestones and retainage', targetPage: '/escrow-milestones-and-retainage' },
  ],
  externalLinks: [
    {
      anchor: 'NAHB: what higher lumber prices did to new-home prices (2020)',
      url: 'https://www.nahb.org/blog/2020/08/Average-New-Home-Price-Now-16000-Higher-Due-to-Lumber',
    },
  ],
}
