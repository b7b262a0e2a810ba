import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'

interface RepeatedMovementsDialogProps {
  readonly busy: boolean
  readonly failure: SendFailure | null
  readonly onClose: () => void
  readonly onNew: () => void
}

/** Asks whether a movement that looks like an imported one happened again. */
export const RepeatedMovementsDialog = ({ busy, failure, onClose, onNew }: RepeatedMovementsDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Did it happen twice?"
    description="Compare with the bank's own list of that day. If the movement is there once, this file was exported before the last one you imported: close this and export again."
  >
    <Stack gap={4}>
      <SendAlert title="Not imported" failure={failure} />
      <Stack direction="row" gap={3}>
        <Button variant="primary" pending={busy} pendingText="Importing..." onClick={onNew}>
          It happened again: import
        </Button>
        <Button disabled={busy} onClick={onClose}>
          Do not import
        </Button>
      </Stack>
    </Stack>
  </Dialog>
)
