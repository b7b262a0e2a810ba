import { type BasePayload, createLocalReq } from 'payload'
import { findSlugOwner } from '../content/slugs/findSlugOwner'
import { seedOnce } from '../platform/seeds/seedOnce'
import { navigation } from './navigation'
import { pages } from './pages/pages'
import type { SeedPage } from './SeedPage'
import { withPictures } from './sitePictures'
import { claims, siteSettings } from './siteSettings'

const pageSeed = (slug: string) => `page-${slug}`

/**
 * Fills an empty CMS with settings and navigation, and adds each shipped page once in the life of a database, including pages of later
 * releases. What editors changed, removed or put at a page's address stays as it is. Returns the slugs it created.
 */
export async function seedContent(payload: BasePayload): Promise<string[]> {
  await seedOnce(
    payload,
    'content',
    async (req) => (await payload.count({ collection: 'pages', req })).totalDocs === 0,
    async (req) => {
      await payload.updateGlobal({ slug: 'site-settings', data: { ...siteSettings, claims }, req })
      await payload.updateGlobal({ slug: 'navigation', data: navigation, req })
      return []
    },
  )
  const made: string[] = []
  for (const page of await pagesNotSeeded(payload)) made.push(...(await seedPage(payload, page)))
  return made
}

/** Pages this database never got, found with one query at each start. */
async function pagesNotSeeded(payload: BasePayload): Promise<SeedPage[]> {
  const { docs } = await payload.find({
    collection: 'audit-records',
    where: { subjectType: { equals: 'seed' }, subjectId: { in: pages.map(({ slug }) => pageSeed(slug)) } },
    pagination: false,
    depth: 0,
    req: await createLocalReq({}, payload),
  })
  const seeded = new Set(docs.map(({ subjectId }) => subjectId))
  return pages.filter(({ slug }) => !seeded.has(pageSeed(slug)))
}

function seedPage(payload: BasePayload, page: SeedPage): Promise<string[]> {
  const { slug, chrome = 'site', heroPicture: _, pictures: __, ...rest } = page
  return seedOnce(
    payload,
    pageSeed(slug),
    async (req) => (await findSlugOwner(req, slug, { collection: 'pages', id: undefined })) === undefined,
    async (req) => {
      const sections = await withPictures(req, page)
      await payload.create({ collection: 'pages', data: { ...rest, sections, slug, chrome, _status: 'published' }, req })
      return [slug]
    },
  )
}
