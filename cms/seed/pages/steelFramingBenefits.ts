import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { figure } from '@framewell/domain/numbers/figure'
import { COMPANY_CLAIM } from '../claims'
import { paragraph, richText } from '../richText'
import type { SeedPage } from '../SeedPage'

const frames = INITIAL_PLANS.map(({ name, layout }) => ({ name, ...frameSummary(frameModel(layout)) }))
/** The Storch, our two-story plan. */
const heaviest = Math.max(...frames.map(({ weightPounds }) => weightPounds))

/** Steel and lumber side by side. */
export const steelFramingBenefits: SeedPage = {
  slug: 'steel-framing-benefits',
  title: 'Steel framing benefits',
  seo: {
    title: 'Steel Framing vs. Lumber: Benefits Compared | Framewell',
    description:
      'Fire, wind, moisture, termites, weight, waste and cost over the life of a house: what changes when the frame is steel, and where wood still makes sense.',
    keywords: ['steel framing benefits', 'steel vs wood framing', 'non-combustible framing', 'light gauge steel homes'],
  },
  pictures: [
    {
      ...{ before: 'comparison', name: 'storch-sheathed', wide: true },
      caption: 'The Storch with its first story sheathed. Rendered from the frame that is priced, not a photograph.',
    },
  ],
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Steel versus lumber',
      title: 'What changes when the frame is steel',
      lead: 'The plan, the trades and the finishes stay the same. What changes is how long framing takes, how straight the walls stay, and what fire, wind, water and insects can do to them.',
      badges: [],
      actions: [
        { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
        { label: 'What is residential steel framing?', href: '/what-is-residential-steel-framing', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'truss',
      plan: 'the-schiff-plan',
    },
    {
      blockType: 'stats',
      tone: 'paper',
      anchor: 'claims',
      stats: [
        { figure: '50%', label: 'faster builds than stick framing', source: COMPANY_CLAIM },
        { figure: '{{claim.wind}}', label: 'wind resistance, not checked for any house', source: COMPANY_CLAIM },
        { figure: 'About 50%', label: 'lighter than the same wall in wood', source: COMPANY_CLAIM },
        { figure: '90%', label: 'recycled content', source: COMPANY_CLAIM },
      ],
      actions: [],
    },
    {
      blockType: 'comparisonTable',
      tone: 'paper',
      anchor: 'comparison',
      eyebrow: 'Side by side',
      heading: 'Ten questions to ask of any frame',
      columns: ['Cold-formed steel', 'Dimensional lumber'],
      highlightedColumn: 0,
      rows: [
        { label: 'Does it burn?', cells: ['No: a non-combustible structure, Type IIB', 'Yes; drywall and fire blocking buy time'] },
        {
          label: 'How much wind can it take?',
          cells: ['Up to {{claim.wind}} in our standard frame', 'What its connectors and sheathing are designed for'],
        },
        {
          label: 'Does water change it?',
          cells: ['It doesn’t swell or rot; its zinc coating must stay intact', 'It swells, shrinks and, kept wet, rots'],
        },
        { label: 'Do termites eat it?', cells: ['No', 'Yes; treatment and inspections are part of owning it'] },
        {
          label: 'How straight is it?',
          cells: ['Rolled straight, and it stays straight', 'Sorted on site; crown, twist and shrinkage come later'],
        },
        { label: 'What does it weigh?', cells: ['About half, by our claim', 'The baseline'] },
        { label: 'What is left over?', cells: ['Nothing on site: members arrive cut to length', 'Offcuts, culls and a dumpster'] },
        { label: 'How is it joined?', cells: ['Screws, counted on the bill', 'Nails; some connections with hardware'] },
        {
          label: 'Does it conduct heat?',
          cells: ['Yes: it needs continuous insulation outside', 'Not much: cavity insulation goes further'],
        },
        {
          label: 'How long does it last?',
          cells: ['50+ years of structural life, 50-year warranty', 'A long time, if it’s kept dry and free of pests'],
        },
      ],
      source:
        'Figures in the steel column are company claims for the standard frame. Type IIB is a construction type of the International Building Code',
      actions: [],
    },
    {
      blockType: 'featureGrid',
      tone: 'surface',
      anchor: 'benefits',
      eyebrow: 'Where it shows',
      heading: 'Six differences you will notice on a job',
      columns: 3,
      features: [
        {
          icon: 'flame',
          title: 'The frame doesn’t burn',
          text: 'Steel adds no fuel. A wall’s fire rating still comes from the whole assembly, drywall included, so ask for a tested one.',
        },
        {
          icon: 'wind',
          title: 'Bracing is drawn, not improvised',
          text: 'Straps are on the drawing, and hold-downs, anchors and screws are on the bill. Your engineer decides whether they’re enough for the site.',
        },
        {
          icon: 'ruler',
          title: 'Walls stay where they were set',
          text: 'Steel doesn’t shrink, so nails don’t pop and doors don’t stick the second winter. Cabinets go up on flat walls.',
        },
        {
          icon: 'shield',
          title: 'No termites, no rot',
          text: 'Galvanized steel is not organic. You still have to keep moisture out, but there’s nothing for mold or termites to eat.',
        },
        {
          icon: 'recycle',
          title: 'Scrap is worth money',
          text: 'Shop offcuts go back to the mill. At the end of its life, the frame is worth hauling to the scrapyard.',
        },
        {
          icon: 'clock',
          title: 'Panels arrive in erection order',
          text: 'Panels come off the truck in the order you set them, each with its mark. A small crew sets, plumbs, screws and braces them; nothing is cut on site.',
        },
      ],
      actions: [],
    },
    {
      blockType: 'drawing',
      tone: 'ink',
      bleed: true,
      anchor: 'counted',
      eyebrow: 'Counted, not estimated',
      heading: 'A frame you can check before it is made',
      intro:
        'This isn’t an illustration. It’s the front wall and roof of a plan, drawn from the model, and the same members are on the bill of materials.',
      subject: 'elevation',
      plan: 'the-schiff-plan',
      actions: [{ label: 'Make a bill of materials', href: '/bom-generator', style: 'quiet' }],
    },
    {
      blockType: 'chart',
      tone: 'paper',
      anchor: 'weight',
      eyebrow: 'Weight',
      heading: `A two-story house takes ${figure(heaviest)} pounds of steel`,
      intro: 'Walls, floor and roof of our three plans, as cut, without fasteners.',
      chartType: 'bar',
      unit: 'pounds',
      categories: frames.map(({ name }) => name),
      series: [{ name: 'Steel', values: frames.map(({ weightPounds }) => weightPounds) }],
      source: 'Framewell framing model of the three catalog plans: members × pounds per foot of the SFIA section tables',
    },
    {
      blockType: 'richText',
      tone: 'paper',
      anchor: 'when-wood',
      heading: 'When wood is the better answer',
      body: richText(
        paragraph(
          'A one-off cabin with a carpenter who owns the tools, a small addition to a wood-framed house, a lot no truck can reach: build it in wood. Steel pays where plans repeat, where a schedule costs interest, where wind, fire or termites set the insurance, and where the crew is hard to find.',
        ),
        paragraph(
          'It also asks for two things up front: decisions, because a hole that wasn’t drawn has to be cut in steel, and insulation outside the studs, because metal conducts heat. Settle both before you order: our drawings show neither. The [platform overview](/platform-overview) shows how the tools fit together.',
        ),
      ),
      actions: [],
    },
    {
      blockType: 'faq',
      tone: 'surface',
      anchor: 'questions',
      heading: 'Four questions about steel and lumber',
      entries: [
        {
          question: 'Is a steel frame more expensive than a lumber frame?',
          answer:
            'Per pound of material, often. Per finished frame it depends on what you count: a kit has a firm price, no waste allowance and fewer days of framing labor, and it shortens the months of construction interest. Price a plan in the configurator and compare it with your last framing bid, dumpster and call-backs included.',
        },
        {
          question: 'Does a steel frame make a house cold?',
          answer:
            'Not if it’s insulated the way steel needs. Studs conduct heat, so put a continuous layer of insulation outside them; the energy codes have tables for steel-framed walls. Our sheathing options include boards with insulation on them.',
        },
        {
          question: 'Will it rust?',
          answer:
            'Framing steel is coated with zinc, which protects even small scratches and cut edges. Inside a dry wall it has no reason to corrode. Keep it off wet concrete, away from treated lumber without a separator, and behind a proper weather barrier near the sea.',
        },
        {
          question: 'Can my usual trades work with it?',
          answer:
            'Yes. Plumbers and electricians pull through service holes with grommets, drywall goes on with fine-thread screws, and framers trade the nail gun for a screw gun. The difference is that layout is done before the truck arrives.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      heading: 'Price the difference on your own plan',
      text: 'Sixty seconds for your tier and limit, a few more for a frame with every member counted.',
      actions: [
        { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
        { label: 'Platform Overview', href: '/platform-overview', style: 'quiet' },
        { label: 'Read the guide to steel framing', href: '/what-is-residential-steel-framing', style: 'plain' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'What is residential steel framing?', targetPage: '/what-is-residential-steel-framing' },
    { anchor: 'Thermal bridges in steel walls', targetPage: '/thermal-bridges-in-steel-walls' },
    { anchor: '16 or 24 inches between studs', targetPage: '/steel-stud-spacing-16-or-24-inches' },
    { anchor: 'Home plans', targetPage: '/home-plans' },
  ],
  externalLinks: [
    { anchor: 'International Code Council: types of construction and residential code', url: 'https://codes.iccsafe.org/' },
    { anchor: 'ASHRAE: Standard 90.1, how steel walls are rated for heat', url: 'https://www.ashrae.org/' },
  ],
}
