import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { addDisputeEvidence, downloadDisputeEvidence, getDispute } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_REASON_WORDS, HELD_IN_WORDS, PHASES_TO_COME_WORDS } from '@framewell/domain/payments/disputes'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { AddFile } from '@framewell/remote-kit/files/AddFile'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { OrderThread } from '@framewell/remote-kit/threads/OrderThread'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ORDER_QUERIES } from '../orders/orderQueries'
import { PAYMENT_QUERIES } from './paymentQueries'

/** The open dispute: due date, held amount, evidence, and the order's conversation, where it is mediated. */
export const DisputeThread = ({ id, projectId }: { id: string; projectId: string }) => {
  const api = useGuardedCall()
  const queries = useQueryClient()
  const download = useDownload()
  const queryKey = [...PAYMENT_QUERIES, 'dispute', id] as const
  const read = useQuery({ queryKey, queryFn: ({ signal }) => api(getDispute, { id }, { signal }) })
  return (
    <Stack as="section" gap={5} aria-label="Dispute">
      <Heading level={3} size={5}>
        Dispute
      </Heading>
      <Reading read={read} loading="Loading the dispute" failure="The dispute could not be loaded">
        {({ dispute }) => (
          <Stack gap={3}>
            <Text>
              <Badge tone={dispute.late ? 'bad' : 'warn'}>Decision due {deadlineDate(dispute.decideBy)}</Badge>{' '}
              {labelOf(DISPUTE_REASON_WORDS, dispute.reason)}, opened by {dispute.openedBy}. {usdWithCents(dispute.heldCents)} is on hold
              until the decision:{' '}
              <EntriesButton projectId={projectId} account={dispute.heldIn} queries={PAYMENT_QUERIES}>
                {usdWithCents(dispute.unreleasedCents)}
              </EntriesButton>{' '}
              {labelOf(HELD_IN_WORDS, dispute.heldIn)}
              {dispute.releasedCents > 0 ? `, ${usdWithCents(dispute.releasedCents)} released and not paid out` : ''}.{' '}
              {labelOf(PHASES_TO_COME_WORDS, dispute.heldIn)}
            </Text>
            <Text>{dispute.description}</Text>
            {dispute.evidence.map(({ id: evidenceId, name, by }) => (
              <div key={evidenceId}>
                <Button size="small" variant="plain" onClick={() => void download(downloadDisputeEvidence, { id, evidenceId }, name)}>
                  {name}, by {by}
                </Button>
              </div>
            ))}
            <AddFile
              attach={(call, file, how) => call(addDisputeEvidence, { id, name: file.name }, how)}
              onSettled={() => void queries.invalidateQueries({ queryKey })}
            >
              Add evidence
            </AddFile>
          </Stack>
        )}
      </Reading>
      <OrderThread orderId={projectId} counts={ORDER_QUERIES} />
    </Stack>
  )
}
