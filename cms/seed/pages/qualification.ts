import { paragraph, richText } from '../richText'
import type { SeedPage } from '../SeedPage'

export const qualification: SeedPage = {
  slug: 'qualification',
  title: 'Builder credit qualification',
  seo: {
    title: 'Builder Credit Pre-Qualification in 60 Seconds | Framewell',
    description:
      'Seven questions, no obligation and no credit check: see your credit tier, a preliminary limit and how to raise both before you order a steel frame.',
    keywords: ['builder credit', 'pre-qualification', 'Net 30 construction credit', 'steel framing'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Builder qualification',
      title: 'Know your terms before you price the job',
      lead: 'Answer seven questions about you and the project. You’ll see your tier, limit and the reasons right away, and you can come back to them.',
      badges: [],
      actions: [],
      picture: 'frame',
      drawing: 'scoreScale',
    },
    { blockType: 'app', tone: 'paper', app: 'mfe-portal/qualification', anchor: 'apply', reservedHeight: 980 },
    {
      blockType: 'richText',
      tone: 'paper',
      heading: 'What happens with your answers',
      body: richText(
        paragraph(
          'The score uses only your answers: project type, start date, budget, steel experience and whether you apply for a company. Your name and location never change it. Every decision keeps the version of the policy that made it, so it can be explained to you later.',
        ),
        paragraph('A person reviews Standard applications within 24 hours. The [privacy notice](/privacy) says what we keep and why.'),
      ),
      actions: [],
    },
    {
      blockType: 'comparisonTable',
      tone: 'surface',
      anchor: 'steel-or-lumber',
      eyebrow: 'Steel versus lumber',
      heading: 'What a lender and an insurer see in a steel frame',
      columns: ['Steel frame', 'Lumber frame'],
      highlightedColumn: 0,
      rows: [
        { label: 'Build time', cells: ['50% faster builds, 11.5-hour house assembly', 'Depends on crew and weather'] },
        { label: 'Fire', cells: ['Non-combustible structure', 'Combustible structure'] },
        { label: 'Storm', cells: ['Up to {{claim.wind}}', 'As designed and nailed'] },
        { label: 'Waste', cells: ['Zero material waste on site', 'Offcuts at every opening'] },
        { label: 'Life and warranty', cells: ['50+ year structure, 50-year warranty', 'Warranty set by the builder'] },
      ],
      source: 'Figures in the steel column are company claims for the standard frame',
      actions: [],
    },
    {
      blockType: 'cards',
      tone: 'paper',
      heading: 'Two guides before you decide',
      cards: [
        {
          title: 'What is residential steel framing?',
          text: 'Studs, track, joists and trusses of cold-formed steel, what the codes say and where they are used.',
          href: '/what-is-residential-steel-framing',
          linkLabel: 'Read the guide',
        },
        {
          title: 'Steel framing benefits',
          text: 'Steel and lumber side by side on fire, wind, moisture, weight, waste and cost over the life of a house.',
          href: '/steel-framing-benefits',
          linkLabel: 'Read the comparison',
        },
      ],
      actions: [],
    },
    {
      blockType: 'faq',
      tone: 'surface',
      anchor: 'questions',
      heading: 'Questions builders ask first',
      entries: [
        {
          question: 'How long does qualification take?',
          answer:
            '60 seconds for most people: seven required answers, and the decision appears on the same page. It carries no obligation and no credit check.',
        },
        {
          question: 'What are the tiers?',
          answer:
            'Three are assigned at once. Preferred: instant approval and the best rates. Standard: approval within 24 hours. Prepay: immediate access with upfront payment. Premium is granted by our credit team to builders with a record on the network.',
        },
        {
          question: 'Which shop will make my frame?',
          answer: 'Routing considers distance, capacity, quality and cost. You see which shop was chosen, who came next and why.',
        },
        {
          question: 'Can I move to a better tier?',
          answer:
            'Yes. To move from Standard to Preferred, bring two trade references and six months of on-time payment. Every prepaid order you complete counts toward your credit history.',
        },
        {
          question: 'Is the limit final?',
          answer: 'It is preliminary until an order is accepted, and it never exceeds what your tier and your project budget allow.',
        },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'How we calculate a pre-qualification score', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Credit terms', targetPage: '/terms' },
    { anchor: 'Privacy notice', targetPage: '/privacy' },
  ],
  externalLinks: [
    { anchor: 'Consumer Financial Protection Bureau: your rights when you ask for credit', url: 'https://www.consumerfinance.gov/' },
  ],
}
