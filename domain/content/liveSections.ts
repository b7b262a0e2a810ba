import { z } from 'zod'
import { base, heading, type SectionExamples } from './sectionMembers'
import { STATUS_CARDS } from './statusCards'

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

export const appSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('app'),
  /** '{remote}/{widget}', for example mfe-portal/pre-qualify. */
  app: z.string(),
  /** Height in pixels reserved until the widget has loaded, to avoid layout shift. */
  reservedHeight: z.number(),
})

/** Sections that show live data or take input. A section is registered by its place here. */
export const liveSections = [
  siteStatusSectionSchema,
  blogListSectionSchema,
  newsletterSectionSchema,
  contactFormSectionSchema,
  appSectionSchema,
] as const

/** One of each as the CMS sends it, for stories and tests. */
export const liveExamples: SectionExamples<typeof liveSections> = {
  siteStatus: {
    id: 'status-1',
    blockType: 'siteStatus',
    tone: 'paper',
    heading: 'Right now',
    cards: ['services', 'plans', 'releases', 'decisions', 'pages', 'mail'],
  },
  blogList: { id: 'blog-1', blockType: 'blogList', tone: 'paper', heading: 'All Articles', pageSize: 9, plan: 'the-bova-plan' },
  newsletter: {
    id: 'newsletter-1',
    blockType: 'newsletter',
    tone: 'paper',
    heading: 'Stay Updated',
    intro: 'New articles on building in steel by email, and nothing else.',
    note: 'We email you a link to confirm. You can unsubscribe from any email with one click.',
  },
  contactForm: {
    id: 'contact-1',
    blockType: 'contactForm',
    tone: 'paper',
    heading: 'Write to us',
    intro: 'A person reads it and answers by mail.',
    address: 'hello@framewell.test',
    note: 'We answer on working days.',
  },
  app: {
    id: 'app-1',
    blockType: 'app',
    tone: 'surface',
    heading: 'Find your tier',
    intro: 'Seven questions, sixty seconds.',
    app: 'mfe-portal/pre-qualify',
    reservedHeight: 480,
  },
}
