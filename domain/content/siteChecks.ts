import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

/** Location of text or links: a page, a post, the menus, or the site's settings. */
const standsIn = z.object({
  where: z.enum(['pages', 'posts', 'navigation', 'site-settings']),
  /** Id of the page or post; null for menus and settings, which exist once. */
  id: z.string().nullable(),
  title: z.string(),
  /** The section's id; null outside of sections. */
  section: z.string().nullable(),
  /** Label for editors: 'Section 3, Cards: Card 2, Title'. */
  place: z.string(),
  /** Field path within menus or settings, as their form names it: 'footer.groups.0.links.2.href'. */
  field: z.string().optional(),
})

/** Places of a page outside its sections, as editors name them: 'Related page 2'. */
export const NON_SECTION_PLACES = {
  seo: { title: 'Meta title', description: 'Meta description', keywords: 'Target keywords' },
  links: { internal: 'Related page', external: 'Authority link' },
} as const

/** The part of a page's form where a place is edited. */
export function partOf({ section, place }: Pick<z.infer<typeof standsIn>, 'section' | 'place'>): 'content' | 'seo' | 'links' {
  const among = (names: Readonly<Record<string, string>>) => section === null && Object.values(names).some((name) => place.startsWith(name))
  if (among(NON_SECTION_PLACES.links)) return 'links'
  return among(NON_SECTION_PLACES.seo) ? 'seo' : 'content'
}

/** The panel form of menus or settings, opened at a field. */
export function globalFormHref({ where, field }: Pick<z.infer<typeof standsIn>, 'where' | 'field'>): string {
  return `/cms/globals/${where}${field ? `#${field}` : ''}`
}

export const SHORTEST_CONTENT_SEARCH = 2
/** Maximum findings per answer; the total is always complete. */
export const MAX_FINDINGS = 100

const wordsFoundSchema = standsIn.extend({
  /** Some text before the finding, the finding, and some text after. */
  before: z.string(),
  match: z.string(),
  after: z.string(),
})
export type WordsFound = z.infer<typeof wordsFoundSchema>

export const searchContent = defineCall({
  name: 'searchContent',
  method: 'GET',
  path: '/api/content/search',
  summary: 'Every place where words stand, in all that editors can edit: newest drafts, descriptions, menus and settings included',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ q: z.string().trim().min(SHORTEST_CONTENT_SEARCH, 'Type at least two characters').max(100) }),
  output: z.object({ total: z.number(), findings: z.array(wordsFoundSchema).max(MAX_FINDINGS) }),
})

export const brokenLinkSchema = standsIn.extend({
  href: z.string(),
  /** Dead links are left out of the site; redirected ones still work. */
  state: z.enum(['dead', 'redirected']),
  /** The final target of a redirected link. */
  leadsTo: z.string().nullable(),
})
export type BrokenLink = z.infer<typeof brokenLinkSchema>
export const LINK_STATE_WORDS: Record<BrokenLink['state'], string> = { dead: 'Leads nowhere', redirected: 'Redirected' }

export const listBrokenLinks = defineCall({
  name: 'listBrokenLinks',
  method: 'GET',
  path: '/api/content/broken-links',
  summary: 'Links within the site that lead nowhere or by a redirect, over all pages, posts, menus and settings',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({}),
  output: z.object({ links: z.array(brokenLinkSchema) }),
})
