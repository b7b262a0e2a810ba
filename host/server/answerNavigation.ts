import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { PageAnswer } from '../shell/pageAnswer'
import { needsRemotes } from '../shell/view'
import { pageSet } from './pageSet'
import { keyAt, resolveView } from './resolveView'
import type { SiteContent } from './SiteContent'

/**
 * Answers a client-side navigation. Returns 'reload' when a full page load is better: another build, an unknown release set, or a failure.
 * @param pinned the set the page was rendered with: it stays on these releases, even for those it first needs now
 */
export async function answerNavigation(
  content: SiteContent,
  build: string,
  query: URLSearchParams,
  pinned: LiveSet | null,
): Promise<PageAnswer> {
  const path = canonicalPath(query.get('path') ?? '')
  if (path === null || query.get('build') !== build) return { kind: 'reload' }
  if (path !== query.get('path')) return { kind: 'redirect', to: path }
  const answer = await resolveView(content, await keyAt(content, path, query.get('search') ?? ''), pinned ?? undefined)
  if (answer.kind === 'redirect') return { kind: 'redirect', to: answer.to }
  const chrome = await content.needChrome()
  if (!chrome || answer.status === 503) return { kind: 'reload' }
  const { view } = answer
  if (!needsRemotes(view)) return { kind: 'view', chrome, view, liveSet: null }
  if (!pinned) return { kind: 'reload' }
  if (view.kind === 'route' && content.releases.routeAt(path, pinned)?.route.path !== view.route.path) return { kind: 'reload' }
  return { kind: 'view', chrome, view, liveSet: pageSet(pinned, view, query.get('known')?.split(' ')) }
}
