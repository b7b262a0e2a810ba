import { createContext } from 'react'

export interface NumberedSource {
  readonly number: number
  readonly words: string
}

/** An article's numbered sources by URL. A link to one shows its number, with a note in the margin. */
export const SourceNumbers = createContext<ReadonlyMap<string, NumberedSource>>(new Map())
