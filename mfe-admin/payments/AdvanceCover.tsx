import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Text } from '@framewell/design-system/elements/text/Text'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { type FactoringRequest, getFactoringOffer } from '@framewell/domain/payments/factoringCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_QUERIES } from './paymentQueries'

/** What an approval would advance now, and what of it draws on the limit for releases on trade credit. */
export const AdvanceCover = ({ projectId, urgency }: Pick<FactoringRequest, 'projectId' | 'urgency'>) => {
  const api = useGuardedCall()
  const { data, error } = useQuery({
    queryKey: [...PAYMENT_QUERIES, 'offer', projectId, urgency],
    queryFn: ({ signal }) => api(getFactoringOffer, { projectId, urgency }, { signal }),
    gcTime: 0,
    retry: false,
  })
  if (error)
    return (
      <Alert tone="warn" title="Nothing can be advanced now">
        {problemSentence(error, 'The connection failed. Please try again.')}
      </Alert>
    )
  return data ? (
    <Text>
      Of the advance of {dollarsWithCents(data.advanceAmount)}, the builder has paid {dollarsWithCents(data.fundedAmount)}.{' '}
      {dollarsWithCents(data.creditAmount)} is drawn on the limit for releases on trade credit.
    </Text>
  ) : null
}
