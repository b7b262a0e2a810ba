import { type Attempt, makeAttempt } from '@framewell/domain/http/sending/attempt'
import { useMemo } from 'react'
import { readBrowserStore, writeBrowserStore } from '../drafts/browserStore'

/** With a name, the attempt is stored in this browser: it survives a reload and is shared between tabs until answered. */
export function useAttempt(name?: string): Attempt {
  return useMemo(() => {
    if (name === undefined) return makeAttempt()
    const place = `framewell.attempt.${name}`
    return makeAttempt({ read: () => readBrowserStore('local', place), write: (text) => writeBrowserStore('local', place, text) })
  }, [name])
}
