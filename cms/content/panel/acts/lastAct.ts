import { restoreContentPage } from '@framewell/domain/content/contentCalls'
import { undoContentAct } from '@framewell/domain/content/undo'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { callApi } from '../../../panel/callApi'

const KEY = 'framewell.panel.last-act'

const lastActSchema = z.object({
  /** A description of the act: '/old moved to /new.' */
  words: z.string(),
  /** The page or post. */
  document: z.string(),
  /** The undo ID; null for a deletion, which is undone by restoring the page. */
  undo: z.string().nullable(),
})
type LastAct = z.infer<typeof lastActSchema>

const listeners = new Set<() => void>()
let read: { readonly stored: string | null; readonly act: LastAct | null } = { stored: null, act: null }

/**
 * This tab's last act that reached beyond its page, until it is undone or dismissed. It survives navigation, because a deletion leads to
 * another screen.
 */
export function useLastAct(): LastAct | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

export function keepLastAct(act: LastAct | null): void {
  try {
    if (act === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(act))
  } catch {
    // Browser storage is unavailable: a deletion can be undone on the content screen, everything else in the versions.
  }
  for (const listener of listeners) listener()
}

/** Undoes the act. @throws ApiError */
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
