'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback } from 'react'
import { useOpenSaver } from './openSavers'
import { asSaved } from './panelDraft'
import { readDocument } from './panelRequests'

/** Reloads the surrounding form's document after something other than a save changed it. */
export function useRenewForm(): () => Promise<void> {
  const { id, collectionSlug, setData, setHasPublishedDoc, setLastUpdateTime, setUnpublishedVersionCount } = useDocumentInfo()
  const saver = useOpenSaver(id)
  return useCallback(async () => {
    if (typeof id !== 'string' || !collectionSlug) return
    const place = { collection: collectionSlug, id }
    const newest = await readDocument(place)
    saver?.seen(asSaved(newest))
    setData(newest)
    setLastUpdateTime(Date.parse(newest.updatedAt))
    setHasPublishedDoc((await readDocument(place, { draft: false }))._status === 'published')
    setUnpublishedVersionCount(newest._status === 'published' ? 0 : 1)
  }, [id, collectionSlug, saver, setData, setHasPublishedDoc, setLastUpdateTime, setUnpublishedVersionCount])
}
