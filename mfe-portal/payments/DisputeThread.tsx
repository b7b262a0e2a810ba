import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usdWithCents } from '@framewell/domain/money/usd'
import { addDisputeEvidence, addDisputeMessage, downloadDisputeEvidence, getDispute } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_REASON_WORDS } from '@framewell/domain/payments/disputes'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDownload } from '../files/useDownload'
import { MessageList } from '../threads/MessageList'
import { WriteMessage } from '../threads/WriteMessage'
import { PAYMENT_QUERIES } from './paymentQueries'

/** The open dispute: until when it is decided, what is held, its thread and its evidence. */
export const DisputeThread = ({ id }: { id: string }) => {
  const api = useGuardedCall()
  const queries = useQueryClient()
  const download = useDownload()
  const queryKey = [...PAYMENT_QUERIES, 'dispute', id] as const
  const read = useQuery({ queryKey, queryFn: ({ signal }) => api(getDispute, { id }, { signal }) })
  const renew = () => void queries.invalidateQueries({ queryKey })
  return (
    <Stack as="section" gap={4} aria-label="Dispute">
      <Heading level={3} size={5}>
        Dispute
      </Heading>
      <Reading read={read} loading="Loading the dispute" failure="The dispute could not be read">
        {({ dispute }) => (
          <Stack gap={4}>
            <Text>
              <Badge tone={dispute.late ? 'bad' : 'warn'}>Decided by {longDate(dispute.decideBy)}</Badge>{' '}
              {DISPUTE_REASON_WORDS[dispute.reason]}, opened by {dispute.openedBy}. {usdWithCents(dispute.heldCents)} is held.
            </Text>
            <Text>{dispute.description}</Text>
            {dispute.evidence.map(({ id: evidenceId, name, by }) => (
              <Button
                key={evidenceId}
                size="small"
                variant="plain"
                onClick={() => void download(downloadDisputeEvidence, { id, evidenceId }, name)}
              >
                {name}, by {by}
              </Button>
            ))}
            <MessageList messages={dispute.messages.map(({ by, side, ...message }) => ({ ...message, by, side }))} />
            <WriteMessage
              send={(call, text, how) => call(addDisputeMessage, { id, text }, how)}
              attach={(call, file, how) => call(addDisputeEvidence, { id, name: file.name }, how)}
              onSettled={renew}
            />
          </Stack>
        )}
      </Reading>
    </Stack>
  )
}
