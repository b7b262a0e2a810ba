import { z } from 'zod'
import { base, heading } from './sectionMembers'
import { STATUS_CARDS } from './statusCards'

export const appSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('app'),
  /** '{remote}/{widget}', for example mfe-portal/pre-qualify. */
  app: z.string(),
  /** Height in pixels reserved until the widget has loaded, to avoid layout shift. */
  reservedHeight: z.number(),
})

/** Cards that show live platform status. */
const siteStatusSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('siteStatus'),
  cards: z.array(z.enum(STATUS_CARDS)).min(1),
})

/** The blog's article list with its filters. listPosts answers it under the address's query. */
const blogListSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('blogList'),
  /** Articles per page. */
  pageSize: z.number().int().min(3).max(30).default(9),
  /** Plan whose frame is drawn beside the featured article. */
  plan: z.string().nullish(),
})

/** The newsletter sign-up form. */
const newsletterSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('newsletter'),
  /** What happens to the address, shown below the field. */
  note: z.string().nullish(),
})

/** A contact form, with the company's mail address beside it. */
const contactFormSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('contactForm'),
  /** Mail address shown beside the form; messages go there. */
  address: z.string(),
  /** How long an answer takes, or who answers. */
  note: z.string().nullish(),
})

/** Sections that show live data or take input. A section is registered by its place here. */
export const liveSections = [
  siteStatusSectionSchema,
  blogListSectionSchema,
  newsletterSectionSchema,
  contactFormSectionSchema,
  appSectionSchema,
] as const
