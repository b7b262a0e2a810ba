import type { RemoteSource } from '../../federation/remoteSource'

/** What a thread that draws a release is started with. */
export interface AreaWorkerData {
  /** The text of the release's file for servers, whose hash was checked. */
  readonly source: string
  readonly file: string
}

export interface DrawJob {
  readonly source: RemoteSource
  readonly path: string
  /** Of the query, what the route declares. */
  readonly search: string
  /** Links to these lead nowhere yet. */
  readonly closedRoutes: readonly string[]
}

/** From the host to its thread. */
export type ToWorker =
  | { readonly kind: 'draw'; readonly id: number; readonly job: DrawJob }
  /** Null: the read is not the same for everybody, so no server answers it. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: ReadAnswer | null }

export interface ReadAnswer {
  readonly status: number
  readonly body: string
}

export interface Drawn {
  readonly html: string
  /** In styled-components' own format. */
  readonly css: string
  /** What it had read, dehydrated. */
  readonly state: string
  /** False when it waits for what only the browser may ask. */
  readonly finished: boolean
}

/** From a thread to its host. */
export type FromWorker =
  /** Before it loads the release: the system's number of its thread, where the system has such numbers. */
  | { readonly kind: 'begun'; readonly thread: number | null }
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly id: number; readonly url: string }
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: Drawn }
  /** The release throws, at load (no id) or in a drawing. */
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string; readonly stack: string }
