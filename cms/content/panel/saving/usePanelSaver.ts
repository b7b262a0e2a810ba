'use client'

import { sameValue } from '@framewell/domain/content/saving/sameValue'
import { useAuth, useDocumentEvents, useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { bare, formValues } from './formValues'
import { keepOpen } from './keepOpen'
import { isOpen } from './openSavers'
import { type OpenDocument, type PanelSaver, panelSaver } from './panelDraft'
import { deleteDocument, type PanelDocument } from './panelRequests'

/** Long enough for a form that is remounted to return. */
const BACK_WITHIN_MS = 2_000

/** Deletes a new document that is closed before anything is typed, so that no untitled draft is left behind. */
function forsake(saver: PanelSaver, place: OpenDocument): void {
  setTimeout(() => {
    const { page, saved } = saver.state()
    const { title, slug, sections, internalLinks, externalLinks, excerpt, seo, cover, tags, publishedAt } = page
    const untouched = sameValue(bare({ title, slug, sections, internalLinks, externalLinks, excerpt, seo, cover, tags, publishedAt }), {})
    if (!untouched || saver.unsaved || saved.document._status === 'published' || isOpen(saver.id)) return
    // If this fails, the sweep deletes it.
    deleteDocument(place, saved.document.updatedAt).catch(() => undefined)
  }, BACK_WITHIN_MS)
}

/** Opens a saver for the surrounding form's document; undefined until the form is ready, and for a read-only one. */
export function usePanelSaver(): PanelSaver | undefined {
  const {
    id,
    collectionSlug,
    data,
    hasSavePermission,
    isTrashed,
    setData,
    setLastUpdateTime,
    setHasPublishedDoc,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  const { user } = useAuth()
  const account = useRef(String(user?.id ?? '')).current
  const { getFields } = useForm()
  const initializing = useFormInitializing()
  const { reportUpdate } = useDocumentEvents()
  const [saver, setSaver] = useState<PanelSaver>()
  const loaded = useRef(data)

  const onSaved = useRef<(document: PanelDocument) => void>(() => undefined)
  useEffect(() => {
    onSaved.current = (document) => {
      const published = document._status === 'published'
      setData(document)
      setLastUpdateTime(Date.parse(document.updatedAt))
      setUnpublishedVersionCount(published ? 0 : 1)
      if (published) setHasPublishedDoc(true)
      if (collectionSlug)
        reportUpdate({ doc: document, entitySlug: collectionSlug, id: document.id, operation: 'update', updatedAt: document.updatedAt })
    }
  })

  useEffect(() => {
    const document = loaded.current
    if (
      initializing ||
      typeof id !== 'string' ||
      !collectionSlug ||
      !hasSavePermission ||
      isTrashed ||
      typeof document?.updatedAt !== 'string'
    )
      return
    // The saver compares edits with what the form shows.
    const saved = { document: { ...document, id, updatedAt: document.updatedAt }, fields: formValues(getFields()) }
    const opened = panelSaver({ collection: collectionSlug, id, account }, saved, (answered) => onSaved.current(answered))
    setSaver(opened)
    const close = keepOpen(opened, { collection: collectionSlug, id })
    return () => {
      close()
      forsake(opened, { collection: collectionSlug, id })
    }
  }, [initializing, id, collectionSlug, hasSavePermission, isTrashed, getFields, account])
  return saver
}
