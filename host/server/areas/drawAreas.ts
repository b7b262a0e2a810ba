import type { RemoteSource } from '../../federation/remoteSource'
import { sourceOf } from '../../sections/sourceOf'
import { areaKey } from '../../shell/remotes/drawnArea'
import { appsOf, type View } from '../../shell/view'
import type { PinnedSet, ReleaseKeeper } from '../ReleaseKeeper'
import type { AreaKeeper, KeptArea } from './AreaKeeper'

interface DrawAreasOptions {
  readonly areas: AreaKeeper
  readonly releases: ReleaseKeeper
  readonly pinned: PinnedSet
  readonly closedRoutes: readonly string[]
  readonly view: View
  readonly path: string
  readonly search: string
}

/** Draws the remotes of a view that servers draw: a route that is open to everybody, the widgets of a page. */
export async function drawAreas(options: DrawAreasOptions): Promise<ReadonlyMap<string, KeptArea>> {
  const { areas, releases, pinned, closedRoutes, view, path, search } = options
  const drawn = await Promise.all(
    sourcesOf(view).map(async (source) => {
      const release = pinned.liveSet.remotes.find(({ live }) => live.remote === source.remote)?.live
      const has = 'route' in source || release?.widgets.includes(source.widget)
      const area =
        release && has && releases.isDrawn(source.remote) ? await areas.area(release, { source, path, search, closedRoutes }) : null
      return area ? [[areaKey(source), area] as const] : []
    }),
  )
  return new Map(drawn.flat())
}

function sourcesOf(view: View): readonly RemoteSource[] {
  if (view.kind === 'route') return view.route.indexed ? [{ remote: view.remote, route: view.route.path }] : []
  if (view.kind !== 'page') return []
  const apps = appsOf(view.page)
  // One that stands twice on a page would share its ids with itself.
  return apps.filter((app) => apps.indexOf(app) === apps.lastIndexOf(app)).flatMap((app) => sourceOf(app) ?? [])
}
