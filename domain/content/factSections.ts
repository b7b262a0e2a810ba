import { z } from 'zod'
import { HOMES_PER_YEAR, INITIAL_PROJECTION_YEARS } from '../insights/initialProjections'
import { projectionYearSchema } from '../insights/projectionYear'
import { chartMembers, tableMembers } from './figures'
import { actions, base, heading, SECTION_ICONS, type SectionExamples } from './sectionMembers'

const statsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('stats'),
  /** The first figure is large; the others are small beside it. */
  leads: z.boolean().default(false),
  stats: z.array(z.object({ figure: z.string(), label: z.string(), note: z.string().nullish(), source: z.string().nullish() })),
  actions,
})

const featureGridSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('featureGrid'),
  columns: z.number().int().min(2).max(4),
  features: z.array(z.object({ icon: z.enum(SECTION_ICONS).nullish(), title: z.string(), text: z.string(), href: z.string().nullish() })),
  actions,
})

const comparisonTableSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('comparisonTable'),
  ...tableMembers,
  /** Index of our column, from 0. */
  highlightedColumn: z.number().int().nullish(),
  actions,
})

const stepsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('steps'),
  steps: z.array(z.object({ title: z.string(), text: z.string(), duration: z.string().nullish() })),
  actions,
})

const timelineSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('timeline'),
  events: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })),
})

export const chartSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('chart'),
  ...chartMembers,
})

/** A revenue projection computed from its drivers, with table, chart and headline figures. */
const projectionsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('projections'),
  years: z.array(projectionYearSchema).min(1),
  homesPerYear: z.number().int().min(0),
  netMarginTargetPercent: z.number(),
  /** Market shares, in percent, for which homes and revenue are shown. */
  marketCases: z.array(z.number()).default([]),
  assumptions: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
  source: z.string(),
})

/** Sections of facts and figures. A section is registered by its place here. */
export const factSections = [
  statsSectionSchema,
  featureGridSectionSchema,
  comparisonTableSectionSchema,
  stepsSectionSchema,
  timelineSectionSchema,
  chartSectionSchema,
  projectionsSectionSchema,
] as const

/** One of each as the CMS sends it, for stories and tests. */
export const factExamples: SectionExamples<typeof factSections> = {
  stats: {
    id: 'stats-1',
    blockType: 'stats',
    leads: false,
    tone: 'paper',
    actions: [],
    stats: [
      { figure: '50%', label: 'less time on site than stick framing' },
      { figure: '195 mph', label: 'wind rating of the standard frame' },
      { figure: '90%', label: 'recycled steel, offcuts remelted' },
      { figure: '$250K', label: 'credit on Net 30 for qualified builders' },
    ],
  },
  featureGrid: {
    id: 'features-1',
    blockType: 'featureGrid',
    tone: 'paper',
    eyebrow: 'The network',
    heading: 'Every order goes to the shop best placed to make it',
    intro: 'Four factors decide, and the decision is kept with its reasons.',
    columns: 4,
    features: [
      { icon: 'map-pin', title: 'Distance', text: 'Freight is a real cost: nearer shops score higher.' },
      { icon: 'gauge', title: 'Capacity', text: 'Only shops with a free slot in your window are asked.' },
      { icon: 'star', title: 'Quality', text: 'Measured on delivered frames, not claimed.' },
      { icon: 'dollar', title: 'Price', text: 'Compared on the same bill of materials.', href: '/network-partners' },
    ],
    actions: [{ label: 'Meet the partners', href: '/network-partners', style: 'quiet' }],
  },
  comparisonTable: {
    id: 'compare-1',
    blockType: 'comparisonTable',
    tone: 'paper',
    eyebrow: 'Why steel',
    heading: 'The same house, with the uncertainty taken out',
    intro: 'Numbers from the frame itself, not from a brochure.',
    columns: ['Steel frame', 'Lumber frame'],
    highlightedColumn: 0,
    rows: [
      { label: 'Tolerance of a stud', cells: ['± 1/32 in over its length', '± 1/4 in, moving with moisture'] },
      { label: 'Waste on site', cells: ['None: every piece is cut to its mark', '10 to 15% in the skip'] },
      { label: 'Fire', cells: ['Non-combustible, Type IIB', 'Combustible'] },
    ],
    source: null,
    actions: [],
  },
  steps: {
    id: 'steps-1',
    blockType: 'steps',
    tone: 'paper',
    eyebrow: 'How it works',
    heading: 'Three steps from lot to lock-up',
    steps: [
      {
        title: 'Configure and qualify',
        text: 'Choose a plan or upload yours. Price, drawing and credit tier follow every choice.',
        duration: '60 seconds',
      },
      {
        title: 'Factory production',
        text: 'We route the order to the nearest shop with the capacity and the quality for it.',
        duration: '4 to 6 weeks',
      },
      {
        title: 'Build and deliver',
        text: 'Panels arrive numbered in erection order. Escrow pays each party as each stage is proved.',
        duration: '5 days on site',
      },
    ],
    actions: [],
  },
  timeline: {
    id: 'timeline-1',
    blockType: 'timeline',
    tone: 'paper',
    heading: 'A hundred and fifty years of steel in houses',
    events: [
      { when: '1850s', title: 'Origins', text: 'Sheet steel is bent into members for the first time.' },
      { when: '1940s', title: 'Cold-formed', text: 'Roll-forming makes straight, repeatable sections.' },
      { when: '2000s', title: 'In the code', text: 'The residential code takes up prescriptive steel framing.' },
    ],
  },
  chart: {
    id: 'chart-1',
    blockType: 'chart',
    tone: 'paper',
    eyebrow: 'Industry data',
    heading: 'Steel framing doubles its revenue within five years',
    chartType: 'stacked',
    unit: '$M',
    categories: ['2026', '2027', '2028', '2029', '2030', '2031'],
    series: [
      { name: 'Kits', values: [4.5, 11.2, 22, 43.5, 86, 126] },
      { name: 'Software', values: [0.3, 0.9, 2.1, 4, 6.5, 9] },
      { name: 'Logistics', values: [0.32, 0.8, 1.7, 3.2, 5.6, 7.8] },
    ],
    source: 'Framewell projections, November 2026',
  },
  projections: {
    id: 'projections-1',
    blockType: 'projections',
    tone: 'surface',
    heading: 'Revenue grows 28 times in five years',
    years: [...INITIAL_PROJECTION_YEARS],
    homesPerYear: HOMES_PER_YEAR,
    netMarginTargetPercent: 15,
    marketCases: [1, 10, 35],
    assumptions: [{ title: 'Kit price', text: 'Falls by $600 a year as more shops share the tooling.' }],
    source: 'Company projection',
  },
}
