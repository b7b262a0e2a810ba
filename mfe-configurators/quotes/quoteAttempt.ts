import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { randomKey } from '@framewell/remote-kit/sending/randomKey'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import { z } from 'zod'
import type { QuoteSubmission } from './sendQuote'

/** The submission that was last sent and not answered yet, with its key. */
const attemptAtom = storedAtom('framewell.quote-attempt', z.object({ submission: z.string(), key: z.string() }))

/** One key for one submission, also after a reload, until it became a quote: a retry never makes a second one. */
export function useQuoteAttempt() {
  const store = useStore()
  const keyFor = useCallback(
    (submission: QuoteSubmission) => {
      const text = JSON.stringify(submission)
      const kept = store.get(attemptAtom)
      if (kept?.submission === text) return kept.key
      const key = randomKey()
      store.set(attemptAtom, { submission: text, key })
      return key
    },
    [store],
  )
  const done = useCallback(() => store.set(attemptAtom, null), [store])
  return { keyFor, done }
}
