import type { PayloadRequest } from 'payload'

/** Something that waits for an editor, as a line of the panel's dashboard. */
export interface Task {
  readonly key: string
  readonly title: string
  readonly href: string
  /** What there is to know before it is opened. */
  readonly details: readonly string[]
  /** The moment it is about, before its details; null where there is none. */
  readonly at: Date | null
  /** One or two words that set it apart. */
  readonly mark?: { readonly words: string; readonly bad: boolean }
}

/** One list of the dashboard. Reading it is left to the rights of the person who asks. */
export interface TaskPart {
  readonly title: string
  /** Said when there is nothing to do; null: then the list is not shown. */
  readonly nothing: string | null
  readonly read: (req: PayloadRequest) => Promise<readonly Task[]>
}

/** Lines shown of one list; the others are counted. */
export const MAX_SHOWN = 8
