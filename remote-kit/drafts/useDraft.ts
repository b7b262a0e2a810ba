import { useAtom, useStore } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { z } from 'zod'
import { storedAtom } from './storedAtom'
import { changedDraft, type StoredDraft, storedDraftSchema } from './storedDraft'

export interface DraftSource<State> {
  /** localStorage key; another key is another draft. */
  readonly storageKey: string
  /** Validates what is read. Keep it stable between renders. */
  readonly schema: z.ZodType<State>
  /** The initial state. */
  readonly empty: State
}

/** A draft on this device, shared between tabs. */
export interface Draft<State> {
  readonly state: State
  readonly stored: StoredDraft<State> | null
  /** False when the browser refuses to store it. */
  readonly kept: boolean
  /** Sets the next answers, or derives them from the newest ones. */
  readonly change: (update: State | ((state: State) => State)) => void
  /** Replaces the whole draft; null deletes it. */
  readonly replace: (draft: StoredDraft<State> | null) => void
  /** The currently stored draft, also from within earlier callbacks. */
  readonly newest: () => StoredDraft<State> | null
}

/** Answers stored in localStorage on every change and validated when read; invalid ones are dropped with a warning. */
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
