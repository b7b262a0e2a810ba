import { BUILDING_CODE, COMPANY_CLAIM } from '../claims'
import { paragraph, richText } from '../richText'
import type { SeedPage } from '../SeedPage'
import { framingInPractice } from './framingInPractice'

/** The guide: what cold-formed steel framing is, where it comes from, what the codes say and where it is used. */
export const whatIsResidentialSteelFraming: SeedPage = {
  slug: 'what-is-residential-steel-framing',
  title: 'What is residential steel framing?',
  seo: {
    title: 'What Is Residential Steel Framing? A Guide | Framewell',
    description:
      'Cold-formed steel framing explained: how studs are made, what makes them different from wood, their history since the 1850s, codes, uses and components.',
    keywords: ['residential steel framing', 'cold-formed steel', 'light gauge steel framing', 'steel studs', 'AISI S240'],
  },
  pictures: [
    {
      ...{ before: 'components', name: 'storch-studs', wide: true },
      caption: 'Studs, tracks and sills of The Storch. Rendered from the frame that is priced, not a photograph.',
    },
    {
      ...{ before: 'characteristics', name: 'storch-trusses', wide: true },
      caption: 'The roof trusses of The Storch from inside. Rendered from the frame that is priced, not a photograph.',
    },
  ],
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Guide',
      title: 'What is residential steel framing?',
      lead: 'A house frame made of thin, strong members that a machine bends from galvanized sheet at room temperature. They take the place of wood studs, joists and rafters and do the same work.',
      badges: [],
      actions: [
        { label: 'Builder Credit Qualification', href: '/qualification', style: 'primary' },
        { label: 'Steel framing benefits', href: '/steel-framing-benefits', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'stud',
      plan: 'the-bova-plan',
    },
    {
      blockType: 'richText',
      tone: 'paper',
      anchor: 'definition',
      eyebrow: '1. Definition',
      heading: 'Steel that is folded, not poured',
      body: richText(
        paragraph(
          'Structural steel for towers is rolled red-hot. Cold-formed steel starts as a coil of sheet, between about 0.03 and 0.1 inch thick for houses, and passes through a row of rollers that fold it, step by step, into a C or a U. The fold is what makes it strong: you can bend a flat strip in your hands, but a stud made from the same strip carries a floor.',
        ),
        paragraph(
          'The same machine cuts each member to length and prints its mark; where a drawing has holes for pipes and wires, it punches them too. A computer model of the house tells it what to make, so the frame exists as data before it exists as steel.',
        ),
      ),
      actions: [],
    },
    {
      blockType: 'drawing',
      tone: 'paper',
      anchor: 'sections',
      heading: 'Three shapes do most of the work',
      subject: 'profiles',
      parts: [
        { name: 'Stud', text: 'A C with lips. It carries load in walls; deeper ones are joists and rafters.' },
        { name: 'Track', text: 'A U without lips. It holds the studs at top and bottom and closes openings.' },
        { name: 'Strap', text: 'A flat strip. Pulled tight across a wall, it keeps the wall from racking in wind or an earthquake.' },
      ],
      caption: 'Sections of a 3⅝-inch wall. Outlines are to scale; the thickness is drawn larger than it is.',
      actions: [],
    },
    {
      blockType: 'stats',
      tone: 'surface',
      anchor: 'characteristics',
      eyebrow: '2. Characteristics',
      heading: 'Light, exact, non-combustible, recycled',
      stats: [
        { figure: 'About 50%', label: 'lighter than the same wall framed in wood', source: COMPANY_CLAIM },
        {
          figure: 'Precise',
          label: 'manufacture: a machine cuts and labels each member from the drawing',
          note: 'Tolerances are on each order’s drawing',
          source: COMPANY_CLAIM,
        },
        {
          figure: 'Type IIB',
          label: 'construction: the frame is non-combustible',
          note: 'The building official classifies the house',
          source: BUILDING_CODE,
        },
        { figure: '90%', label: 'recycled content', source: COMPANY_CLAIM },
      ],
      actions: [],
    },
    ...framingInPractice,
    {
      blockType: 'faq',
      tone: 'paper',
      anchor: 'questions',
      eyebrow: '6. Questions',
      heading: 'Questions people ask first',
      entries: [
        {
          question: 'What is residential steel framing?',
          answer:
            'A way to frame houses with members folded from thin galvanized steel sheet at room temperature, called cold-formed or light-gauge steel. Studs, joists, tracks and trusses take the place of their wood counterparts and are joined with screws.',
        },
        {
          question: 'Is steel framing approved by building codes?',
          answer:
            'Yes. The International Residential Code has prescriptive sections for steel floors (R505), walls (R603) and roofs (R804), and the International Building Code refers to the AISI standards for everything else. Your local building department decides which edition applies and approves the drawings.',
        },
        {
          question: 'How long has steel framing been used?',
          answer:
            'For over 150 years: bent sheet members appear in buildings in the 1850s, cold-formed members get their first national specification in the 1940s, and the residential code adopts them in the 2000s.',
        },
        {
          question: 'What are the main components of a steel frame?',
          answer:
            'Studs, tracks, headers and bracing in the walls, joists in the floors, trusses or rafters in the roof, and the screws, clips and anchors that join them. Each has a depth, a flange width and a thickness that are stamped on it, for example 362S162-33.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      anchor: 'next',
      eyebrow: '7. Next',
      heading: 'Ready to frame one in steel?',
      text: 'Compare the two materials line by line, or find out your credit terms in a minute.',
      actions: [
        { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
        { label: 'Steel framing benefits', href: '/steel-framing-benefits', style: 'quiet' },
      ],
    },
    {
      blockType: 'cards',
      tone: 'paper',
      anchor: 'industry',
      eyebrow: '8. Further reading',
      heading: 'Who publishes the standards',
      cards: [
        {
          title: 'American Iron and Steel Institute',
          text: 'Publishes the design specification and the framing standards named above.',
          href: 'https://www.steel.org/',
          linkLabel: 'steel.org',
        },
        {
          title: 'Steel Framing Industry Association',
          text: 'Section tables, a technical guide and the certification program for framing members.',
          href: 'https://www.steelframing.org/',
          linkLabel: 'steelframing.org',
        },
        {
          title: 'International Code Council',
          text: 'The International Residential and Building Codes, edition by edition.',
          href: 'https://www.iccsafe.org/',
          linkLabel: 'iccsafe.org',
        },
        {
          title: 'Cold-Formed Steel Engineers Institute',
          text: 'Technical notes for engineers, and a directory of those who design in cold-formed steel.',
          href: 'https://www.cfsei.org/',
          linkLabel: 'cfsei.org',
        },
      ],
      actions: [],
    },
  ],
  internalLinks: [
    { anchor: 'Steel framing benefits', targetPage: '/steel-framing-benefits' },
    { anchor: 'What 362S162-43 means', targetPage: '/what-362s162-43-means-on-a-steel-stud' },
    { anchor: 'What the residential code covers', targetPage: '/what-the-residential-code-covers' },
    { anchor: 'How a steel frame goes up', targetPage: '/how-a-steel-frame-goes-up' },
    { anchor: 'Thermal bridges in steel walls', targetPage: '/thermal-bridges-in-steel-walls' },
  ],
  externalLinks: [
    { anchor: 'Cold-Formed Steel Engineers Institute: history of the material', url: 'https://www.cfsei.org/history' },
    { anchor: 'International Code Council: the codes, free to read', url: 'https://codes.iccsafe.org/' },
    { anchor: 'Steel Framing Industry Association', url: 'https://www.steelframing.org/' },
  ],
}
