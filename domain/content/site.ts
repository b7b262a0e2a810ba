import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { KINDS_OF_PEOPLE } from '../accounts/signedInHint'
import { defineCall } from '../http/defineCall'
import { contentPageChangeSchema } from './contentPage'
import { pageSchema } from './page'

const navigationLinkSchema = z.object({
  label: z.string(),
  href: z.string(),
  /** Shown only to these people; a link for operators also to signed-out visitors. */
  whose: z.enum(KINDS_OF_PEOPLE).optional(),
})
export type NavigationLink = z.infer<typeof navigationLinkSchema>

/** Site chrome around every page: names, contacts, header and footer, editable in the CMS. */
export const siteChromeSchema = z.object({
  /** Where the company's days begin and end: the cms's setting, which the host and its pages follow. */
  timeZone: z.string(),
  siteName: z.string(),
  tagline: z.string(),
  description: z.string(),
  contactEmail: z.string(),
  enterpriseEmail: z.string(),
  phone: z.string().nullish(),
  address: z.string().nullish(),
  /** `showUntil` is the ISO time after which the line is hidden. */
  announcement: z.object({ text: z.string(), href: z.string().nullish(), showUntil: z.string().nullish() }).nullable(),
  header: z.object({
    links: z.array(navigationLinkSchema),
    /** The outlined button at the end, 'Admin'; null while its target is not live. */
    button: navigationLinkSchema.nullable(),
    /** What builders, shops and editors see instead. */
    own: z.array(navigationLinkSchema).default([]),
    /** Additional content of the slide-out menu. */
    mobileExtra: z.array(navigationLinkSchema),
  }),
  alternateHeader: z.object({ links: z.array(navigationLinkSchema) }),
  /** Product paths that nothing answers yet; no screen links to them. */
  closedRoutes: z.array(z.string()).default([]),
  footer: z.object({ groups: z.array(z.object({ title: z.string(), links: z.array(navigationLinkSchema) })), smallPrint: z.string() }),
})
export type SiteChrome = z.infer<typeof siteChromeSchema>

export const getSiteChrome = defineCall({
  name: 'getSiteChrome',
  method: 'GET',
  path: '/api/site/chrome',
  summary: 'Header, footer and site settings',
  feature: 'content',
  access: 'public',
  input: z.object({}),
  output: siteChromeSchema,
})

/** The published page at a path, or its redirect. A draft requires an editor. */
export const getSitePage = defineCall({
  name: 'getSitePage',
  method: 'GET',
  path: '/api/site/page',
  summary: 'The published page at a path, or its redirect',
  feature: 'content',
  access: 'public',
  input: z.object({ path: z.string().startsWith('/').max(300) }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), page: pageSchema }),
    z.object({ kind: z.literal('redirect'), to: z.string(), permanent: z.boolean() }),
    z.object({ kind: z.literal('none') }),
  ]),
})

const document = z.object({ collection: z.enum(['pages', 'posts']), id: z.uuid() })

/** The newest draft of a document for the live preview. */
export const getDraftPage = defineCall({
  name: 'getDraftPage',
  method: 'GET',
  path: '/api/site/draft',
  summary: 'The newest draft of a page or post, or one of its versions, for its preview',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document.extend({
    /** An earlier version instead. */
    version: z.uuid().optional(),
  }),
  output: z.object({ page: pageSchema }),
})

/** Deeper than any text with nested lists. */
const DEEPEST_FORM = 200

/** False for values that no form produces: lists with null entries, or unbounded nesting. */
function isForm(form: Readonly<Record<string, unknown>>): boolean {
  let level: unknown[] = [form]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_FORM || level.some(hasGap)) return false
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return true
}

/** Figures of a chart may be missing. */
function hasGap(value: unknown): boolean {
  return Array.isArray(value) && value.includes(null) && !value.some((entry) => typeof entry === 'number')
}

/** Renders an editor's unsaved changes as visitors would see them. Stores nothing and leaves out what can't be shown yet. */
export const previewDraft = defineCall({
  name: 'previewDraft',
  method: 'POST',
  path: '/api/site/draft',
  summary: 'A page or post as it would be with what is typed; nothing is stored',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document.extend({
    /** Differences from the newest draft, as the content screen sends them. */
    change: contentPageChangeSchema.optional(),
    /** Or the whole document as a panel form holds it. */
    form: z.record(z.string(), z.unknown()).refine(isForm, 'This is no form of a page or post').optional(),
  }),
  output: getDraftPage.output,
  errors: {
    contentIsSections: { status: 400, message: 'The text of this page is made of sections. Send `sections` instead of `content`.' },
    notShowable: { status: 422, message: 'This can’t be shown yet.' },
  },
})

/** Every published path, for the sitemap and for warming the page cache. */
export const listSitePaths = defineCall({
  name: 'listSitePaths',
  method: 'GET',
  path: '/api/site/paths',
  summary: 'Published paths with their last change',
  feature: 'content',
  access: 'public',
  input: z.object({}),
  output: z.object({ paths: z.array(z.object({ path: z.string(), lastModified: z.string(), noIndex: z.boolean() })) }),
})

/**
 * The share picture of a published page, drawn or cropped from its editor's choice: 1200 × 630 pixels. The page names its address, with its
 * version.
 */
export const getSiteCard = defineCall({
  name: 'getSiteCard',
  method: 'GET',
  path: '/api/site/card',
  summary: 'Picture of a published page or live route, for shared links (1200 × 630; PNG when drawn, JPEG of an upload)',
  feature: 'content',
  access: 'public',
  input: z.object({ path: z.string().startsWith('/').max(300), v: z.string().max(32).optional() }),
  output: z.unknown(),
  answers: 'stream',
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})

/** Which links lead to nothing a visitor can see yet: the panel marks them, the site leaves them out. */
export const findDeadLinks = defineCall({
  name: 'findDeadLinks',
  method: 'GET',
  path: '/api/site/dead-links',
  summary: 'Which of these link addresses lead to nothing published',
  feature: 'content',
  access: EDITOR_ROLES,
  /** Link addresses, separated by spaces. */
  input: z.object({ hrefs: z.string().max(6000) }),
  output: z.object({ dead: z.array(z.string()) }),
})

/**
 * Server-sent events from the cms to its hosts. 'content' lists the paths of changed pages ('*' for all, after a change to navigation or
 * settings). 'releases' says the live set changed. 'hello' opens the stream; a host that had lost it drops its cache.
 */
export const siteEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('content'), paths: z.array(z.string()) }),
  z.object({ type: z.literal('releases') }),
])
export type SiteEvent = z.infer<typeof siteEventSchema>

export const watchSite = defineCall({
  name: 'watchSite',
  method: 'GET',
  path: '/api/site/events',
  summary: 'Stream of changes for hosts (server-sent events)',
  feature: 'content',
  access: 'internal',
  input: z.object({}),
  output: siteEventSchema,
  answers: 'stream',
})
