import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { notesFault } from '@framewell/domain/audit/reason'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { balanceChange } from '@framewell/domain/payments/ledgerAccount'
import { completePhase } from '@framewell/domain/payments/phaseCalls'
import { PHASE_WORDS, type Phase } from '@framewell/domain/payments/phases'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PAYMENT_QUERIES, previewQuery } from './paymentQueries'
import { usePartyView } from './usePartyView'

interface PhaseDialogProps {
  projectId: string
  phase: Phase
}

/** Completes a phase after showing the exact amounts that will move. */
export const PhaseDialog = (props: PhaseDialogProps) => {
  const [open, setOpen] = useState(false)
  const name = labelOf(PHASE_WORDS, props.phase)
  return (
    <Dialog
      size="wide"
      title={`Complete: ${name.toLowerCase()}`}
      description="This is what will move, to the cent."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary" size="small">
          Complete {name.toLowerCase()}
        </Button>
      }
    >
      <Completing {...props} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

const Completing = ({ projectId, phase, onDone }: PhaseDialogProps & { onDone: () => void }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const view = usePartyView()
  const [notes, setNotes] = useState('')
  const [tried, setTried] = useState(false)
  const preview = useQuery(previewQuery(useGuardedCall(), projectId, phase))
  const completing = useSend(completePhase, {
    keep: `phase.${projectId}.${phase}`,
    words: { makes: 'release' },
    onSent: ({ release }) => {
      toast({
        title: `${labelOf(PHASE_WORDS, phase)} is complete`,
        description: `${usdWithCents(release.grossCents)} is released.`,
        tone: 'success',
      })
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  const accept = () => {
    setTried(true)
    if (notesFault(view === null, notes) === undefined) void completing.send({ projectId, phase, notes })
  }
  return (
    <Reading read={preview} loading="Computing what will move" failure="What would move could not be computed">
      {({ release, movements, refusal }) => (
        <Stack gap={5}>
          <Table
            caption="What moves"
            rows={movements}
            rowKey={({ account }) => account}
            columns={[
              { id: 'account', header: 'Account', onPhone: 'title', cell: ({ title }) => title },
              { id: 'before', header: 'Before', align: 'end', cell: ({ beforeCents }) => usdWithCents(beforeCents) },
              {
                id: 'change',
                header: 'Moves',
                align: 'end',
                cell: ({ account, amountCents }) => {
                  const change = balanceChange(account, amountCents)
                  return change > 0 ? `+${usdWithCents(change)}` : usdWithCents(change)
                },
              },
              { id: 'after', header: 'After', align: 'end', cell: ({ afterCents }) => usdWithCents(afterCents) },
            ]}
          />
          {refusal ? (
            <Alert tone="warn" title="This phase cannot complete yet">
              {refusal.missing.length > 0 ? `${refusal.message} Missing: ${refusal.missing.join('; ')}.` : refusal.message}
            </Alert>
          ) : (
            <>
              <Text>
                {usdWithCents(release.grossCents)} is released
                {release.netCents === null ? '' : `; the shop can be paid ${usdWithCents(release.netCents)}`}. A release is undone only by a
                reversal that an operator books.
              </Text>
              <TextArea
                label={view === null ? 'Reason' : 'Notes'}
                optional={view !== null}
                hint={view === null ? 'You accept this phase for the builder. Both sides read the reason.' : 'The shop reads them'}
                rows={2}
                value={notes}
                maxLength={2000}
                error={tried ? notesFault(view === null, notes) : undefined}
                onChange={(event) => setNotes(event.currentTarget.value)}
              />
            </>
          )}
          <SendAlert title="Failed to trigger milestone" failure={completing.failure} />
          <Button
            variant="primary"
            pending={completing.busy}
            pendingText="Releasing..."
            disabledReason={refusal ? refusal.message : null}
            onClick={accept}
          >
            Release {usdWithCents(release.grossCents)}
          </Button>
        </Stack>
      )}
    </Reading>
  )
}
