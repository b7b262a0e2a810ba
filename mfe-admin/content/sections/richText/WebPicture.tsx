import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import type { StoredNode } from '@framewell/domain/content/lexicalText'
import type { Picture } from '@framewell/domain/content/pictures'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PictureLibrary } from '../PictureLibrary'
import { pastedFiles } from './pastedFiles'
import { storedPicture } from './storedPicture'

interface WebPictureProps {
  stored: StoredNode
  /** Stores the changed node within an editor update. */
  $change: (change: (stored: StoredNode) => StoredNode) => void
}

/** A picture from a paste: upload it to the library, or leave it out. Until then the text is saved and published without it. */
export const WebPicture = ({ stored, $change }: WebPictureProps) => {
  const [editor] = useLexicalComposerContext()
  const [open, setOpen] = useState(false)
  const alt = String(stored.alt ?? '')
  const use = (picture: Picture) => {
    setOpen(false)
    editor.update(() => $change(() => storedPicture(picture)))
  }
  return (
    <Ask>
      <p>
        A pasted picture{alt ? `, “${alt}”,` : ''} is not in the library yet, and not part of the text until it is.
        {typeof stored.src === 'string' && stored.src ? ` It came from ${stored.src}.` : ''}
      </p>
      <Dialog
        size="wide"
        title="Add the pasted picture"
        open={open}
        onOpenChange={setOpen}
        trigger={<Button size="small">Upload it</Button>}
      >
        <PictureLibrary onChoose={use} given={{ alt, file: pastedFiles.get(String(stored.id)) }} />
      </Dialog>
    </Ask>
  )
}

const Ask = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`
