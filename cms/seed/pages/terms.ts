import type { SeedPage } from '../SeedPage'

export const terms: SeedPage = {
  slug: 'terms',
  title: 'Credit terms',
  seo: {
    title: 'Credit Terms and Tiers for Builders | Framewell',
    description:
      'Compare the four credit tiers for steel-frame orders: payment terms, limits, benefits and how a builder moves up, from Prepay to Premium Net 30.',
    keywords: ['credit terms', 'Net 30', 'builder credit tiers', 'steel frame kits'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Credit terms',
      title: 'What each tier gives you',
      lead: 'Your own decision stands here once you have applied. Until then, compare the tiers and see what leads from one to the next.',
      badges: [],
      actions: [],
      picture: 'none',
    },
    { blockType: 'app', tone: 'paper', app: 'mfe-portal/terms', reservedHeight: 1100 },
    {
      blockType: 'callToAction',
      tone: 'surface',
      heading: 'Use your terms',
      text: 'Price a plan, meet the shops that would make it, or read why we do this.',
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
}
