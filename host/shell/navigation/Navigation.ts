import type { SiteChrome } from '@framewell/domain/content/site'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import { createContext } from 'react'
import type { PageSet } from '../PageSet'
import type { RenderedArea } from '../remotes/renderedArea'
import type { BootData, View } from '../view'

/** A URL on the site, in parts. */
export interface Place {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** Identifies the history entry. */
  readonly key: string
  /** State the navigating code attached to the entry. */
  readonly state: unknown
}

export interface SiteState {
  readonly place: Place
  readonly view: View
  readonly chrome: SiteChrome
  /** Whether the same page is loading with another query; its list shows a loading state. */
  readonly listing: boolean
  /** The releases of the remotes shown so far; null until a page has one. */
  readonly liveSet: PageSet | null
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** The current location and how to change it. */
export interface Navigation {
  readonly boot: BootData
  readonly get: () => SiteState
  readonly subscribe: (listener: () => void) => () => void
  readonly navigate: (to: string, options?: NavigateOptions) => void
  /** Replaces the facts of the route that is shown: what its screen says about the address. */
  readonly describe: (route: RouteMeta) => void
  /** Server-rendered areas in the document, until they leave the page. */
  readonly areas: Map<string, RenderedArea>
}

export const NavigationContext = createContext<Navigation | null>(null)

/** The initial state of a rendered document. */
export function initialState({ path, view, chrome, liveSet }: BootData): SiteState {
  return { place: { path, search: '', hash: '', key: 'first', state: null }, view, chrome, listing: false, liveSet }
}

/** A static navigation for server rendering. */
export function fixedNavigation(boot: BootData): Navigation {
  const state = initialState(boot)
  return { boot, get: () => state, subscribe: () => () => {}, navigate: () => {}, describe: () => {}, areas: renderedAreas(boot) }
}

export function renderedAreas({ areas = {} }: BootData): Map<string, RenderedArea> {
  return new Map(Object.entries(areas))
}
