import { z } from 'zod'
import { DRAWING_SUBJECTS } from './drawingSubjects'
import { appSectionSchema } from './liveSections'
import { actions, base, heading, mediaSchema, type SectionExamples } from './sectionMembers'

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

const callToActionSectionSchema = z.object({
  ...base,
  blockType: z.literal('callToAction'),
  eyebrow: z.string().nullish(),
  heading: z.string(),
  text: z.string().nullish(),
  actions,
})

/** Sections that open or end a page. A section is registered by its place here. */
export const openingSections = [heroSectionSchema, slidesSectionSchema, callToActionSectionSchema] as const

/** One of each as the CMS sends it, for stories and tests. */
export const openingExamples: SectionExamples<typeof openingSections> = {
  hero: {
    id: 'hero-1',
    blockType: 'hero',
    tone: 'paper',
    eyebrow: 'Steel-framed homes for builders',
    title: 'The frame arrives finished. So does your schedule.',
    lead: 'Configure a plan, see the steel and the price move together, and order a kit on Net 30 terms from the shop best placed to make it.',
    badges: [],
    actions: [
      { label: 'Get Pre-Qualified', href: '#pre-qualify', style: 'primary' },
      { label: 'Configure Project', href: '/steel-configurator', style: 'quiet' },
    ],
    picture: 'frame',
    drawing: 'isometric',
    bleed: false,
    plan: 'the-bova-plan',
    media: null,
    aside: {
      id: 'aside-1',
      blockType: 'app',
      anchor: 'pre-qualify',
      tone: 'paper',
      eyebrow: null,
      heading: null,
      intro: null,
      app: 'mfe-portal/pre-qualify',
      reservedHeight: 712,
    },
  },
  slides: {
    id: 'slides-1',
    blockType: 'slides',
    tone: 'paper',
    slides: [
      {
        label: 'Problem',
        title: 'Framing waits for everything',
        text: 'Weather, crews and lumber decide when a house stands.',
        points: ['Crews are short', 'Prices move'],
        figure: '11.6 months',
        figureLabel: 'from permit to completion of a house built for rent',
        source: 'U.S. Census Bureau, 2022',
      },
      {
        label: 'Solution',
        title: 'The frame arrives finished',
        text: 'Cut to its mark in the shop nearest to the lot.',
        points: [],
        plan: 'the-bova-plan',
      },
      {
        label: 'Traction',
        title: 'A pilot is in fabrication',
        text: 'A triplex, made in Ohio.',
        points: [],
        figure: '8 weeks',
        figureLabel: 'to delivery',
        source: 'Framewell production plan, November 2026',
      },
      { label: 'Vision', title: 'Framing becomes an order', text: 'As simple as a window.', points: [] },
    ],
    actions: [],
  },
  callToAction: {
    id: 'cta-1',
    blockType: 'callToAction',
    tone: 'ink',
    eyebrow: null,
    heading: 'Know your terms before you bid',
    text: 'No obligation, no credit check.',
    actions: [
      { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
      { label: 'Schedule Enterprise Demo', href: 'mailto:enterprise@framewell.test?subject=Partnership%20inquiry', style: 'quiet' },
    ],
  },
}
