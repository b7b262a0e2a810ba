import type { SeedPage } from '../SeedPage'

/** The list of articles; what stands in it comes from the posts. */
export const blog: SeedPage = {
  slug: 'blog',
  title: 'Blog',
  seo: {
    title: 'Steel Framing Blog for Residential Builders | Framewell',
    description:
      'Articles for builders on cold-formed steel: spacing, designators, thermal bridges, take-offs of real plans, escrow and credit, with drawn figures and sources.',
    keywords: ['steel framing blog', 'cold-formed steel articles', 'residential builders', 'take-off examples'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Blog',
      title: 'Building in steel, explained',
      lead: 'How frames go up, what the numbers on them mean, and how orders are decided and paid. Figures come from our own model or from a source we name.',
      badges: [],
      actions: [],
      picture: 'none',
    },
    { blockType: 'blogList', tone: 'paper', heading: 'All Articles', pageSize: 9, plan: 'the-storch-plan' },
    {
      blockType: 'newsletter',
      tone: 'paper',
      heading: 'Stay Updated',
      intro: 'New articles on building in steel by mail, and nothing else.',
      note: 'We mail you a link to confirm. Every mail after that can end the subscription with one click.',
    },
  ],
}
