import { Alert } from '@framewell/design-system/elements/alert/Alert'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { advanceOutcomeSentences } from '@framewell/domain/payments/advanceOutcome'
import { previewAdvanceOutcome } from '@framewell/domain/payments/factoringCalls'
import { useQuery } from '@tanstack/react-query'
import { problemSentence } from '../sending/problemSentence'
import { useGuardedCall } from '../session/useGuardedCall'

type AdvanceOutcomeProps = Pick<CallInput<typeof previewAdvanceOutcome>, 'projectId' | 'step' | 'refundCents' | 'payoutId'> & {
  /** Query cache key shared by payment screens. */
  readonly queries: readonly string[]
}

/** A step's effect on a project's early payouts, shown before confirming; nothing without an effect. */
export const AdvanceOutcome = ({ queries, ...asked }: AdvanceOutcomeProps) => {
  const api = useGuardedCall()
  const { data, error } = useQuery({
    queryKey: [...queries, 'advance-outcome', asked],
    queryFn: ({ signal }) => api(previewAdvanceOutcome, asked, { signal }),
    gcTime: 0,
  })
  if (error)
    return (
      <Alert tone="warn" title="Early payouts could not be checked">
        {problemSentence(error, 'The connection failed. Please try again.')}
      </Alert>
    )
  const sentences = data ? advanceOutcomeSentences(data) : []
  return sentences.length > 0 ? (
    <Alert tone="warn" title="Early payout">
      {sentences.join(' ')}
    </Alert>
  ) : null
}
