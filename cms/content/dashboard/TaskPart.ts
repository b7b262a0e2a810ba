import type { PayloadRequest } from 'payload'

/** A task for an editor, shown as a line of the panel's dashboard. */
export interface Task {
  readonly key: string
  readonly title: string
  readonly href: string
  /** Details shown before the task is opened. */
  readonly details: readonly string[]
  /** The time shown before the details; null if there is none. */
  readonly at: Date | null
  /** A badge of one or two words. */
  readonly mark?: { readonly words: string; readonly bad: boolean }
}

/** One dashboard list. Reading it is subject to the person's own rights. */
export interface TaskPart {
  readonly title: string
  /** Shown when there is nothing to do; null hides the list. */
  readonly nothing: string | null
  readonly read: (req: PayloadRequest) => Promise<readonly Task[]>
}

/** Lines shown per list; the rest are counted. */
export const MAX_SHOWN = 8
