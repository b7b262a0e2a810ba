import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

const inboundLinkSchema = z.object({
  /** Location of the link: a page, a post, the menus, or the site's settings. */
  where: z.enum(['pages', 'posts', 'navigation', 'site-settings']),
  /** Id of the page or post; null for menus and settings, which exist once. */
  id: z.string().nullable(),
  title: z.string(),
  /** Number of links there to an old address. */
  count: z.number(),
})
export type InboundLink = z.infer<typeof inboundLinkSchema>

const input = z.object({
  /** The document's current path. */
  path: z.string().startsWith('/').max(300),
})

/** Documents that still link to addresses that redirect to this path. */
export const listInboundLinks = defineCall({
  name: 'listInboundLinks',
  method: 'GET',
  path: '/api/site/inbound-links',
  summary: 'Pages, posts and menus that link to old addresses of a page',
  feature: 'content',
  access: EDITOR_ROLES,
  input,
  output: z.object({ oldPaths: z.array(z.string()), links: z.array(inboundLinkSchema) }),
})

/** Rewrites those links to the path itself, in published versions and newer drafts, in one transaction. */
export const repointLinks = defineCall({
  name: 'repointLinks',
  method: 'POST',
  path: '/api/site/inbound-links',
  summary: 'Point links to old addresses of a page to its current one',
  feature: 'content',
  access: EDITOR_ROLES,
  input,
  output: z.object({ changed: z.number() }),
})
