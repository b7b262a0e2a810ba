import type { SectionOf } from '@framewell/domain/content/sections'

/** Section types that the landing page does without. */
export const LATER_SECTIONS = [
  'richText',
  'faq',
  'timeline',
  'quote',
  'image',
  'slides',
  'projections',
  'siteStatus',
  'blogList',
  'newsletter',
  'contactForm',
] as const
export type LaterSection = SectionOf<(typeof LATER_SECTIONS)[number]>
