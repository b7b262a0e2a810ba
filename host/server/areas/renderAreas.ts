import type { SiteChrome } from '@framewell/domain/content/site'
import type { RemoteSource } from '../../federation/remoteSource'
import { sourceOf } from '../../sections/sourceOf'
import { areaKey } from '../../shell/remotes/renderedArea'
import { appsOf, type View } from '../../shell/view'
import type { LiveReleases, PinnedSet } from '../LiveReleases'
import type { AreaCache, CachedArea } from './AreaCache'

interface DrawAreasOptions {
  readonly areas: AreaCache
  readonly releases: LiveReleases
  readonly pinned: PinnedSet
  readonly chrome: Pick<SiteChrome, 'closedRoutes' | 'timeZone'>
  readonly view: View
  readonly path: string
  readonly search: string
  readonly now: () => number
}

interface DrawnAreas {
  readonly areas: ReadonlyMap<string, CachedArea>
  /** Time (ms) after which one of them may be stale or is retried. */
  readonly freshUntil: number
}

/** How long a page is cached when one of its areas could not be rendered. */
const AGAIN_AFTER_MS = 30_000
export const NO_AREAS: DrawnAreas = { areas: new Map(), freshUntil: Number.POSITIVE_INFINITY }

/** Renders the server-rendered remotes of a view: a public route, or the widgets of a page. */
export async function renderAreas(options: DrawAreasOptions): Promise<DrawnAreas> {
  const { areas: cache, releases, pinned, chrome, view, path, search, now } = options
  const { closedRoutes, timeZone } = chrome
  const areas = new Map<string, CachedArea>()
  let freshUntil = Number.POSITIVE_INFINITY
  await Promise.all(
    sourcesOf(view).map(async (source) => {
      const release = pinned.liveSet.remotes.find(({ live }) => live.remote === source.remote)?.live
      const has = 'route' in source || release?.widgets.includes(source.widget)
      if (!release?.server || !has || !releases.isDrawn(source.remote)) return
      const area = await withPatience(cache.area(release, { source, path, search, closedRoutes, timeZone }), cache.patienceMs)
      if (area === LATE) {
        freshUntil = Math.min(freshUntil, now() + cache.patienceMs)
        return
      }
      if (area) areas.set(areaKey(source), area)
      freshUntil = Math.min(freshUntil, area?.freshUntil ?? now() + AGAIN_AFTER_MS)
    }),
  )
  return { areas, freshUntil }
}

const LATE = Symbol('late')

async function withPatience<T>(work: Promise<T>, patienceMs: number): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function sourcesOf(view: View): readonly RemoteSource[] {
  if (view.kind === 'route') return view.route.indexed ? [{ remote: view.remote, route: view.route.path }] : []
  if (view.kind !== 'page') return []
  const apps = appsOf(view.page)
  // A widget that appears twice on a page would produce duplicate ids.
  return apps.filter((app) => apps.indexOf(app) === apps.lastIndexOf(app)).flatMap((app) => sourceOf(app) ?? [])
}
