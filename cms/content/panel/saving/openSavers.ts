import { useDocumentInfo } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { PanelDraft, PanelSaver } from './panelDraft'

/** The savers of the documents that are open, by id: the controls above the form and the notices in it look at the same one. */
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

/** Whether a form of the document stands somewhere. */
export function isOpen(id: string): boolean {
  return savers.has(id)
}

/** The saver of an open document; undefined before its form stands, and for one that cannot be changed. */
export function useOpenSaver(id: unknown): PanelSaver | undefined {
  const find = () => (typeof id === 'string' ? savers.get(id) : undefined)
  return useSyncExternalStore(subscribe, find, find)
}

/** The saver of the document or global of the form around. */
export function useSaverHere(): PanelSaver | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  return useOpenSaver(globalSlug ?? id ?? newId(collectionSlug))
}

/** What a document that is not created yet is known by on this device. */
export function newId(collectionSlug: string | undefined): string {
  return `new in ${collectionSlug}`
}

/** What a saver keeps, as it changes. */
export function usePanelDraft(saver: PanelSaver | undefined): PanelDraft | undefined {
  return useSyncExternalStore(saver?.subscribe ?? subscribeToNothing, saver?.state ?? nothing, nothing)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const subscribeToNothing = () => () => undefined
const nothing = () => undefined
