import { type Attempt, makeAttempt } from '@framewell/domain/http/sending/attempt'
import { useMemo } from 'react'
import { readBrowserStore, writeBrowserStore } from '../drafts/browserStore'

/** With a name, the attempt is kept in this browser: it holds over a reload and in other tabs until it is answered. */
export function useAttempt(name?: string): Attempt {
  return useMemo(() => {
    if (name === undefined) return makeAttempt()
    const place = `framewell.attempt.${name}`
    return makeAttempt({ read: () => readBrowserStore('local', place), write: (text) => writeBrowserStore('local', place, text) })
  }, [name])
}
