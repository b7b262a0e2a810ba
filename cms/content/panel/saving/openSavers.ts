import { useDocumentInfo } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { PanelDraft, PanelSaver } from './panelDraft'

/** The savers of the open documents by ID, shared by the controls above a form and the notices in it. */
const savers = new Map<string, PanelSaver>()
const listeners = new Set<() => void>()

export function openSaver(saver: PanelSaver): () => void {
  savers.set(saver.id, saver)
  for (const listener of listeners) listener()
  return () => {
    if (savers.get(saver.id) === saver) savers.delete(saver.id)
    for (const listener of listeners) listener()
  }
}

/** The saver of an open document; undefined until its form is ready, and for a read-only one. */
export function useOpenSaver(id: unknown): PanelSaver | undefined {
  const find = () => (typeof id === 'string' ? savers.get(id) : undefined)
  return useSyncExternalStore(subscribe, find, find)
}

/** The saver of the surrounding form's document or global. */
export function useSaverHere(): PanelSaver | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  return useOpenSaver(globalSlug ?? id ?? newId(collectionSlug))
}

/** The ID under which a new document is backed up on this device. */
export function newId(collectionSlug: string | undefined): string {
  return `new in ${collectionSlug}`
}

/** A saver's state, updated as it changes. */
export function usePanelDraft(saver: PanelSaver | undefined): PanelDraft | undefined {
  return useSyncExternalStore(saver?.subscribe ?? subscribeToNothing, saver?.state ?? nothing, nothing)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const subscribeToNothing = () => () => undefined
const nothing = () => undefined
