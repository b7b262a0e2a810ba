import { z } from 'zod'
import { base, heading } from './sectionMembers'
import { STATUS_CARDS } from './statusCards'

export const appSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('app'),
  /** '{remote}/{widget}', for example mfe-portal/pre-qualify. */
  app: z.string(),
  /** Height in pixels that the frame reserves until the widget has loaded, so that nothing jumps. */
  reservedHeight: z.number(),
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
