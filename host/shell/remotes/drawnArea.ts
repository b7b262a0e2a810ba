import type { RemoteSource } from '../../federation/remoteSource'

/** An area of a remote as a server drew it, for the browser to take over. */
export interface DrawnArea {
  /** Empty in the boot data: the browser takes over what stands in the document. */
  readonly html: string
  /** Style attributes of the area's elements, by the number the server gave them: the page's policy takes none from a document. */
  readonly styles: readonly string[]
  /** What it had read, dehydrated. */
  readonly state: string
  /** The query it was drawn for, of the parameters its route declares. */
  readonly search: string
  /** False when it waits for what only the browser may ask: then the browser's code does not wait for a first move. */
  readonly finished: boolean
}

/** Names an area on a page, for example 'mfe-portal/pre-qualify'. */
export function areaKey(source: RemoteSource): string {
  return `${source.remote}/${'widget' in source ? source.widget : source.route}`
}

/** What the ids inside an area begin with. */
export function areaIds(key: string): string {
  return `${key.replace(/[^a-z0-9]+/gi, '-')}-`
}

/** Marks an element whose style attribute became a rule. */
export const STYLE_MARK = 'data-drawn-style'

/** Marks a form that only scripts can send: until they are there it leads to a page that says so, and nothing typed gets into an address. */
export const FORM_MARK = 'data-drawn-form'
export const NEEDS_SCRIPTS_PATH = '/needs-scripts'

/** On the document's element while an area is taken over: what is stored on this device is not read yet (remote-kit/drafts). */
export const TAKING_OVER = 'data-taking-over'
