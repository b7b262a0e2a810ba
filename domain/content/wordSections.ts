import { z } from 'zod'
import { DRAWING_SUBJECTS } from './drawingSubjects'
import { appSectionSchema } from './liveSections'
import { richTextSchema } from './richText'
import { actions, base, heading, mediaSchema, SECTION_ICONS } from './sectionMembers'

const heroSectionSchema = z.object({
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
  /** The drawing uses the full page width below the text. */
  bleed: z.boolean().default(false),
  /** Plan whose frame is drawn when picture is 'frame'. */
  plan: z.string().nullish(),
  media: mediaSchema.nullish(),
  /** A widget beside the text. */
  aside: appSectionSchema.nullish(),
})

const richTextSectionSchema = z.object({ ...base, ...heading, blockType: z.literal('richText'), body: richTextSchema, actions })

const featureGridSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('featureGrid'),
  columns: z.number().int().min(2).max(4),
  features: z.array(z.object({ icon: z.enum(SECTION_ICONS).nullish(), title: z.string(), text: z.string(), href: z.string().nullish() })),
  actions,
})

const stepsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('steps'),
  steps: z.array(z.object({ title: z.string(), text: z.string(), duration: z.string().nullish() })),
  actions,
})

const cardsSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('cards'),
  cards: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      href: z.string().nullish(),
      linkLabel: z.string().nullish(),
      /** Links of a card that groups several; then the card itself is no link. */
      links: z.array(z.object({ label: z.string(), href: z.string() })).default([]),
      /** A plan's drawn frame, another drawing, an uploaded picture, or nothing. */
      drawing: z.enum(DRAWING_SUBJECTS).nullish(),
      plan: z.string().nullish(),
      media: mediaSchema.nullish(),
    }),
  ),
  actions,
})

const faqSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('faq'),
  entries: z.array(z.object({ question: z.string(), answer: z.string() })),
})

const timelineSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('timeline'),
  events: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })),
})

const quoteSectionSchema = z.object({
  ...base,
  blockType: z.literal('quote'),
  text: z.string(),
  attribution: z.string().nullish(),
  role: z.string().nullish(),
})

const callToActionSectionSchema = z.object({
  ...base,
  blockType: z.literal('callToAction'),
  eyebrow: z.string().nullish(),
  heading: z.string(),
  text: z.string().nullish(),
  actions,
})

/** Slides that advance automatically; all are in the document. */
const slidesSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('slides'),
  slides: z
    .array(
      z.object({
        /** Label of the step button, for example 'Problem'. */
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

/** Sections of words. A section is registered by its place here. */
export const wordSections = [
  heroSectionSchema,
  richTextSectionSchema,
  featureGridSectionSchema,
  stepsSectionSchema,
  cardsSectionSchema,
  faqSectionSchema,
  timelineSectionSchema,
  quoteSectionSchema,
  callToActionSectionSchema,
  slidesSectionSchema,
] as const
