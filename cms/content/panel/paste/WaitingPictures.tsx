'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { Banner, Button, useDocumentDrawer } from '@payloadcms/ui'
import { useState } from 'react'
import { $insertUploaded, $leaveOut, type WaitingPicture } from './insertPasted'

interface WaitingPicturesProps {
  readonly waiting: readonly WaitingPicture[]
  /** It was inserted or skipped. */
  readonly onDone: (key: string) => void
}

/** Pictures that came with a paste: each is added to the library or skipped. The text is saved and published without them. */
export const WaitingPictures = ({ waiting, onDone }: WaitingPicturesProps) => {
  const [editor] = useLexicalComposerContext()
  const [chosen, setChosen] = useState<WaitingPicture | null>(null)
  const [DocumentDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'media' })
  const use = (id: unknown) => {
    closeDrawer()
    if (!chosen || typeof id !== 'string') return
    editor.update(() => $insertUploaded(chosen.key, id))
    onDone(chosen.key)
  }
  const leaveOut = ({ key }: WaitingPicture) => {
    editor.update(() => $leaveOut(key))
    onDone(key)
  }
  return (
    <>
      {waiting.map((picture) => (
        <Banner key={picture.key} type="info">
          <p style={{ overflowWrap: 'anywhere' }}>
            A pasted picture{picture.alt ? `, “${picture.alt}”,` : ''} is not in the library yet, and not part of the text until it is.
            {picture.src ? ` It came from ${picture.src}.` : ''}
          </p>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              setChosen(picture)
              openDrawer()
            }}
            size="small"
          >
            Upload it
          </Button>{' '}
          <Button buttonStyle="transparent" margin={false} onClick={() => leaveOut(picture)} size="small">
            Leave it out
          </Button>
        </Banner>
      ))}
      <DocumentDrawer initialData={{ alt: chosen?.alt ?? '' }} key={chosen?.key} onSave={({ doc }) => use(doc?.id)} />
    </>
  )
}
