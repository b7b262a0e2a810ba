import { z } from 'zod'
import { DRAWING_SUBJECTS } from './drawingSubjects'
import { actions, base, heading, mediaSchema, type SectionExamples } from './sectionMembers'

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

const imageSectionSchema = z.object({
  ...base,
  blockType: z.literal('image'),
  media: mediaSchema,
  caption: z.string().nullish(),
  wide: z.boolean().default(false),
})

/** A generated drawing with a numbered list of its parts. */
export const drawingSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('drawing'),
  subject: z.enum(DRAWING_SUBJECTS),
  /** Uses the full page width. */
  bleed: z.boolean().default(false),
  /** Plan to draw, for subjects that show one. */
  plan: z.string().nullish(),
  /** Names of the numbered parts, in order. */
  parts: z.array(z.object({ name: z.string(), text: z.string() })).default([]),
  caption: z.string().nullish(),
  actions,
})

/** Sections of pictures and drawings. A section is registered by its place here. */
export const pictureSections = [cardsSectionSchema, imageSectionSchema, drawingSectionSchema] as const

/** One of each as the CMS sends it, for stories and tests. */
export const pictureExamples: SectionExamples<typeof pictureSections> = {
  cards: {
    id: 'cards-1',
    blockType: 'cards',
    tone: 'surface',
    eyebrow: 'Home plans',
    heading: 'Three frames, ready to order',
    cards: [
      {
        title: 'The Bova',
        text: '900 sq ft, 3 bed, 2.5 bath.',
        href: '/home-plans',
        linkLabel: 'See the plan',
        links: [],
        plan: 'the-bova-plan',
      },
      {
        title: 'The Schiff',
        text: '1,350 sq ft, 3 bed, 2 bath.',
        href: '/home-plans',
        linkLabel: 'See the plan',
        links: [],
        plan: 'the-schiff-plan',
      },
      {
        title: 'The Storch',
        text: '1,800 sq ft, 4 bed, 3 bath.',
        href: '/home-plans',
        linkLabel: 'See the plan',
        links: [],
        plan: 'the-storch-plan',
      },
    ],
    actions: [],
  },
  image: {
    id: 'image-1',
    blockType: 'image',
    tone: 'paper',
    media: { url: '/logo.svg', alt: 'A panel is lifted onto its track', width: 1600, height: 1000, focalX: 50, focalY: 50, sizes: [] },
    caption: 'Panels leave the shop numbered in erection order.',
    wide: false,
  },
  drawing: {
    id: 'drawing-1',
    blockType: 'drawing',
    tone: 'paper',
    eyebrow: 'Main components',
    heading: 'Eight parts make a wall',
    subject: 'wallPanel',
    bleed: false,
    parts: [
      { name: 'Top track', text: 'A U-shaped channel that caps the studs and carries the joists or trusses.' },
      { name: 'Stud', text: 'A C-shaped member, 16 or 24 inches from the next.' },
    ],
    caption: 'Drawn to scale',
    actions: [],
  },
}
