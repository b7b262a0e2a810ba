import { type Page, pathForSlug, slugSchema } from '@framewell/domain/content/page'
import type { getSitePage as getSitePageCall } from '@framewell/domain/content/site'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { pageWithFacts } from '../facts/readFacts'
import { liveLinks } from './liveLinks'
import { GONE, loadPage } from './loadPage'
import { lookUpPath, type PathFacts } from './lookUpPath'
import { withLiveLinks } from './withLiveLinks'

interface KeptPage {
  readonly page: Page
  readonly id: string
  readonly stamp: string
  /** Stamps of the pictures and linked pages that the page includes. */
  readonly used: ReadonlyMap<string, string>
}

const MAX_KEPT = 500
/**
 * Cached pages by path, oldest first. One is used only while the database reports no change of anything in it, so no process serves a stale
 * page.
 */
const kept = new Map<string, KeptPage>()

/** The published page at a path, else the target of its redirect while something is live there, else nothing. */
export const getSitePage: Operation<typeof getSitePageCall> = async ({ req }, { path }) => {
  // '/terms/' and '/home' are aliases of '/terms' and '/'.
  const canonical = path === '/home' ? '/' : path.replace(/(?<=.)\/+$/, '')
  const copy = kept.get(canonical)
  const facts = await lookUpPath(req, path, slugAt(canonical), copy?.used.keys() ?? [])
  if (facts.document) {
    if (canonical !== path) return { kind: 'redirect', to: canonical, permanent: true }
    const page = copy && isCurrent(copy, facts) ? copy.page : await loadAndKeep(req, facts.document)
    // Values of facts and targets of links change without the page.
    if (page) return { kind: 'page', page: await pageWithFacts(req, await withLiveLinks(req, page)) }
  }
  const { redirect } = facts
  // The redirect to an unpublished page stays for its return, but leads nobody to nothing.
  const isLive = redirect ? await liveLinks(req, [redirect.to]) : undefined
  return redirect && isLive?.(redirect.to) ? { kind: 'redirect', ...redirect } : { kind: 'none' }
}

function slugAt(path: string): string | null {
  if (path === '/') return 'home'
  const slug = slugSchema.safeParse(path.slice(1))
  return slug.success && pathForSlug(slug.data) === path ? slug.data : null
}

function isCurrent(copy: KeptPage, { document, stamps }: PathFacts): boolean {
  if (document?.id !== copy.id || document.stamp !== copy.stamp) return false
  return [...copy.used].every(([id, stamp]) => (stamps.get(id) ?? GONE) === stamp)
}

async function loadAndKeep(req: PayloadRequest, { collection, id }: NonNullable<PathFacts['document']>): Promise<Page | null> {
  const loaded = await loadPage(req, collection, id)
  if (!loaded) return null
  const { page, used } = loaded
  kept.delete(page.path)
  kept.set(page.path, { page, id, stamp: String(Date.parse(page.updatedAt)), used })
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return page
}
