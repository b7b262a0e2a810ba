import { sql } from '@payloadcms/db-postgres'
import { type BasePayload, createLocalReq } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import { transactionOf } from '../database/transactionOf'
import { navigation } from './navigation'
import { pages } from './pages/pages'
import { siteSettings } from './siteSettings'

/** The audit record that says it was done; nobody can delete it, so content that editors removed never comes back. */
const DONE = { action: 'content-seeded', subjectType: 'site', subjectId: 'initial' } as const

/**
 * Fills an empty CMS with settings, navigation and pages, once: all of it or nothing, also when two processes start together.
 * @returns how many pages were made; 0 when it was done before or somebody already made a page.
 */
export async function seedContent(payload: BasePayload): Promise<number> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const database = await transactionOf(req)
    await database.execute(sql`select pg_advisory_xact_lock(hashtextextended('content-seed', 0))`)
    const done = await payload.count({ collection: 'audit-records', where: { action: { equals: DONE.action } }, req })
    const present = await payload.count({ collection: 'pages', req })
    if (done.totalDocs > 0 || present.totalDocs > 0) return 0
    await payload.updateGlobal({ slug: 'site-settings', data: siteSettings, req })
    await payload.updateGlobal({ slug: 'navigation', data: navigation, req })
    for (const { slug, title, chrome = 'site', seo, sections } of pages) {
      await payload.create({ collection: 'pages', data: { slug, title, chrome, seo, sections, _status: 'published' }, req })
    }
    await recordAudit(req, { ...DONE, after: { pages: pages.map(({ slug }) => slug) } })
    return pages.length
  })
}
