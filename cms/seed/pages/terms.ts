import type { SeedPage } from '../SeedPage'

export const terms: SeedPage = {
  slug: 'terms',
  title: 'Credit terms',
  seo: {
    title: 'Credit Terms and Tiers for Builders | Framewell',
    description:
      'Compare the four credit tiers for steel-frame orders: payment terms, limits, benefits and how a builder moves up, from Prepay to Premium.',
    keywords: ['credit terms', 'Net 30', 'builder credit tiers', 'steel frame kits'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Credit terms',
      title: 'What each tier gives you',
      lead: 'Sign in to see your own decision here, or open it with its private link. Below are the four tiers: what each one gives you and how to move up.',
      badges: [],
      actions: [],
      picture: 'frame',
      drawing: 'tierSteps',
    },
    { blockType: 'app', tone: 'paper', app: 'mfe-portal/terms', reservedHeight: 1100 },
    {
      blockType: 'faq',
      tone: 'paper',
      anchor: 'questions',
      heading: 'What builders ask about the terms',
      entries: [
        {
          question: 'What does {{credit.standard.net}} mean?',
          answer:
            'The invoice is due {{credit.standard.days}} days after its date. Terms apply once an order is accepted; a decision alone costs nothing.',
        },
        {
          question: 'How do I move up a tier?',
          answer:
            'From Prepay: a first successful project, references and financials. To Standard: references, a portfolio and a first on-time project. To Preferred: two trade references and six months of 100% on-time payment.',
        },
        {
          question: 'Why is my limit lower than my tier’s?',
          answer:
            'Two limits apply, and the smaller one counts: the limit of the tier, and a cap by the size of the project you named. Credit beyond the job helps nobody.',
        },
        {
          question: 'Who can get Premium?',
          answer: 'Builders with a record of orders. Our credit team grants it case by case, with a written reason; no form can assign it.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'surface',
      heading: 'Use your terms',
      text: 'Price a plan, browse the catalog, or read why we started.',
      actions: [
        { label: 'Get a plan quote', href: '/simple-configurator', style: 'quiet' },
        { label: 'Home plans', href: '/home-plans', style: 'quiet' },
        { label: 'Network partners', href: '/network-partners', style: 'plain' },
        { label: 'Market analysis', href: '/market-analysis', style: 'plain' },
        { label: 'Founder story', href: '/founder-story', style: 'plain' },
        { label: 'Live demo', href: '/live-demo', style: 'plain' },
        { label: 'Terms', href: '/terms', style: 'plain' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'Builder credit qualification', targetPage: '/qualification' },
    { anchor: 'How we calculate a pre-qualification score', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Escrow milestones and retainage', targetPage: '/escrow-milestones-and-retainage' },
  ],
  externalLinks: [
    { anchor: 'Consumer Financial Protection Bureau: your rights when you ask for credit', url: 'https://www.consumerfinance.gov/' },
  ],
}
