'use client'

import { draftSaved } from '@framewell/domain/content/saving/draftSaved'
import { Button, PopupList, toast, useDocumentInfo } from '@payloadcms/ui'
import { useOpenSaver } from './saving/openSavers'

/** Opens the document of a form, or of a list the whole content screen: pages and posts are written, scheduled and released there. */
export const OpenInContentScreen = () => {
  const { href, open } = useContentScreen()
  return (
    <Button buttonStyle="secondary" el="anchor" margin={false} onClick={() => void open()} size="small" url={href}>
      Open in content screen
    </Button>
  )
}

/** In place of Payload's menu items, which do not show what unpublishing or deleting leaves behind. */
export const UnpublishInContentScreen = () => {
  const { open } = useContentScreen()
  return (
    <PopupList.Button className="act-item" onClick={() => void open()}>
      Unpublish or delete…
    </PopupList.Button>
  )
}

function useContentScreen() {
  const { id } = useDocumentInfo()
  const saver = useOpenSaver(id)
  const href = typeof id === 'string' ? `/content-management?page=${id}` : '/content-management'
  const open = async () => {
    // The content screen reads the newest draft.
    if (!saver || (await draftSaved(saver))) window.location.assign(href)
    else toast.error('Not everything is saved yet. Fix the marked fields first.')
  }
  return { href, open }
}
