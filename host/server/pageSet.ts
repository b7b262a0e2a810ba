import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { givenReleases } from '@framewell/domain/releases/visitTicket'
import { sourceOf } from '../sections/sourceOf'
import type { PageSet } from '../shell/PageSet'
import { appsOf, type View } from '../shell/view'

/**
 * What a page needs of its set: the releases of the remotes it shows, with the hashes of the files that it loads itself. A release's entry
 * has those of all others, and the page's view has the route. Null on a page without remotes.
 * @param known names of remotes the page already has
 */
export function pageSet(set: LiveSet, view: View, known: readonly string[] = []): PageSet | null {
  const shown = remotesOf(view)
  if (shown.length === 0) return null
  const missing = set.remotes.filter(({ live }) => shown.includes(live.remote) && !known.includes(live.remote))
  return {
    remotes: missing.map(({ live, fallback }) => ({ live: lean(live), fallback: fallback && lean(fallback) })),
    given: givenReleases(set),
  }
}

/** A set with everything, for a page whose content changes while it is open. */
export function wholeSet(set: LiveSet): PageSet {
  return { ...set, given: givenReleases(set) }
}

function remotesOf(view: View): readonly string[] {
  if (view.kind === 'route') return [view.remote]
  return view.kind === 'page' ? appsOf(view.page).flatMap((app) => sourceOf(app)?.remote ?? []) : []
}

function lean({ server: _server, library: _library, kit: _kit, ...release }: LiveRelease): LiveRelease {
  const first: ReadonlySet<string> = new Set([release.entry, ...release.preload])
  return { ...release, routes: [], files: Object.fromEntries(Object.entries(release.files).filter(([file]) => first.has(file))) }
}
