import type { Page } from '@framewell/domain/content/page'
import { STATUS_REFRESH_MS } from '@framewell/domain/content/statusCards'
import { nextEnd, visibleSections } from '@framewell/domain/content/visibleSections'
import type { View } from '../shell/view'
import { drawingsFor } from './drawPlan'
import { NothingKept } from './PageKeeper'
import type { SiteContent } from './SiteContent'

export type ViewAnswer =
  | {
      readonly kind: 'view'
      readonly view: View
      readonly status: number
      /** Time (ms) from which the view must be made anew: a part of it ends, or its figures are old. */
      readonly freshUntil: number
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }

/** What stands at a canonical path, in this order: a page of the cms, a redirect, a route of a live remote; else the 404 page. */
export async function resolveView(content: SiteContent, path: string): Promise<ViewAnswer> {
  try {
    const resolution = await content.pages.read(path)
    if (resolution.kind === 'page') {
      return pageView(content, resolution.page)
    }
    if (resolution.kind === 'redirect') return resolution
  } catch (error) {
    if (!(error instanceof NothingKept)) throw error
    // A remote's page needs nothing of the cms to be drawn.
    const route = content.releases.routeAt(path)
    return {
      kind: 'view',
      freshUntil: Number.POSITIVE_INFINITY,
      ...(route ? { status: 200, view: { kind: 'route', ...route } } : { status: 503, view: { kind: 'unavailable' } }),
    }
  }
  const route = content.releases.routeAt(path)
  return {
    kind: 'view',
    freshUntil: Number.POSITIVE_INFINITY,
    ...(route ? { status: 200, view: { kind: 'route', ...route } } : { status: 404, view: { kind: 'notFound' } }),
  }
}

/** A page without the sections whose end is past; with the platform's figures where it shows them. */
async function pageView(content: SiteContent, stored: Page): Promise<ViewAnswer> {
  const now = content.now()
  const page = { ...stored, sections: visibleSections(stored.sections, now) }
  const drawings = drawingsFor(page, content.plans.value?.plans ?? [])
  const end = nextEnd(
    stored.sections.map(({ showUntil }) => showUntil),
    now,
  )
  if (!page.sections.some(({ blockType }) => blockType === 'siteStatus')) {
    return { kind: 'view', status: 200, freshUntil: end, view: { kind: 'page', page, drawings } }
  }
  const status = await content.readStatus()
  return { kind: 'view', status: 200, freshUntil: Math.min(end, now + STATUS_REFRESH_MS), view: { kind: 'page', page, drawings, status } }
}
