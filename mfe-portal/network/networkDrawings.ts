import { drawnOnce } from '@framewell/remote-kit/drawing/drawnOnce'

/** A load on its way from a shop to a lot, with the distances that routing weighs. */
export const RouteDrawing = drawnOnce('route', async () => (await import('@framewell/domain/drawings/routeMap')).routeMap('figure'))

/** What partners roll, stock and sell, in section. */
export const ProfilesDrawing = drawnOnce('profiles', async () =>
  (await import('@framewell/domain/framing/profilesDrawing')).profilesDrawing(),
)
