import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { PictureLibrary } from '../PictureLibrary'
import { $insertStored } from './insertStored'
import { storedPicture } from './storedPicture'

/** Inserts a picture from the library at the cursor. */
export const PictureDialog = () => {
  const [editor] = useLexicalComposerContext()
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      size="wide"
      title="Choose a picture"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="small" label="Picture" icon={<ImagePlus />} />}
    >
      <PictureLibrary
        onChoose={(picture) => {
          setOpen(false)
          editor.update(() => $insertStored([storedPicture(picture)]))
          editor.focus()
        }}
      />
    </Dialog>
  )
}
