import { useRef } from 'react'
import { randomKey } from './randomKey'

/**
 * A key for each submission: the same input tried again (after a lost answer) keeps its key and makes no second record,
 * changed input gets a new one.
 */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' })
  return (input) => {
    const text = JSON.stringify(input)
    if (text !== last.current.input) last.current = { input: text, key: randomKey() }
    return last.current.key
  }
}
