import { createContext } from 'react'

export interface NumberedSource {
  readonly number: number
  readonly words: string
}

/** An article's sources by their address: a link to one in the text carries its number, and its note stands in the margin. */
export const SourceNumbers = createContext<ReadonlyMap<string, NumberedSource>>(new Map())
