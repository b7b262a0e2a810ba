import { useMemo } from 'react'
import { readBrowserStore, writeBrowserStore } from '../drafts/browserStore'
import { randomKey } from './randomKey'

/** A key for each thing that is sent: the same input tried again (after a lost answer) keeps its key and makes no second record. */
export interface Attempt {
  readonly keyFor: (input: unknown) => string
  /** It was answered, and the same input sent anew is meant anew. */
  readonly done: () => void
}

interface Sent {
  readonly input: string
  readonly key: string
}

/** With a name, the attempt is kept in this browser: it holds over a reload and in other tabs until it is answered. */
export function useAttempt(name?: string): Attempt {
  return useMemo(() => {
    const place = name === undefined ? null : `framewell.attempt.${name}`
    let last: Sent | null = null
    const keep = (sent: Sent | null) => {
      last = sent
      if (place !== null) writeBrowserStore('local', place, sent && JSON.stringify(sent))
    }
    return {
      keyFor: (input) => {
        const text = JSON.stringify(input)
        const known = (place === null ? null : readSent(place)) ?? last
        if (known?.input === text) return known.key
        const key = randomKey()
        keep({ input: text, key })
        return key
      },
      done: () => keep(null),
    }
  }, [name])
}

function readSent(place: string): Sent | null {
  try {
    const stored: unknown = JSON.parse(readBrowserStore('local', place) ?? 'null')
    return isSent(stored) ? stored : null
  } catch {
    // Not ours, or from an older version: as if nothing had been sent.
    return null
  }
}

function isSent(stored: unknown): stored is Sent {
  return typeof stored === 'object' && stored !== null && 'input' in stored && 'key' in stored && typeof stored.key === 'string'
}
