import { type BasePayload, createLocalReq } from 'payload'
import { findSlugOwner } from '../content/slugs/findSlugOwner'
import { navigation } from './navigation'
import { pages } from './pages/pages'
import type { SeedPage } from './SeedPage'
import { seedOnce } from './seedOnce'
import { claims, siteSettings } from './siteSettings'

/** The seed that fills an empty CMS; earlier versions of the product made their pages with it, and its record names them. */
const FIRST = 'content'
const pageSeed = (slug: string) => `page-${slug}`

/**
 * Fills an empty CMS with settings and navigation, and adds each page the product ships with once in the life of a database: also those
 * that came with a later version. What editors changed, removed or put at a page's address is left alone. Returns the slugs it made.
 */
export async function seedContent(payload: BasePayload): Promise<string[]> {
  await seedOnce(
    payload,
    FIRST,
    async (req) => (await payload.count({ collection: 'pages', req })).totalDocs === 0,
    async (req) => {
      await payload.updateGlobal({ slug: 'site-settings', data: siteSettings, req })
      await payload.updateGlobal({ slug: 'navigation', data: navigation, req })
      return []
    },
  )
  await seedOnce(
    payload,
    'claims',
    async (req) => ((await payload.findGlobal({ slug: 'site-settings', req })).claims ?? []).length === 0,
    async (req) => {
      await payload.updateGlobal({ slug: 'site-settings', data: { claims }, req })
      return claims.map(({ name }) => name)
    },
  )
  const made: string[] = []
  for (const page of await newPages(payload)) made.push(...(await seedPage(payload, page)))
  return made
}

/** Pages that this database never got. */
async function newPages(payload: BasePayload): Promise<SeedPage[]> {
  const { docs } = await payload.find({
    collection: 'audit-records',
    where: { subjectType: { equals: 'seed' }, subjectId: { in: [FIRST, ...pages.map(({ slug }) => pageSeed(slug))] } },
    pagination: false,
    depth: 0,
    req: await createLocalReq({}, payload),
  })
  const done = new Set(docs.flatMap(({ after }) => madeOf(after)))
  return pages.filter(({ slug }) => !done.has(slug))
}

function madeOf(after: unknown): string[] {
  const made = typeof after === 'object' && after !== null && 'made' in after ? after.made : []
  return Array.isArray(made) ? made.filter((slug) => typeof slug === 'string') : []
}

function seedPage(payload: BasePayload, { slug, chrome = 'site', ...page }: SeedPage): Promise<string[]> {
  return seedOnce(
    payload,
    pageSeed(slug),
    async (req) => (await findSlugOwner(req, slug, { collection: 'pages', id: undefined })) === undefined,
    async (req) => {
      await payload.create({ collection: 'pages', data: { ...page, slug, chrome, _status: 'published' }, req })
      return [slug]
    },
  )
}
