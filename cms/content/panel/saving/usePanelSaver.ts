'use client'

import { useAuth, useDocumentEvents, useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { formValues } from './formValues'
import { keepOpen } from './keepOpen'
import { type PanelSaver, panelSaver } from './panelDraft'
import type { PanelDocument } from './panelRequests'

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
    return keepOpen(opened, { collection: collectionSlug, id })
  }, [initializing, id, collectionSlug, hasSavePermission, isTrashed, getFields, account])
  return saver
}
