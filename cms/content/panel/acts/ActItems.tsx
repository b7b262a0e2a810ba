'use client'

import type { ReachingAct } from '@framewell/domain/content/consequences'
import { draftSaved } from '@framewell/domain/content/saving/draftSaved'
import { PopupList, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useOpenSaver } from '../saving/openSavers'
import { effectsSlug } from './EffectsModal'

/** A menu item that unpublishes a published document. */
export const UnpublishItem = () => {
  const { hasPublishedDoc, hasPublishPermission, isTrashed } = useDocumentInfo()
  return hasPublishedDoc && hasPublishPermission && !isTrashed ? <ActItem act="unpublish">Unpublish…</ActItem> : null
}

/** A menu item that moves a document to the trash. It replaces Payload's, which does not show what the deletion leaves behind. */
export const DeleteItem = () => {
  const { hasDeletePermission, hasTrashPermission, isTrashed } = useDocumentInfo()
  return (hasDeletePermission || hasTrashPermission) && !isTrashed ? (
    <ActItem act="delete">Delete…</ActItem>
  ) : (
    <span className="act-item" hidden />
  )
}

const ActItem = ({ act, children }: { readonly act: ReachingAct; readonly children: string }) => {
  const { id } = useDocumentInfo()
  const saver = useOpenSaver(id)
  const { openModal } = useModal()
  const begin = async () => {
    // Saves pending edits first: the figures are those of the newest draft.
    if (!saver || (await draftSaved(saver))) openModal(effectsSlug(act, id))
    else toast.error('Not everything is saved yet. Fix the marked fields first.')
  }
  return (
    <PopupList.Button className="act-item" id={`content-${act}`} onClick={() => void begin()}>
      {children}
    </PopupList.Button>
  )
}
