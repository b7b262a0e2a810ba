import type { SeedPage } from '../SeedPage'

/** The list of articles; its contents come from the posts. */
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
      lead: 'How frames go up, what the numbers on them mean, how credit is decided and how payment by milestones works. Figures come from our own model or from a source we name.',
      badges: [],
      actions: [],
      picture: 'frame',
      drawing: 'panelLift',
      plan: 'the-bova-plan',
    },
    { blockType: 'blogList', tone: 'paper', heading: 'All Articles', pageSize: 8, plan: 'the-storch-plan' },
    {
      blockType: 'newsletter',
      tone: 'paper',
      heading: 'Stay Updated',
      intro: 'New articles on building in steel by email, and nothing else.',
      note: 'We email you a link to confirm. You can unsubscribe from any email with one click.',
    },
    {
      blockType: 'faq',
      tone: 'surface',
      anchor: 'how-we-write',
      heading: 'How these articles are made',
      entries: [
        {
          question: 'Where do the figures come from?',
          answer:
            'Figures about our plans are counted by the model that draws and prices them, when the article is published. Every other figure names its source and year. Where we use judgment, we say so.',
        },
        {
          question: 'Are the case studies customers?',
          answer: 'No. They are the three plans of our own catalog, taken off member by member. We say so in each of them.',
        },
        {
          question: 'Can I rely on what an article says about the code?',
          answer:
            'As a guide to the questions, yes. Your state adopts an edition and may amend it; the building official and your engineer have the last word.',
        },
        {
          question: 'I found a mistake. Whom do I tell?',
          answer: 'Write to us: the address is on the contact page. A correction changes the article and its date.',
        },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'What is residential steel framing?', targetPage: '/what-is-residential-steel-framing' },
    { anchor: 'Steel framing benefits', targetPage: '/steel-framing-benefits' },
    { anchor: 'Contact', targetPage: '/contact' },
  ],
  externalLinks: [],
}
