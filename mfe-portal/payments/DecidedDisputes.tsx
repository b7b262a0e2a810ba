import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type DisputeDetail, getDispute, listDisputes } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_OUTCOME_WORDS, DISPUTE_REASON_WORDS, decidedRefundWords } from '@framewell/domain/payments/disputes'
import { isShopView } from '@framewell/domain/payments/partyView'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_QUERIES } from './paymentQueries'
import { usePartyView } from './usePartyView'

/** How the disputes of a project were decided, the newest first. Renders nothing without one. */
export const DecidedDisputes = ({ projectId }: { projectId: string }) => {
  const api = useGuardedCall()
  const read = useQuery({
    queryKey: [...PAYMENT_QUERIES, 'decided disputes', projectId],
    queryFn: async ({ signal }) => {
      const { data } = await api(listDisputes, { projectId, status: 'resolved' }, { signal })
      return Promise.all(data.map(async ({ id }) => (await api(getDispute, { id }, { signal })).dispute))
    },
  })
  if (read.data?.length === 0) return null
  return (
    <Reading read={read} loading="Loading the disputes" failure="The decided disputes could not be loaded">
      {(disputes) => (
        <Stack as="section" gap={4} aria-label="Decided disputes">
          <Heading level={3} size={5}>
            {disputes.length === 1 ? 'Decided dispute' : 'Decided disputes'}
          </Heading>
          {disputes.map((dispute) => (
            <Decision key={dispute.id} dispute={dispute} />
          ))}
        </Stack>
      )}
    </Reading>
  )
}

const Decision = ({ dispute: { reason, openedBy, description, outcome, resolution } }: { dispute: DisputeDetail }) => {
  const isShop = isShopView(usePartyView())
  return (
    <Stack gap={2}>
      <Text>
        {labelOf(DISPUTE_REASON_WORDS, reason)}, opened by {openedBy}: {description}
      </Text>
      {outcome && resolution ? (
        <>
          <Text>
            <strong>{labelOf(DISPUTE_OUTCOME_WORDS, outcome)}</strong>, {longDate(resolution.at)}.{' '}
            {[
              ...(resolution.refundCents > 0 ? [`${decidedRefundWords(resolution.refundCents, isShop ? 'shop' : 'contract')}.`] : []),
              ...(resolution.releaseCents > 0
                ? [`${usdWithCents(resolution.releaseCents)} is released ${isShop ? 'to you' : 'for the work of the shop'}.`]
                : []),
            ].join(' ')}
          </Text>
          <Text tone="muted">{resolution.reason}</Text>
        </>
      ) : null}
    </Stack>
  )
}
