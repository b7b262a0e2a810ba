import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { importPayoutReport, type ReportOutcome } from '@framewell/domain/payments/payoutCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { PAYMENT_QUERIES } from './paymentQueries'

const OUTCOME_WORDS: Readonly<Record<ReportOutcome, string>> = {
  takenBack: 'Payable again; its account is blocked',
  announced: 'Noted; its account is blocked until a new one is confirmed. A statement shows when the money is back',
  prenoteReturned: 'Its account is blocked until a new one is confirmed',
  proposed: 'The corrected account is proposed; another operator has to confirm it',
  noted: 'Nothing to change here: the correction is in the reason',
  known: 'Known before; nothing was changed',
  unknownPayout: 'None of our payouts has this number and amount',
}

/** Imports the bank's report on payouts: returns, corrections and rejections, each with what followed. */
export const ImportPayoutReport = () => {
  const queries = useQueryClient()
  const sending = useSending(
    (api: CallApi, file: File, how: CallOptions) => api(importPayoutReport, { name: file.name }, { ...how, file }),
    {
      onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
    },
  )
  const { answer, busy, failure } = sending
  return (
    <Stack gap={3} align="start">
      <FileButton
        accept=".ach,.txt,.xml"
        icon={<Upload />}
        pending={busy}
        pendingText="Importing..."
        onFile={(file) => void sending.send(file)}
      >
        Import a return file
      </FileButton>
      <Text tone="muted" size="small">
        The bank's NACHA returns and notifications of change, or pain.002.
      </Text>
      <SendAlert title="Not imported" failure={failure} />
      {answer && !busy && !failure ? (
        <Alert
          tone="info"
          live="polite"
          title={answer.payouts.length === 1 ? 'One payout reported' : `${answer.payouts.length} payouts reported`}
        >
          <ul>
            {answer.payouts.map(({ reference, payee, outcome, reason }) => (
              <li key={`${reference} ${reason}`}>
                <strong>{[reference, payee].filter(Boolean).join(', ')}</strong>: {reason}. {labelOf(OUTCOME_WORDS, outcome)}.
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Stack>
  )
}
