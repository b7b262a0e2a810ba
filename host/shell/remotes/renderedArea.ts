import type { DehydratedState } from '@tanstack/react-query'
import type { RemoteSource } from '../../federation/remoteSource'

/** A server-rendered area of a remote, for the browser to hydrate. */
export interface RenderedArea {
  /** Empty in the boot data: the browser hydrates the HTML in the document. */
  readonly html: string
  /** Styles of the area's elements by number: the CSP blocks style attributes in a document. */
  readonly styles: readonly string[]
  /** The data it had read. */
  readonly queries: readonly ReadQuery[]
  /** The query it was rendered for, limited to the parameters its route declares. */
  readonly search: string
  /**
   * False when it waits for data only the browser may read, or opens something without an interaction; the browser's code then loads at once.
   */
  readonly finished: boolean
}

/** An answered query of an area. */
export interface ReadQuery extends Pick<DehydratedState['queries'][number], 'queryKey' | 'queryHash' | 'meta' | 'queryType'> {
  readonly data: unknown
}

/** The key of an area on a page, for example 'mfe-portal/pre-qualify'. */
export function areaKey(source: RemoteSource): string {
  return `${source.remote}/${'widget' in source ? source.widget : source.route}`
}

/** The prefix of ids inside an area. */
export function areaIds(key: string): string {
  return `${key.replace(/[^a-z0-9]+/gi, '-')}-`
}

/** Marks an element whose style attribute became a rule. */
export const STYLE_MARK = 'data-drawn-style'

/** Marks a form that only scripts can submit. Until they load, it posts to a page that says so, and no input gets into a URL. */
export const FORM_MARK = 'data-drawn-form'
export const NEEDS_SCRIPTS_PATH = '/needs-scripts'

/** Set on the document element during hydration: data stored on this device is not read yet (remote-kit/drafts). */
export const HYDRATING = 'data-taking-over'
