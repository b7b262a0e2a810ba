import { type HydrateAreaOptions, hydrateArea as hydrate } from '../../federation/hydrateArea'
import { RemoteArea } from '../../federation/RemoteArea'
import type { RemoteSource } from '../../federation/remoteSource'
import type { Navigation } from '../navigation/Navigation'
import type { PageSet } from '../PageSet'
import { shellFor } from './shellFor'

interface RemoteFrameProps {
  readonly source: RemoteSource
  readonly liveSet: PageSet
  readonly navigation: Navigation
  readonly reservedHeight: number
}

/** A remote inside the shell. This file is the entry point to the federation code, which only pages with a remote load. */
export const RemoteFrame = ({ source, liveSet, navigation, reservedHeight }: RemoteFrameProps) => (
  <RemoteArea source={source} shell={shellFor(navigation)} liveSet={liveSet} reservedHeight={reservedHeight} />
)

/** Hydrates a server-rendered area. */
export const hydrateArea = (options: Omit<HydrateAreaOptions, 'shell'>) => hydrate({ ...options, shell: shellFor(options.navigation) })
