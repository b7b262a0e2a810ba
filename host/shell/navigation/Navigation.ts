import type { SiteChrome } from '@framewell/domain/content/site'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { createContext } from 'react'
import type { DrawnArea } from '../remotes/drawnArea'
import type { BootData, View } from '../view'

/** An address on the site, in parts. */
export interface Place {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** Names the history entry. */
  readonly key: string
  /** What the code that navigated here attached to the entry. */
  readonly state: unknown
}

export interface SiteState {
  readonly place: Place
  readonly view: View
  readonly chrome: SiteChrome
  /** The same page is being fetched for another query: its list shows that it is on its way. */
  readonly listing: boolean
  /** The pinned set of releases; null until a page needs one. */
  readonly liveSet: LiveSet | null
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** Where the visitor is and how to go elsewhere. */
export interface Navigation {
  readonly boot: BootData
  readonly get: () => SiteState
  readonly subscribe: (listener: () => void) => () => void
  readonly navigate: (to: string, options?: NavigateOptions) => void
  /** Areas that stand in the document as a server drew them, until they leave the page. */
  readonly areas: Map<string, DrawnArea>
}

export const NavigationContext = createContext<Navigation | null>(null)

/** The state of a document as it was rendered. */
export function initialState({ path, view, chrome, liveSet }: BootData): SiteState {
  return { place: { path, search: '', hash: '', key: 'first', state: null }, view, chrome, listing: false, liveSet }
}

/** A navigation that stays where it is: for the server's render. */
export function fixedNavigation(boot: BootData): Navigation {
  const state = initialState(boot)
  return { boot, get: () => state, subscribe: () => () => {}, navigate: () => {}, areas: drawnAreas(boot) }
}

export function drawnAreas({ areas = {} }: BootData): Map<string, DrawnArea> {
  return new Map(Object.entries(areas))
}
