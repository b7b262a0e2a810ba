import { restoreContentPage } from '@framewell/domain/content/contentCalls'
import { undoContentAct } from '@framewell/domain/content/undo'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { callApi } from '../../../panel/callApi'

const KEY = 'framewell.panel.last-act'

const lastActSchema = z.object({
  /** What was done: '/old moved to /new.' */
  words: z.string(),
  /** The page or post. */
  document: z.string(),
  /** What undoes it; null for a deletion, which is undone by bringing the page back. */
  undo: z.string().nullable(),
})
type LastAct = z.infer<typeof lastActSchema>

const listeners = new Set<() => void>()
let read: { readonly stored: string | null; readonly act: LastAct | null } = { stored: null, act: null }

/** The last act of this tab that reached further than its page, until it is undone or dismissed: a deletion leads to another screen. */
export function useLastAct(): LastAct | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

export function keepLastAct(act: LastAct | null): void {
  try {
    if (act === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(act))
  } catch {
    // A browser that keeps nothing: the content screen undoes a deletion, the versions the rest.
  }
  for (const listener of listeners) listener()
}

/** Takes the act back. @throws ApiError */
export async function undoAct({ undo, document }: LastAct): Promise<void> {
  await (undo === null ? callApi(restoreContentPage, { id: document }) : callApi(undoContentAct, { id: undo }))
}

function current(): LastAct | null {
  const stored = storedAct()
  if (stored !== read.stored) read = { stored, act: parsed(stored) }
  return read.act
}

function storedAct(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parsed(stored: string | null): LastAct | null {
  try {
    return stored === null ? null : lastActSchema.parse(JSON.parse(stored))
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
