import { wordDifference } from '@framewell/domain/content/saving/wordDifference'
import type { ReactNode } from 'react'

/** The words of one version, those marked that the other does not have. */
export function markedWords(text: string, other: string): ReactNode[] {
  return wordDifference(text, other).map(({ text: words, from, changed }) => (changed ? <mark key={from}>{words}</mark> : words))
}
