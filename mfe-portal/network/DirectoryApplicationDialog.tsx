import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'
import { useState } from 'react'

/** The form's code is half of the page's, and most visitors only look. */
const Form = later<{ onApplied: (applicationId: string) => void }>(
  async () => (await import('./DirectoryApplicationForm')).DirectoryApplicationForm,
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="36rem" />
  </LoadingArea>,
)
/** After a failure, opening the dialog loads the code again. */
const fetchSoon = () => void Form.ready().catch(() => undefined)

/** The application to the directory, in a dialog. */
export const DirectoryApplicationDialog = ({ onApplied }: { onApplied: (applicationId: string) => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Apply to the partner network"
      description="We review applications within 48 hours."
      size="wide"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary" onPointerEnter={fetchSoon} onFocus={fetchSoon}>
          Apply to be listed
        </Button>
      }
    >
      <Form
        onApplied={(applicationId) => {
          setOpen(false)
          onApplied(applicationId)
        }}
      />
    </Dialog>
  )
}
