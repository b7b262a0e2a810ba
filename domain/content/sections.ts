import { z } from 'zod'
import { richTextSchema } from './richText'

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
  /** Column headings after the first; the highlighted one is ours. */
  columns: z.array(z.string()),
  highlightedColumn: z.number().int().nullish(),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
  source: z.string().nullish(),
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
      /** A drawn frame of a plan, an uploaded picture, or nothing; a picture that fails to load falls back to a text tile. */
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
  chartType: z.enum(['bar', 'line', 'stacked']),
  unit: z.string(),
  categories: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
  source: z.string(),
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
  appSectionSchema,
])
export type Section = z.infer<typeof sectionSchema>
export type SectionOf<Type extends SectionType> = Extract<Section, { blockType: Type }>
