import type { View } from '../shell/view'
import { drawingsFor } from './drawPlan'
import { NothingKept } from './PageKeeper'
import type { SiteContent } from './SiteContent'

export type ViewAnswer =
  | { readonly kind: 'view'; readonly view: View; readonly status: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }

/** What stands at a canonical path, in this order: a page of the cms, a redirect, a route of a live remote; else the 404 page. */
export async function resolveView(content: SiteContent, path: string): Promise<ViewAnswer> {
  try {
    const resolution = await content.pages.read(path)
    if (resolution.kind === 'page') {
      const { page } = resolution
      return { kind: 'view', status: 200, view: { kind: 'page', page, drawings: drawingsFor(page, content.plans.value?.plans ?? []) } }
    }
    if (resolution.kind === 'redirect') return resolution
  } catch (error) {
    if (!(error instanceof NothingKept)) throw error
    // A remote's page needs nothing of the cms to be drawn.
    const route = content.releases.routeAt(path)
    return {
      kind: 'view',
      ...(route ? { status: 200, view: { kind: 'route', ...route } } : { status: 503, view: { kind: 'unavailable' } }),
    }
  }
  const route = content.releases.routeAt(path)
  return { kind: 'view', ...(route ? { status: 200, view: { kind: 'route', ...route } } : { status: 404, view: { kind: 'notFound' } }) }
}
