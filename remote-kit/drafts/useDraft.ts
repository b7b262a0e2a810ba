import { useAtom, useStore } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { z } from 'zod'
import { storedAtom } from './storedAtom'
import { changedDraft, type StoredDraft, storedDraftSchema } from './storedDraft'

export interface DraftSource<State> {
  /** localStorage key; another key is another draft. */
  readonly storageKey: string
  /** Checks what is read back. Keep it the same between renders. */
  readonly schema: z.ZodType<State>
  /** What a fresh start has. */
  readonly empty: State
}

/** A draft on this device, shared with other tabs. */
export interface Draft<State> {
  readonly state: State
  readonly stored: StoredDraft<State> | null
  /** False when the browser refuses to keep it. */
  readonly kept: boolean
  /** Takes the next answers, or makes them from the newest ones. */
  readonly change: (update: State | ((state: State) => State)) => void
  /** Replaces all of it; null forgets it. */
  readonly replace: (draft: StoredDraft<State> | null) => void
  /** What is stored at this moment, also inside of something that started earlier. */
  readonly newest: () => StoredDraft<State> | null
}

/** Answers kept in localStorage on every change and checked by their schema when they are read; what does not fit is dropped with a warning. */
export function useDraft<State extends object>({ storageKey, schema, empty }: DraftSource<State>): Draft<State> {
  const held = useMemo(() => storedAtom(storageKey, storedDraftSchema(schema)), [storageKey, schema])
  const store = useStore()
  const [stored, write] = useAtom(held)
  const [kept, setKept] = useState(true)
  const newest = useCallback(() => store.get(held), [store, held])
  const replace = useCallback((draft: StoredDraft<State> | null) => setKept(write(draft)), [write])
  const change = useCallback(
    (update: State | ((state: State) => State)) => {
      const draft = newest()
      const state = typeof update === 'function' ? update(draft?.state ?? empty) : update
      replace(changedDraft(draft, state, new Date()))
    },
    [newest, replace, empty],
  )
  return { state: stored?.state ?? empty, stored, kept, change, replace, newest }
}
