import { pathForSlug } from '@framewell/domain/content/page'
import { canUsePath, isWidgetPage } from '@framewell/domain/content/productRoutes'
import type { Refusal } from '@framewell/domain/http/refusal'
import type { LiveRelease, ReleaseManifest } from '@framewell/domain/releases/manifest'
import { promoteRelease } from '@framewell/domain/releases/movingCalls'
import { compatibilityRefusal, pagesRefusal, routesRefusal, widgetsRefusal } from '@framewell/domain/releases/releaseFitness'
import { eventsRefusal } from '@framewell/domain/releases/remoteEvents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { refusalsOf } from '../platform/http/calls/CallProblem'
import { findReleases, offeredToday, readRelease } from './findReleases'
import { liveRoutePaths } from './liveRoutePaths'
import { serviceOf } from './storedServices'

const refuse = refusalsOf(promoteRelease)
const publishedRows = z.array(z.object({ slug: z.string(), title: z.string(), what: z.enum(['page', 'post']) }))
const usedWidgets = z.array(z.object({ slug: z.string(), what: z.enum(['page', 'article']), widget: z.string() }))

function heed(no: Refusal<Parameters<typeof refuse>[0]> | undefined): void {
  if (no) throw refuse(no.refusal, no.more)
}

/** @throws CallProblem with a detail that names what to upgrade */
export function refuseIncompatible(manifest: Pick<ReleaseManifest, 'contract' | 'shared'>): void {
  heed(compatibilityRefusal(manifest, offeredToday()))
}

/**
 * The conditions for showing a release to anybody.
 * @throws CallProblem whose detail names the library, route or page in the way
 */
export async function refuseUnfit(req: PayloadRequest, manifest: ReleaseManifest): Promise<void> {
  refuseIncompatible(manifest)
  await refuseTakenRoutes(req, manifest)
  heed(eventsRefusal(manifest, await othersShown(req, manifest.remote)))
  await refusePublishedPages(req, manifest)
  await refuseDroppedWidgets(req, manifest)
  if (manifest.service && (await serviceOf(req, manifest.remote)).origin === null) throw refuse('noService')
}

/** @throws CallProblem routeTaken for a route of the site or of another remote */
export async function refuseTakenRoutes(req: PayloadRequest, wish: Parameters<typeof routesRefusal>[0]): Promise<void> {
  heed(routesRefusal(wish, await othersShown(req, wish.remote)))
}

/** Live and candidate releases of other micro-frontends. */
async function othersShown(req: PayloadRequest, remote: string): Promise<LiveRelease[]> {
  const shown = { remote: { not_equals: remote }, status: { in: ['live', 'candidate'] } }
  return (await findReleases(req, shown, '-promotedAt', 100)).map(readRelease).filter((release) => release !== null)
}

/**
 * A page or post that visitors see must not disappear, nor hide the route. One hidden by this remote's live release stays hidden.
 * @throws CallProblem routeTaken for the address of a published page or post
 */
async function refusePublishedPages(req: PayloadRequest, { routes }: Pick<ReleaseManifest, 'routes'>): Promise<void> {
  const paths = routes.map(({ path }) => path.toLowerCase()).filter((path) => !isWidgetPage(path))
  const database = await transactionOf(req)
  const slugs = sql`(select jsonb_array_elements_text(${JSON.stringify(paths.map((path) => path.slice(1)))}::jsonb))`
  const { rows } = await database.execute(sql`
    select slug, title, 'page' as what from pages where slug in ${slugs} and _status = 'published' and deleted_at is null
    union all
    select slug, title, 'post' from posts where slug in ${slugs} and _status = 'published' and deleted_at is null
    order by slug`)
  const live = rows.length > 0 ? await liveRoutePaths(req) : []
  const found = publishedRows.parse(rows).map(({ slug, title, what }) => ({ path: pathForSlug(slug), title, what }))
  heed(pagesRefusal(found.filter(({ path, what }) => canUsePath(path, what, live))))
}

/** @throws CallProblem widgetsInUse if published pages or articles show widgets of the remote that are not among these */
export async function refuseDroppedWidgets(req: PayloadRequest, manifest: Pick<ReleaseManifest, 'remote' | 'widgets'>): Promise<void> {
  heed(widgetsRefusal(manifest, await usedWidgetsOf(req, manifest.remote)))
}

/** Addresses of the published pages and articles that show widgets of a remote. */
export async function pagesWithWidgetsOf(req: PayloadRequest, remote: string): Promise<readonly string[]> {
  return [...new Set((await usedWidgetsOf(req, remote)).map(({ slug }) => pathForSlug(slug)))]
}

async function usedWidgetsOf(req: PayloadRequest, remote: string) {
  const database = await transactionOf(req)
  // Sections are stored as data, which names a widget as '{remote}/{widget}'.
  const { rows } = await database.execute(sql`
    select distinct slug, what, found[1] as widget from (
      select slug, what, regexp_matches(sections, ${`"${remote}/([a-z0-9-]+)"`}, 'g') as found from (
        select slug, 'page' as what, sections::text as sections from pages where _status = 'published' and deleted_at is null
        union all
        select slug, 'article', sections::text from posts where _status = 'published' and deleted_at is null
      ) live
    ) used order by slug`)
  return usedWidgets.parse(rows)
}
