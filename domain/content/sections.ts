import { z } from 'zod'
import {
  chartSectionSchema,
  comparisonTableSectionSchema,
  drawingSectionSchema,
  imageSectionSchema,
  projectionsSectionSchema,
  statsSectionSchema,
} from './figureSections'
import {
  appSectionSchema,
  blogListSectionSchema,
  contactFormSectionSchema,
  newsletterSectionSchema,
  siteStatusSectionSchema,
} from './liveSections'
import {
  callToActionSectionSchema,
  cardsSectionSchema,
  faqSectionSchema,
  featureGridSectionSchema,
  heroSectionSchema,
  quoteSectionSchema,
  richTextSectionSchema,
  slidesSectionSchema,
  stepsSectionSchema,
  timelineSectionSchema,
} from './wordSections'

/** The section types an editor can put on a page; the discriminant is Payload's `blockType`. */
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
