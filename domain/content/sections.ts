import { z } from 'zod'
import { projectionYearSchema } from '../insights/projectionYear'
import { DRAWING_SUBJECTS } from './drawingSubjects'
import { chartMembers, tableMembers } from './figures'
import { richTextSchema } from './richText'
import { STATUS_CARDS } from './statusCards'

/** The section types an editor can put on a page [C1]; the discriminant is Payload's `blockType`. */
export const SECTION_TYPES = [
  'hero',
  'richText',
  'stats',
  'featureGrid',
  'comparisonTable',
  'steps',
  'cards',
  'faq',
  'timeline',
  'quote',
  'callToAction',
  'image',
  'chart',
  'drawing',
  'slides',
  'projections',
  'siteStatus',
  'blogList',
  'newsletter',
  'contactForm',
  'app',
] as const
export type SectionType = (typeof SECTION_TYPES)[number]

export const SECTION_TONES = ['paper', 'surface', 'ink'] as const
export const LINK_STYLES = ['primary', 'quiet', 'plain'] as const
/** Names of the drawn icons (lucide) an editor can choose. */
export const SECTION_ICONS = [
  'clock',
  'ruler',
  'shield',
  'flame',
  'wind',
  'recycle',
  'factory',
  'truck',
  'hammer',
  'map-pin',
  'gauge',
  'star',
  'dollar',
  'chart',
  'handshake',
  'building',
  'file',
  'layers',
] as const
export type SectionIcon = (typeof SECTION_ICONS)[number]

export const mediaSchema = z.object({
  url: z.string(),
  alt: z.string(),
  /** Pixels of the original; frames reserve the space with them. */
  width: z.number(),
  height: z.number(),
  /** Focal point in percent from the left and top. */
  focalX: z.number(),
  focalY: z.number(),
  sizes: z.array(z.object({ url: z.string(), width: z.number(), mimeType: z.string() })),
})
export type Media = z.infer<typeof mediaSchema>

/** A link: a path of the site (/terms), an anchor (#pre-qualify), a mailto: or tel: address, or an https address. */
export const linkSchema = z.object({
  label: z.string(),
  href: z.string(),
  style: z.enum(LINK_STYLES),
})
export type Link = z.infer<typeof linkSchema>

const base = {
  id: z.string(),
  /** Anchor of the section, without '#'. */
  anchor: z.string().nullish(),
  tone: z.enum(SECTION_TONES).default('paper'),
  /** ISO time from which the section is not shown any more (see visibleSections). */
  showUntil: z.string().nullish(),
}
const heading = {
  eyebrow: z.string().nullish(),
  heading: z.string().nullish(),
  intro: z.string().nullish(),
}
const actions = z.array(linkSchema).default([])

export const appSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('app'),
  /** '{remote}/{widget}', for example mfe-portal/pre-qualify. */
  app: z.string(),
  /** Height in pixels that the frame reserves until the widget has loaded, so that nothing jumps. */
  reservedHeight: z.number(),
})

export const heroSectionSchema = z.object({
  ...base,
  blockType: z.literal('hero'),
  eyebrow: z.string().nullish(),
  title: z.string(),
  lead: z.string().nullish(),
  /** Short facts in a row, for example a pilot's phase and factory. */
  badges: z.array(z.string()).default([]),
  actions,
  picture: z.enum(['none', 'frame', 'media']),
  /** What is drawn when picture is 'frame'. */
  drawing: z.enum(DRAWING_SUBJECTS).default('isometric'),
  /** The drawing takes the page's width below the words. */
  bleed: z.boolean().default(false),
  /** Plan whose frame is drawn when picture is 'frame'. */
  plan: z.string().nullish(),
  media: mediaSchema.nullish(),
  /** A widget beside the words. */
  aside: appSectionSchema.nullish(),
})

export const richTextSectionSchema = z.object({ ...base, ...heading, blockType: z.literal('richText'), body: richTextSchema, actions })

export const statsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('stats'),
  /** The first figure leads; the others stand small beside it. */
  leads: z.boolean().default(false),
  stats: z.array(z.object({ figure: z.string(), label: z.string(), note: z.string().nullish(), source: z.string().nullish() })),
  actions,
})

export const featureGridSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('featureGrid'),
  columns: z.number().int().min(2).max(4),
  features: z.array(z.object({ icon: z.enum(SECTION_ICONS).nullish(), title: z.string(), text: z.string(), href: z.string().nullish() })),
  actions,
})

export const comparisonTableSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('comparisonTable'),
  ...tableMembers,
  /** Which column is ours, from 0. */
  highlightedColumn: z.number().int().nullish(),
  actions,
})

export const stepsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('steps'),
  steps: z.array(z.object({ title: z.string(), text: z.string(), duration: z.string().nullish() })),
  actions,
})

export const cardsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('cards'),
  cards: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      href: z.string().nullish(),
      linkLabel: z.string().nullish(),
      /** Ways on from a card that groups several; then the card itself is no link. */
      links: z.array(z.object({ label: z.string(), href: z.string() })).default([]),
      /** A drawn frame of a plan, another drawing, an uploaded picture, or nothing. */
      drawing: z.enum(DRAWING_SUBJECTS).nullish(),
      plan: z.string().nullish(),
      media: mediaSchema.nullish(),
    }),
  ),
  actions,
})

export const faqSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('faq'),
  entries: z.array(z.object({ question: z.string(), answer: z.string() })),
})

export const timelineSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('timeline'),
  events: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })),
})

export const quoteSectionSchema = z.object({
  ...base,
  blockType: z.literal('quote'),
  text: z.string(),
  attribution: z.string().nullish(),
  role: z.string().nullish(),
})

export const callToActionSectionSchema = z.object({
  ...base,
  blockType: z.literal('callToAction'),
  eyebrow: z.string().nullish(),
  heading: z.string(),
  text: z.string().nullish(),
  actions,
})

export const imageSectionSchema = z.object({
  ...base,
  blockType: z.literal('image'),
  media: mediaSchema,
  caption: z.string().nullish(),
  wide: z.boolean().default(false),
})

export const chartSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('chart'),
  ...chartMembers,
})

/** Something drawn by the house itself, with a numbered list of what is on it. */
export const drawingSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('drawing'),
  subject: z.enum(DRAWING_SUBJECTS),
  /** Takes the whole width of the page. */
  bleed: z.boolean().default(false),
  /** Plan whose frame is drawn, for the subjects that show one. */
  plan: z.string().nullish(),
  /** What the numbers on the drawing name, in their order. */
  parts: z.array(z.object({ name: z.string(), text: z.string() })).default([]),
  caption: z.string().nullish(),
  actions,
})

/** Slides that move on by themselves; all are in the document. */
export const slidesSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('slides'),
  slides: z
    .array(
      z.object({
        /** Name on the step button, for example 'Problem'. */
        label: z.string(),
        title: z.string(),
        text: z.string(),
        points: z.array(z.string()).default([]),
        figure: z.string().nullish(),
        figureLabel: z.string().nullish(),
        source: z.string().nullish(),
        plan: z.string().nullish(),
      }),
    )
    .min(1),
  actions,
})

/** A revenue projection computed from its drivers: table, chart and headline figures. */
export const projectionsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('projections'),
  years: z.array(projectionYearSchema).min(1),
  homesPerYear: z.number().int().min(0),
  netMarginTargetPercent: z.number(),
  /** Shares of the market, in percent, for which homes and revenue are shown. */
  marketCases: z.array(z.number()).default([]),
  assumptions: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
  source: z.string(),
})

/** Cards that read the running platform. */
export const siteStatusSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('siteStatus'),
  cards: z.array(z.enum(STATUS_CARDS)).min(1),
})

/** The articles of the blog with its filters; what it lists comes from listPosts under the address's query. */
export const blogListSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('blogList'),
  /** Articles on a page of the list. */
  pageSize: z.number().int().min(3).max(30).default(9),
  /** Plan whose frame is drawn beside the featured article. */
  plan: z.string().nullish(),
})

/** The box that takes a visitor's address for the newsletter. */
export const newsletterSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('newsletter'),
  /** What happens with the address, below the field. */
  note: z.string().nullish(),
})

/** A form that writes to the house; the address to write to by mail stands beside it. */
export const contactFormSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('contactForm'),
  /** Mail address shown beside the form; it is where messages go. */
  address: z.string(),
  /** How long an answer takes, or who answers. */
  note: z.string().nullish(),
})

export const sectionSchema = z.discriminatedUnion('blockType', [
  heroSectionSchema,
  richTextSectionSchema,
  statsSectionSchema,
  featureGridSectionSchema,
  comparisonTableSectionSchema,
  stepsSectionSchema,
  cardsSectionSchema,
  faqSectionSchema,
  timelineSectionSchema,
  quoteSectionSchema,
  callToActionSectionSchema,
  imageSectionSchema,
  chartSectionSchema,
  drawingSectionSchema,
  slidesSectionSchema,
  projectionsSectionSchema,
  siteStatusSectionSchema,
  blogListSectionSchema,
  newsletterSectionSchema,
  contactFormSectionSchema,
  appSectionSchema,
])
export type Section = z.infer<typeof sectionSchema>
export type SectionOf<Type extends SectionType> = Extract<Section, { blockType: Type }>
