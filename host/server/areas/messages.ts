import type { RouteAnswer } from '@framewell/domain/releases/shell'
import type { RemoteSource } from '../../federation/remoteSource'

/** The data a rendering thread starts with. */
export interface AreaWorkerData {
  /** The text of the release's server file, already checked against its hash. */
  readonly source: string
  readonly file: string
  /** Folder of the release's files: addresses of its pictures. */
  readonly baseUrl: string
  /** The shared libraries it was built with, and their versions. */
  readonly shared: Readonly<Record<string, string>>
}

export interface RenderJob {
  readonly source: RemoteSource
  readonly path: string
  /** The part of the query that the route declares. */
  readonly search: string
  /** Links to these routes are disabled. */
  readonly closedRoutes: readonly string[]
  /** The company's. */
  readonly timeZone: string
}

/** From the host to its thread. */
export type ToWorker =
  | { readonly kind: 'draw'; readonly id: number; readonly job: RenderJob }
  /** Null: the read is not the same for everybody, so the server does not answer it. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: ReadAnswer | null }

export interface ReadAnswer {
  readonly status: number
  readonly body: string
}

export interface Drawn {
  readonly html: string
  /** In styled-components' own format. */
  readonly css: string
  /** The data it had read, as JSON (see ReadQuery). */
  readonly queries: string
  /** False when it waits for data only the browser may read, or opens something without an interaction. */
  readonly finished: boolean
  /** What the screen says about its address. */
  readonly answer: RouteAnswer
}

/** From a thread to its host. */
export type FromWorker =
  /** Sent before the release loads: the operating system's thread id, where available. */
  | { readonly kind: 'begun'; readonly thread: number | null }
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly id: number; readonly url: string }
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: Drawn }
  /** The release threw, while loading (no id) or rendering. */
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string; readonly stack: string }
