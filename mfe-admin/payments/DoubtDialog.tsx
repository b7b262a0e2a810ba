import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import type { importStatement } from '@framewell/domain/payments/bankCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import type { z } from 'zod'

/** What an operator said about a file. */
export type Sure = Pick<z.input<typeof importStatement.input>, 'first' | 'repeats'>
export type Doubt = 'first' | 'repeats'

interface DoubtWords {
  readonly title: string
  readonly description: string
  readonly yes: string
  readonly said: Sure
}

const WORDS: Readonly<Record<Doubt, DoubtWords>> = {
  first: {
    title: 'Is this the right account?',
    description: 'Later statements have to continue this one. It can be taken back while it is the newest one.',
    yes: 'Account and balance are right: import',
    said: { first: 'checked' },
  },
  repeats: {
    title: 'Did it happen twice?',
    description:
      "Compare with the bank's own list of that day. If the movement is there once, this file was exported before the last one you imported: close this and export again.",
    yes: 'It happened again: import',
    said: { repeats: 'new' },
  },
}

interface DoubtDialogProps {
  readonly doubt: Doubt
  readonly busy: boolean
  readonly failure: SendFailure | null
  readonly onClose: () => void
  readonly onSure: (said: Sure) => void
}

/** Asks an operator to check what only the bank can tell: a first statement, or a movement that looks like an imported one. */
export const DoubtDialog = ({ doubt, busy, failure, onClose, onSure }: DoubtDialogProps) => {
  const { title, description, yes, said } = WORDS[doubt]
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Stack gap={4}>
        <SendAlert title="Not imported" failure={failure} />
        <Stack direction="row" gap={3}>
          <Button variant="primary" pending={busy} pendingText="Importing..." onClick={() => onSure(said)}>
            {yes}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Do not import
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}
