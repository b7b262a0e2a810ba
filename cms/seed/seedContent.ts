import type { BasePayload } from 'payload'
import { navigation } from './navigation'
import { pages } from './pages/pages'
import { seedOnce } from './seedOnce'
import { siteSettings } from './siteSettings'

/** Fills an empty CMS with settings, navigation and published pages, once. Returns the slugs of the pages it made. */
export async function seedContent(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'content',
    async (req) => (await payload.count({ collection: 'pages', req })).totalDocs === 0,
    async (req) => {
      await payload.updateGlobal({ slug: 'site-settings', data: siteSettings, req })
      await payload.updateGlobal({ slug: 'navigation', data: navigation, req })
      for (const { slug, title, chrome = 'site', seo, sections } of pages) {
        await payload.create({ collection: 'pages', data: { slug, title, chrome, seo, sections, _status: 'published' }, req })
      }
      return pages.map(({ slug }) => slug)
    },
  )
}
