import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { History } from 'lucide-react'
import { useState } from 'react'
import { VersionDetails } from './VersionDetails'
import { VersionList } from './VersionList'

interface VersionsDialogProps {
  page: ContentPage
  /** Saves unsaved changes, because a version is compared with the latest draft. Resolves with false when that is not possible yet. */
  onOpen: () => Promise<boolean>
  onRestored: (page: ContentPage, undo: string) => void
}

/** The versions of a page: inspect one and restore it as the draft. */
export const VersionsDialog = ({ page, onOpen, onRestored }: VersionsDialogProps) => {
  const [open, setOpen] = useState(false)
  const [looked, setLooked] = useState<string | null>(null)
  return (
    <Dialog
      size="wide"
      title={looked ? 'A version of the page' : 'Versions'}
      description={looked ? 'What restoring it changes.' : 'Each person’s run of typing is one version. We keep the last 50.'}
      open={open}
      onOpenChange={async (next) => {
        setLooked(null)
        setOpen(next && (await onOpen()))
      }}
      trigger={<IconButton size="small" variant="outlined" label="Versions" icon={<History />} />}
    >
      {looked ? (
        <VersionDetails
          key={looked}
          page={page}
          version={looked}
          onBack={() => setLooked(null)}
          onRestored={(restored, undo) => {
            setOpen(false)
            setLooked(null)
            onRestored(restored, undo)
          }}
        />
      ) : (
        <VersionList id={page.id} onLook={setLooked} />
      )}
    </Dialog>
  )
}
