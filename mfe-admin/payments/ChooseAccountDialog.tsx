import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { HOUSE_ACCOUNT_WORDS, HOUSE_ACCOUNTS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'

interface ChooseAccountDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  readonly onChosen: (account: HouseAccountName) => void
}

/** Asks whose statement a file is that shows no account number. */
export const ChooseAccountDialog = ({ busy, onClose, onChosen }: ChooseAccountDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Which account is it?"
    description="The file does not show its account number. Each account has its own statements, each opening with the last one's closing balance."
  >
    <Stack gap={3}>
      {HOUSE_ACCOUNTS.map((account) => (
        <Button key={account} disabled={busy} onClick={() => onChosen(account)}>
          {labelOf(HOUSE_ACCOUNT_WORDS, account)}
        </Button>
      ))}
    </Stack>
  </Dialog>
)
